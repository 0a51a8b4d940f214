/**
 * Forcing nets: an assumption is followed through all singles that it leads to, where several inferences may be needed
 * for the next. Contradiction: the candidate is false. Verity: all candidates of a cell, or all places of a digit in a
 * house, lead to the same conclusion.
 *
 * The nets of single candidates come first; if none concludes anything, refutations inside refutations are tried, as a
 * last resort; and then all this beside a tridagon, whose guardians are one more set of which one is true. It is no
 * guess: a step states each inference, and a refuted candidate is false whatever the solution is.
 */

import { hasAt } from '../../kernel/cell-sets.js';
import type { Step, Technique } from '../../types.js';
import { candidatesIn, stepOf } from '../shared/parts.js';
import { type Context, slicedTechnique } from '../shared/technique.js';
import { type TridagonPattern, tridagonsOf } from '../shared/tridagon-patterns.js';
import { factsByCases, keepFor, keptFacts, type NetMemory, netMemory } from './net-cases.js';
import { candidateOf, netGraph } from './net-graph.js';
import { groupsFor } from './net-groups.js';
import { branchesOf } from './net-steps.js';
import { proofSize } from './proof.js';
import { graphOf } from './reach.js';
import { createWorkshop, type Fact, refute, refuteInside, type Workshop } from './refute.js';
import { netVerities } from './verity.js';

/**
 * How many assumptions are made for refutations inside refutations, which are one level deep; 1,000 lose nothing
 * (`scripts/limits.mjs`).
 */
const maxAssumptions = 20_000;

/** How many assumptions are made for a step case by case. */
const maxCases = 100_000;

/**
 * When so many candidates are gone since nets without cases said nothing they are looked for again: on boards of our own that takes
 * 4 to 15 % fewer pauses than after 1, and after 16 fewer on killers only (`scripts/limits.mjs net-few-gone`).
 */
const fewGone = 8;

/**
 * The most guardians of a tridagon that nets are tried beside: on boards of our own 2 to 8 conclude the same, and 6 take
 * 3 % fewer pauses than 8 (`scripts/limits.mjs net-guardians`).
 */
const maxGuardians = 6;

/**
 * How many tridagons are tried: on boards of our own one, two and four conclude the same
 * (`scripts/limits.mjs net-tridagons`).
 */
const maxTridagons = 4;

/** How many candidates are assumed between two yields. */
const NODES_A_SLICE = 10;

/**
 * Forcing Net: everything that follows from an assumption by singles, until it contradicts itself, or until all
 * candidates of a cell or all places of a digit in a house lead to the same.
 *
 * Pattern: `branches` are the inferences in order; one link for each premise. A weak link turns off its end because the
 * start is on; all strong links to a node together turn it on, because all others of its cell or house are off. Role
 * `'assumption'` is what the branches begin from; a verity over a house names the house. A weak link from a node to
 * itself refers to the next branch, which refutes that node on top of all so far. Contradictions first, for each
 * candidate one, by the number of inferences and then by the candidate; then verities in the same way for what is left;
 * candidates that can only be refuted with further refutations inside are listed only if there is neither, and as far
 * as 20,000 assumptions reach. Where that finds nothing, the same is tried beside a tridagon: roles `'tridagon'` and
 * `'guardian'` as there, and strong links from all other guardians turn the last guardian on.
 * On layouts nets also know what is left of a house together, sums and fillings of rows: weak links from what is off, one after
 * the other to one node, say that what is left rules it out. There cases inside cases, as many as it takes, come before verities.
 *
 * @see {@link forcingChain}
 *
 * @example
 * ```ts
 * import { findSteps, forcingNet, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [forcingNet]).length > 0; // => true
 * ```
 */
export const forcingNet: Technique = /* @__PURE__ */ slicedTechnique('forcing-net', function* (context, emit) {
  for (const step of netSteps(context)) {
    if (step === undefined) yield;
    else if (emit(step)) return true;
  }
  return false;
});

/** The steps in their order; undefined where the search may pause. */
function* netSteps(context: Context): Generator<Step | undefined> {
  const shop = workshopFor(context);
  const memory = hasGroups(shop) ? netMemory(context) : undefined;
  if (memory !== undefined) yield* stepsOf(shop, keptFacts(shop, memory));
  const { length } = shop.graph.nodes;
  const hopeful = hopefulIn(shop, context);
  let isBare = true;
  if (memory === undefined || memory.open - length >= fewGone) {
    for (const step of plainSteps(shop, hopeful, memory)) {
      isBare &&= step === undefined;
      yield step;
    }
    if (isBare && memory !== undefined) memory.open = length;
  }
  if (!isBare) return;
  const deep = memory === undefined ? deepSteps(shop) : caseSteps(shop, hopeful, memory);
  for (const step of deep) {
    isBare &&= step === undefined;
    yield step;
  }
  const { boxRows, boxCols } = context.state.tables;
  if (isBare && boxRows === 3 && boxCols === 3) yield* guardianSteps(context);
}

/** What nets work with, beside the guardians of a tridagon if there is one. */
function workshopFor(context: Context, beside?: TridagonPattern): Workshop {
  const { size } = context.state.tables;
  const guardians = beside?.guardians.map(({ cell, digit }) => cell * size + digit - 1);
  const graph = guardians === undefined ? graphOf(context) : netGraph(context.state, guardians);
  return createWorkshop(graph, maxCases, groupsFor(graph), netMemory(context).blamed);
}

/** Do nets know more than singles? */
function hasGroups({ base }: Workshop): boolean {
  return base.groups.list.length > 0;
}

/** The candidates that may be refuted: what is known to be true isn't tried. */
function hopefulIn({ graph: { nodes, state } }: Workshop, { solution }: Context): number[] {
  const { size, words } = state.tables;
  return [...nodes.keys()].filter(
    (node) => !hasAt(solution, nodes[node] % size, Math.floor(nodes[node] / size), words),
  );
}

/**
 * Refutations of single candidates, then verities, which on layouts wait for the cases. The next steps get what falls at once
 * beside the first.
 */
function* plainSteps(shop: Workshop, hopeful: readonly number[], memory?: NetMemory): Generator<Step | undefined> {
  const refuted = yield* refutations(shop, hopeful);
  if (memory !== undefined) keepFor(memory, shop, refuted.slice(1), 1);
  yield* stepsOf(shop, refuted);
  if (memory === undefined) yield* netVerities(shop.base, new Set(refuted.map(({ node }) => node)));
}

/** What is refuted case by case; where nothing is, verities: they take a net for each candidate, and find little more. */
function* caseSteps(shop: Workshop, hopeful: readonly number[], memory: NetMemory): Generator<Step | undefined> {
  let isBare = true;
  for (const step of stepsOf(shop, factsByCases(shop, memory, hopeful))) {
    isBare &&= step === undefined;
    yield step;
  }
  if (isBare) yield* netVerities(shop.base, new Set());
}

/** The steps of facts, beside a tridagon if there is one. */
function* stepsOf(
  shop: Workshop,
  facts: Iterable<Fact | undefined>,
  beside?: TridagonPattern,
): Generator<Step | undefined> {
  for (const fact of facts) yield fact && refutationStep(shop, fact, beside);
}

/** What only refutations inside refutations find; small cells first, as assumptions in them lead far. */
function* deepSteps(shop: Workshop, beside?: TridagonPattern): Generator<Step | undefined> {
  shop.budget = maxAssumptions;
  for (const node of bySizeOfCell(shop)) {
    const proof = yield* refuteInside(shop, node);
    if (proof !== undefined) yield refutationStep(shop, { node, proof }, beside);
  }
}

/**
 * What follows beside a tridagon, one of whose guardians is true: the tridagon with the fewest guardians that leads to
 * something, by singles first and then by refutations inside refutations.
 */
function* guardianSteps(context: Context): Generator<Step | undefined> {
  const all: TridagonPattern[] = [];
  for (const found of tridagonsOf(context.state, maxGuardians)) {
    if (found === undefined) yield;
    else all.push(found);
  }
  const fewest = all
    .sort((a, b) => a.guardians.length - b.guardians.length)
    .slice(0, maxTridagons)
    .map((beside) => ({ beside, shop: workshopFor(context, beside) }));
  for (const { beside, shop } of fewest) {
    const refuted = yield* refutations(shop, hopefulIn(shop, context));
    yield* stepsOf(shop, refuted, beside);
    if (refuted.length > 0) return;
  }
  for (const { beside, shop } of fewest) {
    // Nets that know more have been through all cases.
    if (hasGroups(shop)) return;
    let isBare = true;
    for (const step of deepSteps(shop, beside)) {
      isBare &&= step === undefined;
      yield step;
    }
    if (!isBare) return;
  }
}

/** Which of the candidates a net alone refutes, by the size of the proof and then by the candidate. */
function* refutations(shop: Workshop, hopeful: readonly number[]): Generator<undefined, Fact[]> {
  const found: (Fact & { readonly size: number })[] = [];
  for (const [at, node] of hopeful.entries()) {
    if (at % NODES_A_SLICE === 0) yield;
    const proof = refute(shop, node);
    if (proof !== undefined) found.push({ node, proof, size: proofSize(proof) });
  }
  return found.sort((a, b) => a.size - b.size || a.node - b.node);
}

/** The candidates, those of small cells first. */
function bySizeOfCell({ graph: { nodes, units, unitsOf } }: Workshop): number[] {
  // The first unit of a candidate is its cell.
  const sizeOf = Array.from(nodes, (_, node) => {
    const cell = unitsOf.items[unitsOf.first[node]];
    return units.first[cell + 1] - units.first[cell];
  });
  return [...sizeOf.keys()].sort((a, b) => sizeOf[a] - sizeOf[b] || a - b);
}

function refutationStep({ graph }: Workshop, { node, proof }: Fact, beside?: TridagonPattern): Step {
  const assumed = candidateOf(graph, node);
  const clash = candidateOf(graph, proof.inferences[proof.inferences.length - 1].node);
  return stepOf('forcing-net', {
    key: beside ? 'forcing-net-guardians' : 'forcing-net',
    eliminations: [assumed],
    roles: {
      assumption: [assumed],
      tridagon: beside ? candidatesIn(graph.state, beside.cells, beside.digits) : [],
      guardian: beside ? beside.guardians : [],
    },
    branches: branchesOf(graph, proof),
    params: {
      guardians: beside && { candidates: beside.guardians },
      cell: { cells: [assumed.cell] },
      digit: { digits: [assumed.digit] },
      clashCell: { cells: [clash.cell] },
      clashDigit: { digits: [clash.digit] },
      count: { count: proofSize(proof) },
    },
  });
}

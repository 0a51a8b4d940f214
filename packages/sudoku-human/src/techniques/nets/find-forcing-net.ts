/**
 * Forcing nets: an assumption is followed through all singles that it leads to, where several inferences may be needed
 * for the next. Contradiction: the candidate is false. Verity: all candidates of a cell, or all places of a digit in a
 * house, lead to the same conclusion.
 *
 * The nets of single candidates come first; if none concludes anything, refutations inside refutations are tried, as a
 * last resort; and then all this beside a tridagon, whose guardians are one more set of which one is true. It is no
 * guess: a step states each inference, and a refuted candidate is false whatever the solution is.
 */

import { countBits } from '../../kernel/bits.js';
import { CANDIDATES, candidateAt, cellOf, digitOf } from '../../kernel/candidates.js';
import { hasAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { Candidate, Step, Technique } from '../../types.js';
import { candidatesIn, withRole } from '../shared/parts.js';
import { type Context, slicedTechnique } from '../shared/technique.js';
import { type TridagonPattern, tridagonsOf } from '../shared/tridagon-patterns.js';
import { branchesOf, candidateOf, proofSize } from './net-steps.js';
import type { Inference } from './proof.js';
import { createNet } from './propagation.js';
import { createPool, refute, refuteInside } from './refute.js';
import { netVerities } from './verity.js';

/**
 * How many assumptions are made for refutations inside refutations, which are one level deep; 1,000 lose nothing
 * (`scripts/limits.mjs`).
 */
const maxAssumptions = 20_000;

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
function* netSteps({ state, solution }: Context): Generator<Step | undefined> {
  const refuted = yield* refutations(state, solution);
  for (const { node, proof } of refuted) yield contradictionStep(state, node, proof);
  let isBare = refuted.length === 0;
  for (const step of netVerities(state, new Set(refuted.map(({ node }) => node)))) {
    isBare &&= step === undefined;
    yield step;
  }
  if (!isBare) return;
  for (const step of deepSteps(state)) {
    isBare &&= step === undefined;
    yield step;
  }
  if (isBare) yield* guardianSteps(state, solution);
}

/** What only refutations inside refutations find, beside the guardians of a tridagon if there is one. */
function* deepSteps(state: State, beside?: TridagonPattern): Generator<Step | undefined> {
  const oneOf = guardianNodes(beside);
  const base = createNet(state, oneOf);
  const pool = createPool(state, 1, oneOf);
  const budget = { left: maxAssumptions };
  const bySize = candidates(state).sort((a, b) => cellSize(state, a) - cellSize(state, b) || a - b);
  for (const node of bySize) {
    const proof = yield* refuteInside(state, base, node, pool, budget);
    if (proof !== undefined) yield contradictionStep(state, node, proof, beside);
  }
}

/**
 * What follows beside a tridagon, one of whose guardians is true: the tridagon with the fewest guardians that leads to
 * something, by singles first and then by refutations inside refutations.
 */
function* guardianSteps(state: State, solution: Int32Array): Generator<Step | undefined> {
  const all: TridagonPattern[] = [];
  for (const found of tridagonsOf(state, maxGuardians)) {
    if (found === undefined) yield;
    else all.push(found);
  }
  const fewest = all.sort((a, b) => a.guardians.length - b.guardians.length).slice(0, maxTridagons);
  for (const beside of fewest) {
    const refuted = yield* refutations(state, solution, beside);
    for (const { node, proof } of refuted) yield contradictionStep(state, node, proof, beside);
    if (refuted.length > 0) return;
  }
  for (const beside of fewest) {
    let isBare = true;
    for (const step of deepSteps(state, beside)) {
      isBare &&= step === undefined;
      yield step;
    }
    if (!isBare) return;
  }
}

function guardianNodes(pattern: TridagonPattern | undefined): number[] {
  return pattern === undefined ? [] : pattern.guardians.map(({ cell, digit }) => candidateAt(cell, digit - 1));
}

/**
 * Every candidate that singles refute, with the proof, by the size of the proof and then by the candidate; what is known to be
 * true isn't tried.
 */
function* refutations(
  state: State,
  solution: Int32Array,
  beside?: TridagonPattern,
): Generator<undefined, { node: number; proof: Inference[] }[]> {
  const oneOf = guardianNodes(beside);
  const base = createNet(state, oneOf);
  const pool = createPool(state, 0, oneOf);
  const budget = { left: 729 };
  const found: { node: number; proof: Inference[]; size: number }[] = [];
  for (const [at, node] of candidates(state).entries()) {
    if (at % NODES_A_SLICE === 0) yield;
    if (hasAt(solution, digitOf(node), cellOf(node))) continue;
    const proof = refute(state, base, node, pool[0], budget);
    if (proof !== undefined) found.push({ node, proof, size: proofSize(proof) });
  }
  return found.sort((a, b) => a.size - b.size || a.node - b.node);
}

function candidates(state: State): number[] {
  const nodes: number[] = [];
  for (let node = 0; node < CANDIDATES; node++) if (state.masks[cellOf(node)] & (1 << digitOf(node))) nodes.push(node);
  return nodes;
}

/** How many candidates the node's cell has: assumptions in small cells lead far. */
function cellSize({ masks }: State, node: number): number {
  return countBits(masks[cellOf(node)]);
}

function contradictionStep(state: State, node: number, proof: readonly Inference[], beside?: TridagonPattern): Step {
  const assumed: Candidate = candidateOf(node);
  const clash = candidateOf(proof[proof.length - 1].node);
  return {
    technique: 'forcing-net',
    placements: [],
    eliminations: [assumed],
    pattern: {
      candidates: [
        { ...assumed, role: 'assumption' },
        ...(beside ? withRole('tridagon', candidatesIn(state, beside.cells, beside.digits)) : []),
        ...(beside ? withRole('guardian', beside.guardians) : []),
      ],
      houses: [],
      links: [],
      branches: branchesOf(proof),
    },
    message: {
      key: beside ? 'forcing-net-guardians' : 'forcing-net',
      params: {
        ...(beside ? { guardians: { type: 'candidates', candidates: beside.guardians } } : {}),
        cell: { type: 'cells', cells: [assumed.cell] },
        digit: { type: 'digits', digits: [assumed.digit] },
        clashCell: { type: 'cells', cells: [clash.cell] },
        clashDigit: { type: 'digits', digits: [clash.digit] },
        count: { type: 'count', count: proofSize(proof) },
        eliminations: { type: 'candidates', candidates: [assumed] },
      },
    },
  };
}

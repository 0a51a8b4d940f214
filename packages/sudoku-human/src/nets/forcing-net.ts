/**
 * Forcing nets: an assumption is followed through all singles that it leads to, where several inferences may be needed
 * for the next. Contradiction: the candidate is false. Verity: all candidates of a cell, or all places of a digit in a
 * house, lead to the same conclusion.
 *
 * The nets of single candidates come first; if none concludes anything, refutations inside refutations are tried, as a
 * last resort. It is no guess: a step states each inference, and a refuted candidate is false whatever the solution is.
 */

import { countBits } from '../kernel/bits.js';
import { CANDIDATES, cellOf, digitOf } from '../kernel/candidates.js';
import type { State } from '../kernel/state.js';
import { slicedTechnique } from '../technique/technique.js';
import type { Candidate, Step, Technique } from '../types.js';
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
 * as 20,000 assumptions reach.
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
  for (const step of netSteps(context.state)) {
    if (step === undefined) yield;
    else if (emit(step)) return true;
  }
  return false;
});

/** The steps in their order; undefined where the search may pause. */
function* netSteps(state: State): Generator<Step | undefined> {
  const refuted = yield* refutations(state);
  for (const { node, proof } of refuted) yield contradictionStep(node, proof);
  let isBare = refuted.length === 0;
  for (const step of netVerities(state, new Set(refuted.map(({ node }) => node)))) {
    isBare &&= step === undefined;
    yield step;
  }
  if (isBare) yield* deepSteps(state);
}

/** What only refutations inside refutations find. */
function* deepSteps(state: State): Generator<Step | undefined> {
  const base = createNet(state);
  const pool = createPool(state, 1);
  const budget = { left: maxAssumptions };
  const bySize = candidates(state).sort((a, b) => cellSize(state, a) - cellSize(state, b) || a - b);
  for (const node of bySize) {
    const proof = yield* refuteInside(state, base, node, pool, budget);
    if (proof !== undefined) yield contradictionStep(node, proof);
  }
}

/** Every candidate that singles refute, with the proof, by the size of the proof and then by the candidate. */
function* refutations(state: State): Generator<undefined, { node: number; proof: Inference[] }[]> {
  const base = createNet(state);
  const pool = createPool(state, 0);
  const budget = { left: 729 };
  const found: { node: number; proof: Inference[]; size: number }[] = [];
  for (const [at, node] of candidates(state).entries()) {
    if (at % NODES_A_SLICE === 0) yield;
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

function contradictionStep(node: number, proof: readonly Inference[]): Step {
  const assumed: Candidate = candidateOf(node);
  const clash = candidateOf(proof[proof.length - 1].node);
  return {
    technique: 'forcing-net',
    placements: [],
    eliminations: [assumed],
    pattern: {
      candidates: [{ ...assumed, role: 'assumption' }],
      houses: [],
      links: [],
      branches: branchesOf(proof),
    },
    message: {
      key: 'forcing-net',
      params: {
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

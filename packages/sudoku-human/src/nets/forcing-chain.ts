/**
 * Forcing chains: from each candidate of a cell, or each place of a digit in a house, a chain of single inferences leads to
 * the same conclusion.
 *
 *     r1c1 = 2 - … = r5c7 off
 *     r1c1 = 5 - … = r5c7 off        whatever r1c1 is, r5c7 loses the digit
 *     r1c1 = 8 - … = r5c7 off
 *
 * A candidate that leads by chains to all candidates of a cell being false is the same argument read backwards, so
 * contradictions need no search of their own. One breadth-first walk from each candidate; cost: some hundred links each.
 */

import type { Technique } from '../techniques/technique.js';
import { membersIn } from './propagation.js';
import { pathTo, type Reach, reachOf } from './reach.js';
import { type Verity, verityStep } from './verity.js';

/**
 * Forcing Chain: all candidates of a cell, or all places of a digit in a house, at least three, lead to the same conclusion
 * by chains.
 *
 * Pattern: `branches` are the chains, weak and strong links in turn, one from each assumption (role `'assumption'`) to the conclusion; a
 * house is named if the assumptions are its places. For each conclusion the shortest chains together; by their total
 * length and then by the conclusion. `maxChainLength` limits each chain.
 *
 * @example
 * ```ts
 * import { findSteps, forcingChain, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [forcingChain]).length > 0; // => true
 * ```
 */
export const forcingChain: Technique = /* @__PURE__ */ (() => ({
  id: 'forcing-chain',
  find(context, emit): boolean {
    const { state } = context;
    const best = new Map<number, { unit: number; size: number }>();
    for (let unit = 0; unit < 81 + 243; unit++) {
      const members = membersIn(state, unit);
      if (members.length < 3) continue;
      const reaches = members.map((member) => reachOf(context, member));
      forEachShared(members, reaches, (literal, size) => {
        if (size < (best.get(literal)?.size ?? Infinity)) best.set(literal, { unit, size });
      });
    }
    const ordered = [...best].sort(([a, p], [b, q]) => p.size - q.size || a - b);
    return ordered.some(([literal, { unit }]) => {
      const branches = membersIn(state, unit)
        .map((member) => pathTo(reachOf(context, member), member, literal))
        .filter((branch) => branch.length > 0);
      const verity: Verity = { node: literal >> 1, isOn: literal % 2 === 1, unit, branches };
      return emit(verityStep('forcing-chain', state, verity));
    });
  },
}))();

/** Calls `visit` with each literal that all members lead to, and the length of their chains together. */
function forEachShared(
  members: readonly number[],
  reaches: readonly Reach[],
  visit: (literal: number, size: number) => void,
): void {
  // What all reach is in the shortest queue, also if it is the start of that one.
  const { queue } = reaches.reduce((least, reach) => (reach.queue.length < least.queue.length ? reach : least));
  for (const literal of queue) {
    const own = members.indexOf(literal >> 1);
    if (own >= 0 && literal % 2 === 0) continue;
    let size = 0;
    for (let i = 0; i < reaches.length; i++) {
      if (i === own) continue;
      const depth = reaches[i].depth[literal];
      if (depth === 0) {
        size = 0;
        break;
      }
      size += depth;
    }
    if (size > 0) visit(literal, size);
  }
}

/**
 * Forcing chains: from each candidate of a cell, or each place of a digit in a house, a chain of single inferences
 * leads to the same conclusion.
 *
 *     r1c1 = 2 - … = r5c7 off
 *     r1c1 = 5 - … = r5c7 off        whatever r1c1 is, r5c7 loses the digit
 *     r1c1 = 8 - … = r5c7 off
 *
 * A candidate that leads by chains to all candidates of a cell being false is the same argument read backwards, so
 * contradictions need no search of their own. One breadth-first walk from each candidate; cost: some hundred links
 * each.
 */

import { lowestBit } from '../../kernel/bits.js';
import type { Technique } from '../../types.js';
import { slicedTechnique } from '../shared/technique.js';
import { rowAt } from './net-graph.js';
import { chainTo, type Reaches, reachesOf } from './reach.js';
import { verityStep } from './verity.js';

/** How many cells, or houses with a digit, are looked at between two yields. */
const UNITS_A_SLICE = 16;

/**
 * Forcing Chain: all candidates of a cell, or all places of a digit in a house, at least three, lead to the same
 * conclusion by chains.
 *
 * Pattern: `branches` are the chains, weak and strong links in turn, one from each assumption (role `'assumption'`) to
 * the conclusion; a house is named if the assumptions are its places. For each conclusion the shortest chains together;
 * by their total length and then by the conclusion. `maxChainLength` limits each chain.
 *
 * @example
 * ```ts
 * import { findSteps, forcingChain, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [forcingChain]).length > 0; // => true
 * ```
 */
export const forcingChain: Technique = /* @__PURE__ */ slicedTechnique('forcing-chain', function* (context, emit) {
  const reaches = yield* reachesOf(context);
  const { graph, literals } = reaches;
  // By literal: the unit whose chains to it are shortest together, and their length; 0 if no unit leads there.
  const units = new Uint16Array(literals);
  const sizes = new Uint16Array(literals);
  for (let unit = 0; unit < graph.unitNames.length && literals > 0; unit++) {
    if (graph.sizes[unit] < 3) continue;
    const members = [...rowAt(graph.units, unit)];
    if (unit % UNITS_A_SLICE === 0) yield;
    forEachShared(reaches, members, (literal, size) => {
      if (sizes[literal] !== 0 && size >= sizes[literal]) return;
      sizes[literal] = size;
      units[literal] = unit;
    });
  }
  const ordered = [...sizes.keys()].filter((literal) => sizes[literal] !== 0);
  ordered.sort((a, b) => sizes[a] - sizes[b] || a - b);
  for (const literal of ordered) {
    yield;
    const [node, isOn, unit] = [literal >> 1, literal % 2 === 1, units[literal]];
    const branches = [...rowAt(graph.units, unit)]
      .map((member) => chainTo(context, member, node, isOn))
      .filter((branch) => branch.length > 0);
    if (emit(verityStep('forcing-chain', graph, { node, isOn, unit, branches }))) return true;
  }
  return false;
});

/** Calls `visit` with each literal that all members lead to, and the length of their chains together. */
function forEachShared(
  { literals, depth, words, rows }: Reaches,
  members: readonly number[],
  visit: (literal: number, size: number) => void,
): void {
  for (let word = 0; word < words; word++) {
    let all = -1;
    for (const member of members) all &= rows[member * words + word];
    for (; all !== 0; all &= all - 1) {
      const literal = word * 32 + lowestBit(all);
      // Were the member itself true, it would not be false: there is no chain from it.
      if (literal % 2 === 0 && members.includes(literal >> 1)) continue;
      let size = 0;
      for (const member of members) size += depth[member * literals + literal];
      visit(literal, size);
    }
  }
}

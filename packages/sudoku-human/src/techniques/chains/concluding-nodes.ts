/**
 * Which nodes of a graph can be the end of a chain that concludes something? Asked of all at once, before chains are
 * searched.
 *
 * Let a chain strike out the candidate `x`. If `x` were true both ends would be false, and the chain says that one of
 * them is true. So `x` leads to its own contradiction: links lead from one node that it excludes to another one.
 *
 *     x on → a off → b on → c off → … → z on → x off
 *
 * For each candidate what its excluded nodes lead to is joined, and compared with these nodes. Length is left aside,
 * and whether a candidate is passed twice, so the condition is necessary only; in most positions it leaves no node.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import { hasAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { Context } from '../shared/technique.js';
import type { ChainNodes } from './chain-nodes.js';
import { followingRows } from './following-rows.js';
import type { LinkGraph } from './link-graph.js';

/**
 * By node: 1 if it can be the end of a chain that concludes something; nothing if none can. What is known to be true leads to
 * no contradiction.
 */
export function* concludingNodes(
  { state, solution }: Pick<Context, 'state' | 'solution'>,
  nodes: ChainNodes,
  graph: LinkGraph,
): Slices<Uint8Array | undefined> {
  const { linked, words, rows } = yield* followingRows(graph);
  const { cells, size, words: cellWords } = state.tables;
  const excluding = excludingNodes(state, nodes, linked, words);
  const concluding = new Uint8Array(nodes.digits.length);
  let any = false;
  for (let cell = 0; cell < cells; cell++) {
    yield;
    for (let rest = state.masks[cell]; rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      if (hasAt(solution, digit, cell, cellWords)) continue;
      const row = (cell * size + digit) * words;
      if (!leadToEachOther(excluding, row, rows, words)) continue;
      any = true;
      for (let word = 0; word < words; word++) {
        for (let bits = excluding[row + word]; bits !== 0; bits &= bits - 1) {
          concluding[linked[word * 32 + lowestBit(bits)]] = 1;
        }
      }
    }
  }
  return any ? concluding : undefined;
}

/** By candidate: the places of the nodes that exclude it, a row of bits each. */
function excludingNodes(
  { digitSets, masks }: State,
  nodes: ChainNodes,
  linked: Uint16Array,
  words: number,
): Int32Array {
  const { tables, singles, digits, peers, around } = nodes;
  const { size, words: cellWords, nonConsecutive } = tables;
  const excluding = new Int32Array(singles * words);
  for (let place = 0; place < linked.length; place++) {
    const node = linked[place];
    const word = place >>> 5;
    const bit = 1 << (place & 31);
    const note = (digit: number, sets: readonly number[]): void => {
      for (let at = 0; at < cellWords; at++) {
        for (let seen = digitSets[digit * cellWords + at] & sets[node * cellWords + at]; seen !== 0; seen &= seen - 1) {
          excluding[((at * 32 + lowestBit(seen)) * size + digit) * words + word] |= bit;
        }
      }
    };
    const digit = digits[node];
    note(digit, peers);
    if (nonConsecutive && digit > 0) note(digit - 1, around);
    if (nonConsecutive && digit + 1 < size) note(digit + 1, around);
    // A group has no mates.
    if (node >= singles) continue;
    const cell = Math.floor(node / size);
    for (let mates = masks[cell] & ~(1 << digit); mates !== 0; mates &= mates - 1) {
      excluding[(cell * size + lowestBit(mates)) * words + word] |= bit;
    }
  }
  return excluding;
}

/** Does one of the nodes of a row, if it is false, lead to one of them being true? */
function leadToEachOther(some: Int32Array, row: number, rows: Int32Array, words: number): boolean {
  for (let word = 0; word < words; word++) {
    for (let bits = some[row + word]; bits !== 0; bits &= bits - 1) {
      const from = (word * 32 + lowestBit(bits)) * words;
      for (let at = 0; at < words; at++) if ((rows[from + at] & some[row + at]) !== 0) return true;
    }
  }
  return false;
}

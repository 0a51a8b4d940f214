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
import { lowestBit } from '../kernel/bits.js';
import { CANDIDATES, candidateAt } from '../kernel/candidates.js';
import { hasAt } from '../kernel/cell-sets.js';
import type { State } from '../kernel/state.js';
import type { ChainNodes } from './chain-nodes.js';
import { followingRows } from './following-rows.js';
import type { LinkGraph } from './link-graph.js';

/** By node: 1 if it can be the end of a chain that concludes something; nothing if none can. */
export function* concludingNodes(state: State, nodes: ChainNodes, graph: LinkGraph): Slices<Uint8Array | undefined> {
  const { linked, words, rows } = yield* followingRows(graph);
  const concluding = new Uint8Array(nodes.digits.length);
  const at = new Int16Array(CANDIDATES).fill(-1);
  const byDigit: number[][] = Array.from({ length: 9 }, () => []);
  let any = false;
  for (const [i, node] of linked.entries()) {
    byDigit[nodes.digits[node]].push(i);
    // A group has no place there.
    at[node] = i;
  }
  const excluded: number[] = [];
  const among = new Int32Array(words);
  for (let cell = 0; cell < 81; cell++) {
    yield;
    for (let rest = state.masks[cell]; rest !== 0; rest &= rest - 1) {
      excluded.length = 0;
      const digit = lowestBit(rest);
      for (const i of byDigit[digit]) {
        if (hasAt(nodes.peers, linked[i], cell)) excluded.push(i);
      }
      for (let mates = state.masks[cell] & ~(1 << digit); mates !== 0; mates &= mates - 1) {
        const mate = at[candidateAt(cell, lowestBit(mates))];
        if (mate !== -1) excluded.push(mate);
      }
      if (!leadToEachOther(excluded, rows, words, among)) continue;
      for (const i of excluded) concluding[linked[i]] = 1;
      any = true;
    }
  }
  return any ? concluding : undefined;
}

/** Does one of the nodes, if it is false, lead to one of them being true? */
function leadToEachOther(some: readonly number[], rows: Int32Array, words: number, among: Int32Array): boolean {
  among.fill(0);
  for (const i of some) among[i >>> 5] |= 1 << (i & 31);
  for (const i of some) {
    for (let word = 0; word < words; word++) if ((rows[i * words + word] & among[word]) !== 0) return true;
  }
  return false;
}

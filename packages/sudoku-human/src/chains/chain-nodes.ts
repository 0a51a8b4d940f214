/**
 * The nodes of chains: one candidate, a group, or the places of a digit in an almost locked set.
 *
 * A node says "one of these cells holds the digit". Candidate `digit` of `cell` has the number `cell * 9 + digit`; other
 * sets of cells get the numbers from 729 on, in the order in which they are asked for, the same set the same number. For
 * each node its `sight` is kept: the cells that see all of its cells, which is what it excludes when it is true.
 */

import { bandOf, bitOf, peerBoards } from '../kernel/geometry.js';

/** The cells and the sight of every node. */
export type ChainNodes = {
  /** By node: its digit, 0–8. */
  readonly digits: number[];
  /** By node: its cells, ascending. */
  readonly cells: (readonly number[])[];
  /** By node: the cells that see all of its cells, as three words. */
  readonly sights: number[];
  /** The numbers of the sets of several cells. */
  readonly numbers: Map<string, number>;
};

/** The 729 candidates, whether the position has them or not. */
export function createChainNodes(): ChainNodes {
  const nodes: ChainNodes = { digits: [], cells: [], sights: [], numbers: new Map() };
  for (let node = 0; node < 729; node++) append(nodes, [Math.floor(node / 9)], node % 9);
  return nodes;
}

/** The number of the node with these cells, ascending, and this digit. */
export function nodeOf(nodes: ChainNodes, cells: readonly number[], digit: number): number {
  if (cells.length === 1) return cells[0] * 9 + digit;
  const key = `${digit}:${cells.join()}`;
  let node = nodes.numbers.get(key);
  if (node === undefined) {
    node = nodes.digits.length;
    nodes.numbers.set(key, node);
    append(nodes, cells, digit);
  }
  return node;
}

/** Does every cell of one node see every cell of the other? */
export function seeEachOther(nodes: ChainNodes, a: number, b: number): boolean {
  const { cells, sights } = nodes;
  return cells[b].every((cell) => (sights[a * 3 + bandOf[cell]] & bitOf[cell]) !== 0);
}

function append({ digits, cells, sights }: ChainNodes, members: readonly number[], digit: number): void {
  digits.push(digit);
  cells.push(members);
  for (let band = 0; band < 3; band++) {
    let sight = -1;
    for (const cell of members) sight &= peerBoards[cell * 3 + band];
    sights.push(sight);
  }
}

/**
 * The nodes of chains: one candidate, a group, or the places of a digit in an almost locked set.
 *
 * A node says "one of these cells holds the digit". Candidate `digit` of `cell` has the number `cell * 9 + digit`;
 * other sets of cells get the numbers from 729 on, in the order in which they are asked for, the same set the same
 * number. For each node its `sight` is kept: the cells that see all of its cells, which is what it excludes when it is
 * true.
 */

import { bandOf, bitOf, cellHouses, peerBoards, placeBits } from '../kernel/geometry.js';

/** The cells and the sight of every node. */
export type ChainNodes = {
  /** By node: its digit, 0–8. */
  readonly digits: number[];
  /** By node: its cells, ascending. */
  readonly cells: (readonly number[])[];
  /** By node: its cells, as three words. */
  readonly boards: number[];
  /** By node: the cells that see all of its cells, as three words. */
  readonly sights: number[];
  /** The numbers of the sets of several cells. */
  readonly numbers: Map<number, number>;
};

let singles: ChainNodes | undefined;

/** The 729 candidates, whether the position has them or not; nothing may be added. */
export function singleNodes(): ChainNodes {
  singles ??= listSingles();
  return singles;
}

/** The 729 candidates, to which sets of cells can be added. */
export function createChainNodes(): ChainNodes {
  const { digits, cells, boards, sights } = singleNodes();
  return {
    digits: digits.slice(),
    cells: cells.slice(),
    boards: boards.slice(),
    sights: sights.slice(),
    numbers: new Map(),
  };
}

function listSingles(): ChainNodes {
  const nodes: ChainNodes = { digits: [], cells: [], boards: [], sights: [], numbers: new Map() };
  for (let node = 0; node < 729; node++) append(nodes, [Math.floor(node / 9)], node % 9);
  return nodes;
}

/** The number of the node with these cells of one house, ascending, and this digit. */
export function nodeOf(nodes: ChainNodes, cells: readonly number[], digit: number): number {
  if (cells.length === 1) return cells[0] * 9 + digit;
  const key = nameOf(cells) * 9 + digit;
  let node = nodes.numbers.get(key);
  if (node === undefined) {
    node = nodes.digits.length;
    nodes.numbers.set(key, node);
    append(nodes, cells, digit);
  }
  return node;
}

/** The first house that holds all of the cells, and their places in it. */
function nameOf(cells: readonly number[]): number {
  for (let kind = 0; ; kind++) {
    const house = cellHouses[cells[0] * 3 + kind];
    let places = 0;
    let isWhole = true;
    for (const cell of cells) {
      places |= placeBits[cell * 3 + kind];
      isWhole &&= cellHouses[cell * 3 + kind] === house;
    }
    if (isWhole) return house * 512 + places;
  }
}

/** Does every cell of one node see every cell of the other? */
export function seeEachOther({ boards, sights }: ChainNodes, a: number, b: number): boolean {
  const [p, q] = [a * 3, b * 3];
  return ((boards[q] & ~sights[p]) | (boards[q + 1] & ~sights[p + 1]) | (boards[q + 2] & ~sights[p + 2])) === 0;
}

function append({ digits, cells, boards, sights }: ChainNodes, members: readonly number[], digit: number): void {
  digits.push(digit);
  cells.push(members);
  const at = boards.length;
  boards.push(0, 0, 0);
  sights.push(-1, -1, -1);
  for (const cell of members) {
    boards[at + bandOf[cell]] |= bitOf[cell];
    for (let band = 0; band < 3; band++) sights[at + band] &= peerBoards[cell * 3 + band];
  }
}

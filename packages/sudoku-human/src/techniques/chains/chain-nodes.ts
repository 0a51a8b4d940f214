/**
 * The nodes of chains: one candidate, a group, or the places of a digit in an almost locked set.
 *
 * A node says "one of these cells holds the digit". Candidate `digit` of `cell` has the number `cell * 9 + digit`;
 * other sets of cells get the numbers from 729 on, in the order in which they are asked for, the same set the same
 * number. For each node its `peers` are kept: the cells that see all of its cells, which is what it excludes when it is
 * true.
 */

import { lowestBit } from '../../kernel/bits.js';
import { CANDIDATES, candidateAt, cellOf, digitOf } from '../../kernel/candidates.js';
import { addAt, keepAt } from '../../kernel/cell-sets.js';
import { cellHouses, houseCells, peerSets, placeBits } from '../../kernel/geometry.js';
import type { Candidate, ChainNode, Link, PatternCandidate } from '../../types.js';

/** The cells and the peers of every node. */
export type ChainNodes = {
  /** By node: its digit, 0–8. */
  readonly digits: number[];
  /** By node: its cells, ascending. */
  readonly cells: (readonly number[])[];
  /** By node: its cells, as three words. */
  readonly sets: number[];
  /** By node: the cells that see all of its cells, as three words. */
  readonly peers: number[];
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
  const { digits, cells, sets, peers } = singleNodes();
  return {
    digits: digits.slice(),
    cells: cells.slice(),
    sets: sets.slice(),
    peers: peers.slice(),
    numbers: new Map(),
  };
}

function listSingles(): ChainNodes {
  const nodes: ChainNodes = { digits: [], cells: [], sets: [], peers: [], numbers: new Map() };
  for (let node = 0; node < CANDIDATES; node++) append(nodes, [cellOf(node)], digitOf(node));
  return nodes;
}

/** The number of the node with these cells of one house, ascending, and this digit. */
export function nodeOf(nodes: ChainNodes, cells: readonly number[], digit: number): number {
  return cells.length === 1 ? candidateAt(cells[0], digit) : nodeNamed(nodes, nameOf(cells), digit);
}

/** The number of the node with the cells at these places of a house and this digit. */
export function nodeIn(nodes: ChainNodes, house: number, places: number, digit: number): number {
  if ((places & (places - 1)) === 0) return candidateAt(houseCells[house * 9 + lowestBit(places)], digit);
  // Rows and columns come first; cells of a box may lie in one of them.
  const name = house * 512 + places;
  return nodeNamed(nodes, house < 18 ? name : (boxNames[name] ??= nameOf(cellsAt(name))), digit);
}

/** The names of cells in a box, by box and places, as far as they were asked for. */
const boxNames: (number | undefined)[] = [];

function nodeNamed(nodes: ChainNodes, name: number, digit: number): number {
  const key = name * 9 + digit;
  let node = nodes.numbers.get(key);
  if (node === undefined) {
    node = nodes.digits.length;
    nodes.numbers.set(key, node);
    append(nodes, cellsAt(name), digit);
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

/** The cells of that name, ascending. */
function cellsAt(name: number): number[] {
  const house = Math.floor(name / 512);
  const cells: number[] = [];
  for (let places = name % 512; places !== 0; places &= places - 1)
    cells.push(houseCells[house * 9 + lowestBit(places)]);
  return cells;
}

function append({ digits, cells, sets, peers }: ChainNodes, members: readonly number[], digit: number): void {
  digits.push(digit);
  cells.push(members);
  const node = digits.length - 1;
  sets.push(0, 0, 0);
  peers.push(-1, -1, -1);
  for (const cell of members) {
    addAt(sets, node, cell);
    keepAt(peers, node, peerSets, cell);
  }
}

/** The node in the public shape. */
export function publicNode(nodes: ChainNodes, node: number): ChainNode {
  return { cells: [...nodes.cells[node]], digit: nodes.digits[node] + 1 };
}

/** Links from node to node, in turn of the two types, beginning with `first`. */
export function linksThrough(nodes: ChainNodes, path: readonly number[], first: Link['type']): Link[] {
  const second = first === 'strong' ? 'weak' : 'strong';
  const ends = path.map((node) => publicNode(nodes, node));
  return ends.slice(1).map((to, i) => ({ from: ends[i], to, type: i % 2 === 0 ? first : second }));
}

/** The candidates of the path's nodes, off and on in turn, each once in each role. */
export function colored(nodes: ChainNodes, path: readonly number[], first: 'on' | 'off'): PatternCandidate[] {
  const second = first === 'on' ? 'off' : 'on';
  const all = path.flatMap((node, i) =>
    nodes.cells[node].map((cell) => ({ cell, digit: nodes.digits[node] + 1, role: i % 2 === 0 ? first : second })),
  );
  const seen = new Set<string>();
  return all.filter(({ cell, digit, role }) => {
    const key = `${cell},${digit},${role}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Candidates by cell and then digit, each once. */
export function sorted(candidates: readonly Candidate[]): Candidate[] {
  const byNumber = new Map(candidates.map((candidate) => [candidate.cell * 9 + candidate.digit, candidate]));
  return [...byNumber.values()].sort((a, b) => a.cell - b.cell || a.digit - b.digit);
}

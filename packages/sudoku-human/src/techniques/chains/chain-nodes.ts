/**
 * The nodes of chains: one candidate, a group, or the places of a digit in an almost locked set.
 *
 * A node says "one of these cells holds the digit". Candidate `digit` of `cell` has the number `cell * size + digit`. Other
 * sets of cells get the numbers after these, in the order in which they are asked for, the same set the same number. For each
 * node its `peers` are kept: the cells that see all of its cells. A true node excludes its digit there. Where neighbours may
 * not be consecutive, a digit excludes the next ones from its cell and the cells beside it, so a node excludes them from the
 * cells `around` all of its cells.
 */

import { lowestBit } from '../../kernel/bits.js';
import { addAt, keepAt } from '../../kernel/cell-sets.js';
import { lazyTable, sharedHouses, type Tables } from '../../kernel/tables.js';
import type { ChainNode, Link, PatternCandidate } from '../../types.js';

/** The cells and the peers of every node. */
export type ChainNodes = {
  /** The board. */
  readonly tables: Tables;
  /** How many candidates there are: the nodes of one cell come first. */
  readonly singles: number;
  /** By node: its digit, from 0. */
  readonly digits: number[];
  /** By node: its cells, ascending. */
  readonly cells: (readonly number[])[];
  /** By node: its cells, as a set. */
  readonly sets: number[];
  /** By node: the cells that see all of its cells, as a set. */
  readonly peers: number[];
  /** By node: the cells that all of its cells are or are beside, as a set; nothing unless neighbours may not be consecutive. */
  readonly around: number[];
  /** The numbers of the sets of several cells. */
  readonly numbers: Map<number, number>;
};

/** All candidates, whether the position has them or not; nothing may be added. */
export const singleNodes: (tables: Tables) => ChainNodes = /* @__PURE__ */ lazyTable((tables) => {
  const singles = tables.cells * tables.size;
  const nodes: ChainNodes = {
    tables,
    singles,
    digits: [],
    cells: [],
    sets: [],
    peers: [],
    around: [],
    numbers: new Map(),
  };
  for (let node = 0; node < singles; node++) append(nodes, [Math.floor(node / tables.size)], node % tables.size);
  return nodes;
});

/** All candidates, to which sets of cells can be added. */
export function createChainNodes(tables: Tables): ChainNodes {
  const single = singleNodes(tables);
  const [digits, sets, peers, around] = [single.digits, single.sets, single.peers, single.around].map((list) =>
    list.slice(),
  );
  return { ...single, digits, cells: single.cells.slice(), sets, peers, around, numbers: new Map() };
}

/** The number of the node with these cells of one house or cage, ascending, and this digit. */
export function nodeOf(nodes: ChainNodes, cells: readonly number[], digit: number): number {
  return cells.length === 1
    ? cells[0] * nodes.tables.size + digit
    : nodeNamed(nodes, nameOf(nodes.tables, cells), digit);
}

/** The number of the node with the cells at these places of a full house and this digit. */
export function nodeIn(nodes: ChainNodes, house: number, places: number, digit: number): number {
  const { tables } = nodes;
  const { size, houseCells } = tables;
  if ((places & (places - 1)) === 0) return houseCells[house * size + lowestBit(places)] * size + digit;
  const name = (house << size) + places;
  return nodeNamed(nodes, hasEarlier(tables)[house] === 0 ? name : firstName(tables, name), digit);
}

/** By full house: 1 if some of its cells may lie together in an earlier house too. */
const hasEarlier = /* @__PURE__ */ lazyTable(({ houses, overlaps: { first, other } }) =>
  Uint8Array.from({ length: houses }, (_, house) =>
    first[house] < first[house + 1] && other[first[house]] < house ? 1 : 0,
  ),
);

/** The names of cells by the first house that holds them, by their name in another house, as far as they were asked for. */
const firstNames = /* @__PURE__ */ lazyTable((): Map<number, number> => new Map());

function firstName(tables: Tables, name: number): number {
  const known = firstNames(tables);
  let first = known.get(name);
  if (first === undefined) known.set(name, (first = nameOf(tables, cellsAt(tables, name))));
  return first;
}

function nodeNamed(nodes: ChainNodes, name: number, digit: number): number {
  const key = name * nodes.tables.size + digit;
  let node = nodes.numbers.get(key);
  if (node === undefined) {
    node = nodes.digits.length;
    nodes.numbers.set(key, node);
    append(nodes, cellsAt(nodes.tables, name), digit);
  }
  return node;
}

/** The first house or cage that holds all of the cells, and their places in it. */
function nameOf(tables: Tables, cells: readonly number[]): number {
  const [house] = sharedHouses(tables, cells);
  const members = tables.named[house].cells;
  return cells.reduce((name, cell) => name + (1 << members.indexOf(cell)), house << tables.size);
}

/** The cells of that name, ascending. */
function cellsAt({ named, size, full }: Tables, name: number): number[] {
  const members = named[name >> size].cells;
  const cells: number[] = [];
  for (let places = name & full; places !== 0; places &= places - 1) cells.push(members[lowestBit(places)]);
  return cells;
}

/** Each cell and the cells beside it, as sets. */
const aroundSets = /* @__PURE__ */ lazyTable(({ cells, words, neighbors }) => {
  const sets = new Int32Array(cells * words);
  for (let cell = 0; cell < cells; cell++) {
    addAt(sets, cell, cell, words);
    for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++)
      addAt(sets, cell, neighbors.items[i], words);
  }
  return sets;
});

function append(nodes: ChainNodes, members: readonly number[], digit: number): void {
  const { tables, digits, cells, sets, peers, around } = nodes;
  const { words, peerSets, nonConsecutive } = tables;
  const node = digits.length;
  digits.push(digit);
  cells.push(members);
  for (let word = 0; word < words; word++) {
    sets.push(0);
    peers.push(-1);
    if (nonConsecutive) around.push(-1);
  }
  for (const cell of members) {
    addAt(sets, node, cell, words);
    keepAt(peers, node, peerSets, cell, words);
    if (nonConsecutive) keepAt(around, node, aroundSets(tables), cell, words);
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

/**
 * The graph with all links: what alternating inference chains and nice loops run on.
 *
 * Strong links: the two candidates of a cell; two nodes that are all places of a digit in a house, which for the
 * grouped graph may be groups (two or three cells of one box and one line); and, if wanted, two digits of an almost
 * locked set, which can't both be missing from it. Weak links join any two nodes with a strong link that exclude each
 * other. Cost: a comparison of each two nodes of a digit; the groups of a hard position are about 300, almost locked
 * sets many more.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { CANDIDATES, candidateAt, cellOf } from '../../kernel/candidates.js';
import { addAt, isSubsetAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { AlmostLockedSet } from '../als/almost-locked-sets.js';
import { type ChainNodes, createChainNodes, nodeIn, nodeOf, singleNodes } from './chain-nodes.js';
import type { LinkGraph, Links } from './link-graph.js';

/** How many almost locked sets, how many nodes, and how many links are looked at between two yields. */
const SETS_A_SLICE = 25;
const NODES_A_SLICE = 20;
const LINKS_A_SLICE = 1_000;

/** How many links are copied between two yields. */
const COPIES_A_SLICE = 5_000;

/** The links and what the numbers of their ends stand for. */
export type FullGraph = LinkGraph & {
  /** The nodes. */
  readonly nodes: ChainNodes;
  /** Are there nodes of several cells? Then only chains with one of them are asked for. */
  readonly isGrouped: boolean;
  /** The almost locked set behind a strong link, by {@link linkKey}. */
  readonly sets?: ReadonlyMap<string, AlmostLockedSet> | undefined;
};

/** The name of a link, whichever way it is read. */
export function linkKey(a: number, b: number): string {
  return `${Math.min(a, b)}=${Math.max(a, b)}`;
}

/** All links between single candidates. */
export function plainGraph(state: State): Slices<FullGraph> {
  return build(state, singleNodes(), 1, []);
}

/** All links between candidates and groups. */
export function groupedGraph(state: State): Slices<FullGraph> {
  return build(state, createChainNodes(), 3, []);
}

/** All links between candidates, groups and the digits of almost locked sets. */
export function* alsGraph(state: State, all: readonly AlmostLockedSet[]): Slices<FullGraph> {
  const nodes = createChainNodes();
  const links: [number, number][] = [];
  const sets = new Map<string, AlmostLockedSet>();
  for (const [at, set] of all.entries()) {
    if (at % SETS_A_SLICE === 0) yield;
    const { cells, mask } = set;
    if (cells.length < 2) continue;
    const ends: number[] = [];
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      const places = cells.filter((cell) => state.masks[cell] & (1 << digit));
      ends.push(nodeOf(nodes, places, digit));
    }
    for (const [i, a] of ends.entries()) {
      for (const b of ends.slice(i + 1)) {
        if (sets.has(linkKey(a, b))) continue;
        sets.set(linkKey(a, b), set);
        links.push([a, b]);
      }
    }
  }
  return { ...(yield* build(state, nodes, 3, links)), sets };
}

function* build(
  state: State,
  nodes: ChainNodes,
  maxGroup: number,
  more: readonly [number, number][],
): Slices<FullGraph> {
  const strong: (number[] | undefined)[] = [];
  const joinOneWay = (from: number, to: number): void => {
    const others = strong[from];
    if (others === undefined) strong[from] = [to];
    else if (!others.includes(to)) others.push(to);
  };
  const join = (a: number, b: number): void => {
    joinOneWay(a, b);
    joinOneWay(b, a);
  };
  for (let house = 0; house < 27; house++) {
    for (let digit = 0; digit < 9; digit++) {
      const places = state.places[house * 9 + digit];
      const count = countBits(places);
      if (count < 2 || count > 2 * maxGroup) continue;
      for (const some of firstHalves(house, places)) {
        join(nodeIn(nodes, house, some, digit), nodeIn(nodes, house, places & ~some, digit));
      }
    }
  }
  for (let cell = 0; cell < 81; cell++) {
    const mask = state.masks[cell];
    if (countBits(mask) === 2)
      join(candidateAt(cell, lowestBit(mask)), candidateAt(cell, lowestBit(mask & (mask - 1))));
  }
  for (const [at, [a, b]] of more.entries()) {
    if (at % LINKS_A_SLICE === 0) yield;
    join(a, b);
  }
  yield;
  return {
    nodes,
    strong: yield* compress(strong, nodes.digits.length),
    weak: yield* weakLinks(state, nodes, strong),
    isGrouped: maxGroup > 1,
  };
}

/** The same links in two layers: walks go up to the second where they meet a node of several cells, and stay. */
export function* layersOf({ strong, weak }: LinkGraph): Slices<LinkGraph> {
  return { strong: yield* inLayers(strong), weak: yield* inLayers(weak) };
}

/** Node `n` of the second layer is `n` plus the number of nodes. */
function* inLayers({ first, to }: Links): Slices<Links> {
  const nodes = first.length - 1;
  const both = new Uint32Array(2 * nodes + 1);
  for (let node = 0; node <= nodes; node++) {
    both[node] = first[node];
    both[nodes + node] = first[nodes] + first[node];
  }
  const count = to.length;
  const all = new Uint16Array(2 * count);
  for (let i = 0; i < count; i++) {
    if (i % COPIES_A_SLICE === COPIES_A_SLICE - 1) yield;
    all[i] = to[i] >= CANDIDATES ? to[i] + nodes : to[i];
    all[count + i] = to[i] + nodes;
  }
  return { first: both, to: all };
}

/** What `firstHalves` has answered, for lines and for boxes, by places. */
const halvesOf: [lines: (number[] | undefined)[], boxes: (number[] | undefined)[]] = [[], []];

/** The places of a house split in two nodes: the halves with the first place, so that each split comes once. */
function firstHalves(house: number, places: number): readonly number[] {
  const known = halvesOf[isBox(house) ? 1 : 0];
  return (known[places] ??= listHalves(house, places));
}

function listHalves(house: number, places: number): number[] {
  const first = places & -places;
  const rest = places & ~first;
  const halves: number[] = [];
  // All subsets of the rest but the whole of it, ascending.
  for (let others = 0; others !== rest; others = (others - rest) & rest) {
    if (isNode(house, first | others) && isNode(house, rest & ~others)) halves.push(first | others);
  }
  return halves;
}

/** Rows come first, then columns, then boxes. */
function isBox(house: number): boolean {
  return Math.floor(house / 9) === 2;
}

/** One place; or, as a group, two or three in one box and one line. */
function isNode(house: number, places: number): boolean {
  if ((places & (places - 1)) === 0) return true;
  const isIn = (third: number): boolean => (places & ~third) === 0;
  if (isIn(0o007) || isIn(0o070) || isIn(0o700)) return true;
  return isBox(house) && (isIn(0o111) || isIn(0o222) || isIn(0o444));
}

/** Each node's links to others of its digit, ascending, and then those to other digits of its cell. */
function* weakLinks(
  state: State,
  { digits, sets, peers }: ChainNodes,
  strong: readonly (readonly number[] | undefined)[],
): Slices<Links> {
  // By digit: the cells that are nodes alone, as sets, and the nodes of several cells.
  const singles = new Int32Array(27);
  const groups: number[][] = Array.from({ length: 9 }, () => []);
  for (let node = 0; node < digits.length; node++) {
    if (strong[node] === undefined) continue;
    if (node < CANDIDATES) addAt(singles, digits[node], cellOf(node));
    else groups[digits[node]].push(node);
  }
  const first = new Uint32Array(digits.length + 1);
  const to: number[] = [];
  for (let node = 0; node < digits.length; node++) {
    if (node % NODES_A_SLICE === 0) yield;
    if (strong[node] !== undefined) {
      const digit = digits[node];
      for (let band = 0; band < 3; band++) {
        for (let word = singles[digit * 3 + band] & peers[node * 3 + band]; word !== 0; word &= word - 1) {
          to.push(candidateAt(band * 32 + lowestBit(word), digit));
        }
      }
      for (const other of groups[digit]) if (isSubsetAt(sets, other, peers, node)) to.push(other);
      if (node < CANDIDATES) {
        const cell = cellOf(node);
        for (let rest = state.masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
          const mate = candidateAt(cell, lowestBit(rest));
          if (strong[mate] !== undefined) to.push(mate);
        }
      }
    }
    first[node + 1] = to.length;
  }
  return { first, to: new Uint16Array(to) };
}

function* compress(links: readonly (readonly number[] | undefined)[], nodes: number): Slices<Links> {
  const first = new Uint32Array(nodes + 1);
  for (let node = 0; node < nodes; node++) first[node + 1] = first[node] + (links[node]?.length ?? 0);
  const to = new Uint16Array(first[nodes]);
  for (let node = 0; node < nodes; node++) {
    if (node % NODES_A_SLICE === 0) yield;
    const others = links[node];
    if (others !== undefined) to.set(others, first[node]);
  }
  return { first, to };
}

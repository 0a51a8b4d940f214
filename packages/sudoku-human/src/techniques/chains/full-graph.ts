/**
 * The graph with all links: what alternating inference chains and nice loops run on.
 *
 * Strong links: the two candidates of a cell; two nodes that are all places of a digit in a full house, which for the
 * grouped graph may be groups; and, if wanted, two digits of an almost locked set, which can't both be missing from it. Weak
 * links join any two nodes with a strong link that exclude each other. Cost: a comparison of each two nodes of a digit; the
 * groups of a hard classic position are about 300, almost locked sets many more.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { addAt, isSubsetAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { AlmostLockedSet } from '../als/almost-locked-sets.js';
import { type ChainNodes, createChainNodes, nodeIn, nodeOf, singleNodes } from './chain-nodes.js';
import { halvesOf } from './group-shapes.js';
import type { LinkGraph, Links } from './link-graph.js';

/** The most nodes of a graph; groups and sets beyond are left out. Classic positions have fewer than 3,000, large boards more. */
const maxNodes = 12_000;

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
  return build(state, singleNodes(state.tables), false, []);
}

/** All links between candidates and groups. */
export function groupedGraph(state: State): Slices<FullGraph> {
  return build(state, createChainNodes(state.tables), true, []);
}

/** All links between candidates, groups and the digits of almost locked sets. */
export function* alsGraph(state: State, all: readonly AlmostLockedSet[]): Slices<FullGraph> {
  const nodes = createChainNodes(state.tables);
  const links: [number, number][] = [];
  const sets = new Map<string, AlmostLockedSet>();
  for (const [at, set] of all.entries()) {
    if (at % SETS_A_SLICE === 0) yield;
    const { cells, mask } = set;
    if (cells.length < 2 || nodes.digits.length > maxNodes) continue;
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
  return { ...(yield* build(state, nodes, true, links)), sets };
}

function* build(
  state: State,
  nodes: ChainNodes,
  isGrouped: boolean,
  more: readonly [number, number][],
): Slices<FullGraph> {
  const { size, houses, cells } = state.tables;
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
  for (let house = 0; house < houses; house++) {
    if (isGrouped) yield;
    for (let digit = 0; digit < size; digit++) {
      const places = state.places[house * size + digit];
      const rest = places & (places - 1);
      if (rest === 0) continue;
      const isPair = (rest & (rest - 1)) === 0;
      if (!isPair && (!isGrouped || nodes.digits.length > maxNodes)) continue;
      const halves = isPair ? [places & -places] : halvesOf(state, house, digit);
      for (const some of halves) {
        join(nodeIn(nodes, house, some, digit), nodeIn(nodes, house, places & ~some, digit));
      }
    }
  }
  for (let cell = 0; cell < cells; cell++) {
    const mask = state.masks[cell];
    if (countBits(mask) === 2) join(cell * size + lowestBit(mask), cell * size + lowestBit(mask & (mask - 1)));
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
    isGrouped,
  };
}

/** The same links in two layers: walks go up to the second where they meet a node of several cells, and stay. */
export function* layersOf({
  strong,
  weak,
  nodes,
}: LinkGraph & { nodes: Pick<ChainNodes, 'singles'> }): Slices<LinkGraph> {
  return { strong: yield* inLayers(strong, nodes.singles), weak: yield* inLayers(weak, nodes.singles) };
}

/** Node `n` of the second layer is `n` plus the number of nodes. */
function* inLayers({ first, to }: Links, singles: number): Slices<Links> {
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
    all[i] = to[i] >= singles ? to[i] + nodes : to[i];
    all[count + i] = to[i] + nodes;
  }
  return { first: both, to: all };
}

/** Each node's links to others of its digit, ascending, then those to other digits of its cell, then those to the digits next to its own where neighbours may not be consecutive. */
function* weakLinks(
  state: State,
  { tables, singles, digits, sets, peers, around }: ChainNodes,
  strong: readonly (readonly number[] | undefined)[],
): Slices<Links> {
  const { size, words, nonConsecutive } = tables;
  // By digit: the cells that are nodes alone, as sets, and the nodes of several cells.
  const alone = new Int32Array(size * words);
  const groups: number[][] = Array.from({ length: size }, () => []);
  for (let node = 0; node < digits.length; node++) {
    if (strong[node] === undefined) continue;
    if (node < singles) addAt(alone, digits[node], Math.floor(node / size), words);
    else groups[digits[node]].push(node);
  }
  const first = new Uint32Array(digits.length + 1);
  const to: number[] = [];
  const joinWithin = (digit: number, within: readonly number[], node: number): void => {
    for (let word = 0; word < words; word++) {
      for (let rest = alone[digit * words + word] & within[node * words + word]; rest !== 0; rest &= rest - 1) {
        to.push((word * 32 + lowestBit(rest)) * size + digit);
      }
    }
    for (const other of groups[digit]) if (isSubsetAt(sets, other, within, node, words)) to.push(other);
  };
  for (let node = 0; node < digits.length; node++) {
    if (node % NODES_A_SLICE === 0) yield;
    if (strong[node] !== undefined) {
      const digit = digits[node];
      joinWithin(digit, peers, node);
      if (node < singles) {
        const cell = Math.floor(node / size);
        // Those of the digits next to it come below, where they matter.
        const others = state.masks[cell] & ~(nonConsecutive ? (7 << digit) >> 1 : 1 << digit);
        for (let rest = others; rest !== 0; rest &= rest - 1) {
          const mate = cell * size + lowestBit(rest);
          if (strong[mate] !== undefined) to.push(mate);
        }
      }
      if (nonConsecutive && digit > 0) joinWithin(digit - 1, around, node);
      if (nonConsecutive && digit + 1 < size) joinWithin(digit + 1, around, node);
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

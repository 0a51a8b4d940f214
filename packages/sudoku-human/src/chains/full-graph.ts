/**
 * The graph with all links: what alternating inference chains and nice loops run on.
 *
 * Strong links: the two candidates of a cell; two nodes that are all places of a digit in a house, which for the grouped
 * graph may be groups (two or three cells of one box and one line); and, if wanted, two digits of an almost locked set,
 * which can't both be missing from it. Weak links join any two nodes with a strong link that exclude each other. Cost: a
 * comparison of each two nodes of a digit; the groups of a hard position are about 300, almost locked sets many more.
 */

import type { AlmostLockedSet } from '../als/almost-locked-sets.js';
import { lowestBit } from '../kernel/bits.js';
import { cellHouses, houseCells } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import { type ChainNodes, createChainNodes, nodeOf, seeEachOther } from './chain-nodes.js';
import type { LinkGraph, Links } from './link-graph.js';

/** The links and what the numbers of their ends stand for. */
export type FullGraph = LinkGraph & {
  /** The nodes. */
  readonly nodes: ChainNodes;
  /** The same links in two layers: walks go up to the second where they meet a node of several cells, and stay. */
  readonly layered?: LinkGraph;
  /** The almost locked set behind a strong link, by {@link linkKey}. */
  readonly sets?: ReadonlyMap<string, AlmostLockedSet>;
};

/** The name of a link, whichever way it is read. */
export function linkKey(a: number, b: number): string {
  return `${Math.min(a, b)}=${Math.max(a, b)}`;
}

/** All links between single candidates. */
export function plainGraph(state: State): FullGraph {
  return build(state, createChainNodes(), 1, []);
}

/** All links between candidates and groups. */
export function groupedGraph(state: State): FullGraph {
  return build(state, createChainNodes(), 3, []);
}

/** All links between candidates, groups and the digits of almost locked sets. */
export function alsGraph(state: State, all: readonly AlmostLockedSet[]): FullGraph {
  const nodes = createChainNodes();
  const links: [number, number][] = [];
  const sets = new Map<string, AlmostLockedSet>();
  for (const set of all) {
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
  return { ...build(state, nodes, 3, links), sets };
}

function build(state: State, nodes: ChainNodes, maxGroup: number, more: readonly [number, number][]): FullGraph {
  const strong: Set<number>[] = [];
  const join = (a: number, b: number) => {
    (strong[a] ??= new Set()).add(b);
    (strong[b] ??= new Set()).add(a);
  };
  for (let house = 0; house < 27; house++) {
    for (let digit = 0; digit < 9; digit++) {
      const places: number[] = [];
      for (let rest = state.places[house * 9 + digit]; rest !== 0; rest &= rest - 1) {
        places.push(houseCells[house * 9 + lowestBit(rest)]);
      }
      if (places.length < 2 || places.length > 2 * maxGroup) continue;
      for (const [some, others] of halves(places, maxGroup)) {
        join(nodeOf(nodes, some, digit), nodeOf(nodes, others, digit));
      }
    }
  }
  for (let cell = 0; cell < 81; cell++) {
    const mask = state.masks[cell];
    const rest = mask & (mask - 1);
    if (rest !== 0 && (rest & (rest - 1)) === 0) join(cell * 9 + lowestBit(mask), cell * 9 + lowestBit(rest));
  }
  for (const [a, b] of more) join(a, b);
  const graph = { nodes, strong: compress(strong, nodes.digits.length), weak: weakLinks(state, nodes, strong) };
  if (maxGroup === 1) return graph;
  return { ...graph, layered: { strong: inLayers(graph.strong), weak: inLayers(graph.weak) } };
}

/** Node `n` of the second layer is `n` plus the number of nodes. */
function inLayers({ first, to }: Links): Links {
  const nodes = first.length - 1;
  const both = new Uint32Array(2 * nodes + 1);
  for (let node = 0; node <= nodes; node++) {
    both[node] = first[node];
    both[nodes + node] = first[nodes] + first[node];
  }
  const low = to.map((node) => (node >= 729 ? node + nodes : node));
  const all = new Uint16Array(2 * to.length);
  all.set(low);
  all.set(
    to.map((node) => node + nodes),
    to.length,
  );
  return { first: both, to: all };
}

/** The places split in two nodes; the first half has the first place, so that each split comes once. */
function* halves(places: readonly number[], maxGroup: number): Generator<[number[], number[]]> {
  for (let choice = 1; choice < 1 << places.length; choice += 2) {
    const some = places.filter((_, i) => choice & (1 << i));
    const others = places.filter((_, i) => !(choice & (1 << i)));
    if (others.length > 0 && isNode(some, maxGroup) && isNode(others, maxGroup)) yield [some, others];
  }
}

function isNode(cells: readonly number[], maxGroup: number): boolean {
  if (cells.length === 1) return true;
  if (cells.length > maxGroup) return false;
  const same = (kind: number) => cells.every((cell) => cellHouses[cell * 3 + kind] === cellHouses[cells[0] * 3 + kind]);
  return same(2) && (same(0) || same(1));
}

function weakLinks(state: State, nodes: ChainNodes, strong: readonly (Set<number> | undefined)[]): Links {
  const weak: Set<number>[] = [];
  const byDigit: number[][] = Array.from({ length: 9 }, () => []);
  for (let node = 0; node < nodes.digits.length; node++) if (strong[node]) byDigit[nodes.digits[node]].push(node);
  for (const members of byDigit) {
    for (const a of members) {
      const others = new Set<number>();
      for (const b of members) if (a !== b && seeEachOther(nodes, a, b)) others.add(b);
      weak[a] = others;
      if (a >= 729) continue;
      const cell = Math.floor(a / 9);
      for (let rest = state.masks[cell] & ~(1 << (a % 9)); rest !== 0; rest &= rest - 1) {
        const mate = cell * 9 + lowestBit(rest);
        if (strong[mate]) others.add(mate);
      }
    }
  }
  return compress(weak, nodes.digits.length);
}

function compress(links: readonly (Set<number> | undefined)[], nodes: number): Links {
  const first = new Uint32Array(nodes + 1);
  for (let node = 0; node < nodes; node++) first[node + 1] = first[node] + (links[node]?.size ?? 0);
  const to = new Uint16Array(first[nodes]);
  for (let node = 0; node < nodes; node++) to.set([...(links[node] ?? [])], first[node]);
  return { first, to };
}

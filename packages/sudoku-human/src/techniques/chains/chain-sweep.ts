/**
 * All chains of a graph that conclude something, found in one sweep and shared by discontinuous loops and chains.
 *
 * A chain says that one of its two ends is true, so whatever both ends exclude goes. One walk from each node gives the
 * shortest chains to all others; kept are those that strike something out and those that come back to their own start
 * (the node is true). Cost: one look at each link for each node, 1–3 ms in a hard position, and 10 ms with groups.
 * Where the graph has groups, only chains with a group are taken: the walk remembers by its layer whether it has met
 * one.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import type { Candidate } from '../../types.js';
import { type AlmostLockedSet, seenByAll } from '../als/almost-locked-sets.js';
import { digitsOf, inCells } from '../shared/parts.js';
import { createWalks, walkFrom } from './alternating-walks.js';
import type { ChainNodes } from './chain-nodes.js';
import { type FullGraph, layersOf } from './full-graph.js';
import { shortestChain } from './shortest-chain.js';

/**
 * Candidates tried for a pair whose shortest walk passes a candidate twice; half as many lose nothing
 * (`scripts/limits.mjs`).
 */
const maxTrials = 2_000;

/** How many ends of one start are looked at between two yields. */
const ENDS_A_SLICE = 200;

/** A chain that concludes something. */
export type SweptChain = {
  /** Its nodes, joined by strong, weak, …, strong links. */
  readonly chain: readonly number[];
  /** What both ends exclude, by cell and then digit. */
  readonly eliminations: readonly Candidate[];
};

/** What a sweep finds. */
export type Sweep = {
  /** The shortest chain of each pair of ends that concludes something, by length and then by ends. */
  readonly chains: readonly SweptChain[];
  /**
   * The pairs of ends that would strike something out and between which links lead, as `lower * nodes + higher`. A pair
   * may have no chain: its only way from end to end may pass a candidate twice.
   */
  readonly pairs: ReadonlySet<number>;
};

/** Finds all chains of the graph between nodes that are marked as `concluding`. */
export function* sweepChains(
  state: State,
  graph: FullGraph,
  concluding: Uint8Array | undefined,
  maxLength: number,
): Slices<Sweep> {
  const { nodes, isGrouped } = graph;
  const pairs = new Set<number>();
  if (concluding === undefined) return { chains: [], pairs };
  const count = nodes.digits.length;
  const walked = isGrouped ? yield* layersOf(graph) : graph;
  const walks = createWalks(isGrouped ? 2 * count : count);
  const found: SweptChain[] = [];
  for (let start = 0; start < count; start++) {
    if (concluding[start] === 0) continue;
    yield;
    // In layers, too, from below: the other end of a group is a group, where the walk goes up at last.
    walkFrom(walked, start, maxLength, walks);
    let looked = 0;
    for (const top of walks.reachedOn.subarray(0, walks.count)) {
      if (++looked % ENDS_A_SLICE === 0) yield;
      const end = top % count;
      if (end < start || concluding[end] === 0 || (isGrouped && top === end)) continue;
      const eliminations = start === end ? [] : excludedByBoth(state, nodes, start, end);
      if (start !== end && eliminations.length === 0) continue;
      if (start === end && start >= nodes.singles) continue;
      if (start !== end) pairs.add(start * count + end);
      if (walks.onDepth[top] < 3) continue;
      const path = yield* shortestChain(walked, start, top, maxLength, walks, maxTrials, graph);
      if (path === undefined) continue;
      found.push({ chain: isGrouped ? path.map((node) => node % count) : path, eliminations });
    }
  }
  found.sort(({ chain: a }, { chain: b }) => a.length - b.length || a[0] - b[0] || a[a.length - 1] - b[b.length - 1]);
  return { chains: found, pairs };
}

/** The candidates that are excluded by each of two nodes, by cell and then digit. */
export function excludedByBoth({ tables, digitSets }: State, nodes: ChainNodes, a: number, b: number): Candidate[] {
  const { size, words, nonConsecutive } = tables;
  const { singles, digits, cells } = nodes;
  const [p, q] = [digits[a], digits[b]];
  const isSameCell = p !== q && a < singles && b < singles && cells[a][0] === cells[b][0];
  const struck: Candidate[] = [];
  for (let digit = 0; digit < size; digit++) {
    if (digit !== p && digit !== q && !isSameCell && !nonConsecutive) continue;
    for (let word = 0; word < words; word++) {
      let seen = digitSets[digit * words + word];
      if (seen !== 0) seen &= excludedIn(nodes, a, digit, word) & excludedIn(nodes, b, digit, word);
      for (; seen !== 0; seen &= seen - 1) struck.push({ cell: word * 32 + lowestBit(seen), digit: digit + 1 });
    }
  }
  return p === q && !nonConsecutive ? struck : struck.sort((x, y) => x.cell - y.cell || x.digit - y.digit);
}

/** The cells from which the node excludes the digit: a word of them. */
function excludedIn(
  { tables, singles, digits, sets, peers, around }: ChainNodes,
  node: number,
  digit: number,
  word: number,
): number {
  const at = node * tables.words + word;
  if (digit === digits[node]) return peers[at];
  const own = node < singles ? sets[at] : 0;
  return tables.nonConsecutive && Math.abs(digit - digits[node]) === 1 ? own | around[at] : own;
}

/** What an almost locked set excludes once it is known to lack one of two digits: each of its other digits is in it. */
export function excludedBySet(state: State, { cells, mask }: AlmostLockedSet, a: number, b: number): Candidate[] {
  return digitsOf(mask & ~(1 << a) & ~(1 << b)).flatMap((digit) => {
    const places = cells.filter((cell) => state.masks[cell] & (1 << (digit - 1)));
    return inCells(seenByAll(state, places, digit - 1), digit - 1);
  });
}

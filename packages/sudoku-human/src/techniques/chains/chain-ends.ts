/**
 * All pairs of ends of a graph whose chain strikes something out, shortest first.
 *
 * A chain says that one of its two ends is true, so whatever both ends exclude goes. One walk from each candidate with
 * a strong link finds the distance to all others; a pair is taken from its lower end only, since a chain reads the same
 * backwards. Pairs that strike out nothing are dropped before their chain is looked at.
 */

import type { Slices } from '@kit/grid';
import { createWalks, walkFrom } from './alternating-walks.js';
import type { LinkGraph } from './link-graph.js';
import { shortestChain } from './shortest-chain.js';

/** A chain: its nodes from the lower end to the higher one, joined by strong, weak, …, strong links. */
export type Chain = readonly number[];

/**
 * The shortest chain of each pair of ends that `isUseful`, with `minLength` to `maxLength` links, by length and then by
 * ends. A pair whose shortest chain has fewer links isn't listed.
 */
export function* findChains(
  graph: LinkGraph,
  minLength: number,
  maxLength: number,
  isUseful: (start: number, end: number) => boolean,
): Slices<Chain[]> {
  const nodes = graph.strong.first.length - 1;
  const walks = createWalks(nodes);
  const chains: Chain[] = [];
  for (let start = 0; start < nodes; start++) {
    if (graph.strong.first[start] === graph.strong.first[start + 1]) continue;
    yield;
    walkFrom(graph, start, maxLength, walks);
    for (let i = 0; i < walks.count; i++) {
      const end = walks.reachedOn[i];
      if (end <= start || !isUseful(start, end)) continue;
      const chain = yield* shortestChain(graph, start, end, maxLength, walks);
      if (chain !== undefined && chain.length - 1 >= minLength) chains.push(chain);
    }
  }
  return chains.sort((a, b) => a.length - b.length || a[0] - b[0] || a[a.length - 1] - b[b.length - 1]);
}

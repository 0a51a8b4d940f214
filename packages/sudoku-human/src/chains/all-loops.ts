/**
 * Every continuous loop of a graph: strong and weak links in turn, back to the start, no candidate twice.
 *
 * Other loops than the shortest through some link conclude other things, so all are wanted. They are walked depth first,
 * each from its lowest node along its strong link, by length; a walk goes on only where the links that are left can still
 * lead back (distances by a breadth-first walk from the start). Graphs of single candidates have few strong links, so that
 * is some hundred steps in most positions, less than one breadth-first walk for each pair of links would take; the steps
 * are counted all the same, and the longest loops are left out where they get too many.
 */

import type { LinkGraph } from './link-graph.js';

/** How many steps of the walks are made before longer loops are left out. */
const maxSteps = 200_000;

/** Larger than any distance. */
const unreached = 0xffff;

/**
 * The loops of at most `maxLength` links as their nodes, beginning with the strong link from the lowest: by length, then by
 * first nodes.
 */
export function allLoops(graph: LinkGraph, maxLength: number): readonly (readonly number[])[] {
  const nodes = graph.strong.first.length - 1;
  const starts: { node: number; distances: Distances }[] = [];
  for (let node = 0; node < nodes; node++) {
    if (graph.strong.first[node] === graph.strong.first[node + 1]) continue;
    starts.push({ node, distances: distancesTo(graph, node) });
  }
  const longest = Math.min(maxLength, starts.length);
  const loops: (readonly number[])[] = [];
  const used = new Uint8Array(nodes);
  const chain: number[] = [];
  let steps = 0;

  const extend = (start: number, { afterStrong, afterWeak }: Distances, left: number): void => {
    const node = chain[chain.length - 1];
    const isOn = chain.length % 2 === 0;
    if (left === 1) {
      if (isOn && afterStrong[node] === 1) loops.push([...chain]);
      return;
    }
    const { first, to } = isOn ? graph.weak : graph.strong;
    const distances = isOn ? afterWeak : afterStrong;
    for (let i = first[node]; i < first[node + 1] && steps < maxSteps; i++) {
      const next = to[i];
      if (next <= start || used[next] !== 0 || distances[next] > left - 1) continue;
      steps++;
      used[next] = 1;
      chain.push(next);
      extend(start, { afterStrong, afterWeak }, left - 1);
      chain.pop();
      used[next] = 0;
    }
  };

  for (let length = 4; length <= longest && steps < maxSteps; length += 2) {
    for (const { node, distances } of starts) {
      chain.push(node);
      extend(node, distances, length);
      chain.pop();
    }
  }
  return loops;
}

/** The links from each node back to the start, over nodes that are not below it; the last link is weak. */
type Distances = {
  /** If the node was reached by a strong link, so that a weak one follows. */
  readonly afterStrong: Uint16Array;
  /** If it was reached by a weak link. */
  readonly afterWeak: Uint16Array;
};

function distancesTo({ strong, weak }: LinkGraph, start: number): Distances {
  const nodes = strong.first.length - 1;
  const afterStrong = new Uint16Array(nodes).fill(unreached);
  const afterWeak = new Uint16Array(nodes).fill(unreached);
  const queue: [node: number, isAfterStrong: boolean][] = [];
  for (let i = weak.first[start]; i < weak.first[start + 1]; i++) {
    if (weak.to[i] < start) continue;
    afterStrong[weak.to[i]] = 1;
    queue.push([weak.to[i], true]);
  }
  for (let done = 0; done < queue.length; done++) {
    const [node, isAfterStrong] = queue[done];
    const { first, to } = isAfterStrong ? strong : weak;
    const [here, there] = isAfterStrong ? [afterStrong, afterWeak] : [afterWeak, afterStrong];
    for (let i = first[node]; i < first[node + 1]; i++) {
      const before = to[i];
      if (before <= start || there[before] !== unreached) continue;
      there[before] = here[node] + 1;
      queue.push([before, !isAfterStrong]);
    }
  }
  return { afterStrong, afterWeak };
}

/**
 * Every continuous loop of a graph that may conclude something: strong and weak links in turn, back to the start, no
 * candidate twice.
 *
 * Other loops than the shortest through some link conclude other things, so all are wanted that pass a weak link which
 * excludes something. They are walked depth first, each from its lowest node along its strong link, by length. A walk
 * goes on only where the links that are left can still lead back, and past such a link if it has passed none: distances
 * by a breadth-first walk from the start, once with and once without. So few steps lead nowhere; they are counted all
 * the same, and the longest loops are left out where they get too many.
 */

import type { Slices } from '@kit/grid';
import type { LinkGraph } from './link-graph.js';

/**
 * How many steps of the walks are made before longer loops are left out; half as many lose none, a tenth 15 %
 * (`scripts/limits.mjs`).
 */
const maxSteps = 200_000;

/** How many bytes of distances are kept. Those of more starts are measured again for each length. */
const maxKept = 2 ** 25;

/** How many links are looked at between two yields. */
const LOOKS_A_SLICE = 100_000;

/** Larger than any distance. */
const unreached = 0xffff;

/**
 * The loops of at most `maxLength` links as their nodes, beginning with the strong link from the lowest: by length,
 * then by first nodes.
 *
 * @param wanted - by place in `graph.weak.to`: 1 for the links of which each loop passes one at least; undefined
 * if any will do
 */
export function* allLoops(
  graph: LinkGraph,
  maxLength: number,
  wanted: Uint8Array | undefined,
): Slices<readonly (readonly number[])[]> {
  const { strong, weak } = graph;
  const nodes = strong.first.length - 1;
  const distances = createDistances(nodes);
  const starts: { node: number; kept: Distances | undefined }[] = [];
  let linked = 0;
  for (let node = 0; node < nodes; node++) {
    if (strong.first[node] === strong.first[node + 1]) continue;
    yield;
    linked++;
    if (!measure(graph, node, maxLength, wanted, distances)) continue;
    starts.push({ node, kept: (starts.length + 1) * 8 * nodes > maxKept ? undefined : copyOf(distances) });
  }
  const longest = Math.min(maxLength, linked);
  const loops: (readonly number[])[] = [];
  const used = new Uint8Array(nodes);
  // By depth: the node, whether a wanted link has been passed, and the link that is looked at next.
  const chain: number[] = [];
  const passed: number[] = [];
  const cursor: number[] = [];
  let steps = 0;
  let looks = 0;

  const begin = (node: number, hasPassed: number): void => {
    cursor.push((chain.length % 2 === 0 ? strong : weak).first[node]);
    used[node] = 1;
    chain.push(node);
    passed.push(hasPassed);
  };

  for (let length = 4; length <= longest; length += 2) {
    for (const { node: start, kept } of starts) {
      if (kept === undefined) {
        yield;
        measure(graph, start, maxLength, wanted, distances);
      }
      const to = kept ?? distances;
      begin(start, 0);
      while (chain.length > 0) {
        if (++looks % LOOKS_A_SLICE === 0) yield;
        const depth = chain.length - 1;
        const node = chain[depth];
        const isOn = depth % 2 === 1;
        const left = length - depth;
        if (left === 1 && isOn && to.afterStrong[(1 - passed[depth]) * nodes + node] === 1) loops.push([...chain]);
        const links = isOn ? weak : strong;
        const i = cursor[depth];
        if (left === 1 || i === links.first[node + 1] || steps >= maxSteps) {
          used[node] = 0;
          chain.pop();
          passed.pop();
          cursor.pop();
          continue;
        }
        cursor[depth] = i + 1;
        const next = links.to[i];
        const now = isOn ? passed[depth] | (wanted === undefined ? 1 : wanted[i]) : passed[depth];
        const distance = isOn ? to.afterWeak : to.afterStrong;
        if (next <= start || used[next] !== 0 || distance[(1 - now) * nodes + next] > left - 1) continue;
        steps++;
        begin(next, now);
      }
    }
  }
  return loops;
}

/**
 * The links from each node back to the start, over nodes that are not below it; the last link is weak. By node; with
 * the number of nodes added, by way of a wanted link.
 */
type Distances = {
  /** If the node was reached by a strong link, so that a weak one follows. */
  readonly afterStrong: Uint16Array;
  /** If it was reached by a weak link. */
  readonly afterWeak: Uint16Array;
};

function createDistances(nodes: number): Distances & { queue: Uint32Array } {
  return {
    afterStrong: new Uint16Array(2 * nodes),
    afterWeak: new Uint16Array(2 * nodes),
    queue: new Uint32Array(4 * nodes),
  };
}

function copyOf({ afterStrong, afterWeak }: Distances): Distances {
  return { afterStrong: afterStrong.slice(), afterWeak: afterWeak.slice() };
}

/** Fills in the distances to the start; false if no loop with a wanted link can begin there. */
function measure(
  { strong, weak }: LinkGraph,
  start: number,
  maxLength: number,
  wanted: Uint8Array | undefined,
  { afterStrong, afterWeak, queue }: ReturnType<typeof createDistances>,
): boolean {
  const nodes = strong.first.length - 1;
  afterStrong.fill(unreached);
  afterWeak.fill(unreached);
  let count = 0;
  // In the queue: the node, by way of a wanted link or not, times two, plus one if it was reached by a weak link.
  const reach = (table: Uint16Array, at: number, distance: number, isAfterWeak: number): void => {
    if (table[at] !== unreached) return;
    table[at] = distance;
    queue[count++] = at * 2 + isAfterWeak;
  };
  for (let i = weak.first[start]; i < weak.first[start + 1]; i++) {
    if (weak.to[i] < start) continue;
    reach(afterStrong, weak.to[i], 1, 0);
    if (wanted === undefined || wanted[i] !== 0) reach(afterStrong, nodes + weak.to[i], 1, 0);
  }
  for (let done = 0; done < count; done++) {
    const isAfterWeak = (queue[done] & 1) !== 0;
    const at = queue[done] >> 1;
    const base = at < nodes ? 0 : nodes;
    const node = at - base;
    const distance = (isAfterWeak ? afterWeak[at] : afterStrong[at]) + 1;
    if (distance >= maxLength) break;
    const { first, to } = isAfterWeak ? weak : strong;
    for (let i = first[node]; i < first[node + 1]; i++) {
      if (to[i] <= start) continue;
      if (!isAfterWeak) reach(afterWeak, base + to[i], distance, 1);
      else {
        reach(afterStrong, base + to[i], distance, 0);
        if (wanted === undefined || wanted[i] !== 0) reach(afterStrong, nodes + to[i], distance, 0);
      }
    }
  }
  for (let i = strong.first[start]; i < strong.first[start + 1]; i++) {
    if (strong.to[i] > start && afterStrong[nodes + strong.to[i]] < maxLength) return true;
  }
  return false;
}

/**
 * Which candidates stand and fall together: the components of the implications from pair to pair.
 *
 * All ons of a cycle follow from each other, so they are in one component with its offs. Most components strike nothing, and no
 * cycle leaves its own: so cycles are looked for only where one can strike out a candidate that is known to go, and within
 * that component. Tarjan's algorithm, on a stack of its own; nodes are those of the graph.
 */

import type { Graph } from './graph.js';
import type { Work } from './work.js';

/** What components are read from: the pairs of a graph's marks, who is in one, and who can't be on. */
type Pairs = {
  readonly graph: Graph;
  readonly partners: Int16Array;
  readonly linked: Int32Array;
  readonly refuted: Int32Array;
  readonly components: Components;
  readonly work: Work;
};

/** Room for components. */
export type Components = {
  /** By node: its component, from 1; 0 for what isn't in a pair. */
  readonly of: Uint16Array;
  /** By component: can a cycle in it strike anything out? */
  readonly strikes: Uint8Array;
  readonly met: Uint16Array;
  readonly low: Uint16Array;
  readonly open: Uint16Array;
  readonly way: Uint16Array;
  readonly next: Int32Array;
};

/** Room for the components of a graph with so many candidates. */
export function createComponents(size: number): Components {
  const nodes = size * 2;
  return {
    of: new Uint16Array(nodes),
    strikes: new Uint8Array(nodes + 1),
    met: new Uint16Array(nodes),
    low: new Uint16Array(nodes),
    open: new Uint16Array(nodes),
    way: new Uint16Array(nodes),
    next: new Int32Array(nodes),
  };
}

/** Finds the components of a scan whose pairs and refuted candidates are known, and which of them can strike out. */
export function readComponents(scan: Pairs): void {
  const { graph, linked, components, work } = scan;
  const { of, met, strikes } = components;
  of.fill(0);
  met.fill(0);
  strikes.fill(0);
  const count = { met: 0, closed: 0 };
  for (let start = 0; start < graph.size; start++) {
    if ((linked[start >>> 5] & (1 << (start & 31))) === 0) continue;
    if (met[start] === 0) closeFrom(scan, start, count);
    if (met[start + graph.size] === 0) closeFrom(scan, start + graph.size, count);
  }
  work.nodes += count.met;
  findStrikes(scan);
}

/** Follows all that follows from a node, and closes the components on the way. */
function closeFrom(scan: Pairs, start: number, count: { met: number; closed: number }): void {
  const { of, met, low, open, way, next } = scan.components;
  let [depth, held] = [0, 0];
  enter(start);
  while (depth > 0) {
    const node = way[depth - 1];
    const to = following(scan, node);
    if (to >= 0) {
      if (met[to] === 0) enter(to);
      else if (of[to] === 0) low[node] = Math.min(low[node], met[to]);
      continue;
    }
    depth--;
    if (depth > 0) low[way[depth - 1]] = Math.min(low[way[depth - 1]], low[node]);
    if (low[node] < met[node]) continue;
    count.closed++;
    let last: number;
    do {
      last = open[--held];
      of[last] = count.closed;
    } while (last !== node);
  }

  function enter(node: number): void {
    met[node] = ++count.met;
    low[node] = count.met;
    next[node] = 0;
    open[held++] = node;
    way[depth++] = node;
  }
}

/** The next node that follows from a node directly, or -1. */
function following({ graph, linked, partners, components: { next } }: Pairs, node: number): number {
  const { size, weak, weakFrom } = graph;
  if (node >= size) {
    while (next[node] < 4) {
      const on = partners[(node - size) * 4 + next[node]++];
      if (on >= 0) return on;
    }
    return -1;
  }
  for (let i = weakFrom[node] + next[node]; i < weakFrom[node + 1]; i++) {
    const off = weak[i];
    if ((linked[off >>> 5] & (1 << (off & 31))) === 0) continue;
    next[node] = i + 1 - weakFrom[node];
    return off + size;
  }
  next[node] = weakFrom[node + 1] - weakFrom[node];
  return -1;
}

/** A cycle strikes out a refuted candidate that sees an on and an off of its digit. */
function findStrikes({ graph, linked, refuted, components: { of, strikes } }: Pairs): void {
  const { size, weak, weakElsewhere, weakFrom } = graph;
  for (let number = 0; number < size; number++) {
    if ((refuted[number >>> 5] & (1 << (number & 31))) === 0) continue;
    for (let i = weakElsewhere[number]; i < weakFrom[number + 1]; i++) {
      if ((linked[weak[i] >>> 5] & (1 << (weak[i] & 31))) === 0) continue;
      const component = of[weak[i]];
      for (let j = weakElsewhere[number]; j < weakFrom[number + 1]; j++) {
        if (of[weak[j] + size] === component) strikes[component] = 1;
      }
    }
  }
}

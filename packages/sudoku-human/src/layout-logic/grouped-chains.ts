/**
 * Chains with groups, and loops with groups or without, on any layout.
 *
 * The links alternate as those of other chains do: if the first node is false the last is true, so what both rule out is
 * gone. Where the last rules the first out as well, the chain closes to a loop: each weak link has one true end, and what
 * both ends of a weak link rule out is gone.
 */

import type { Slices } from '@kit/grid';
import type { ChainNode, Link, Step, TechniqueId } from '../types.js';
import { type GroupGraph, groupGraph } from './group-graph.js';
import { candidatesOfNodes, type LayoutFinder, linksParam, stepOf, withRole } from './steps.js';
import type { View } from './view.js';

/** How many starts are searched between two yields. */
const STARTS_A_SLICE = 20;

/** How many numbers of candidates are looked at between two yields: most are no candidates. */
const CANDIDATES_A_SLICE = 60;

/** Grouped X-Chains or AICs; each pair of ends once, with a shortest chain between them, if that has a group. */
export function groupedChains(id: 'grouped-x-chain' | 'grouped-aic'): LayoutFinder {
  return {
    ids: [id],
    *run(view, emit) {
      const graph = groupGraph(view, id === 'grouped-aic');
      const { size } = view.tables;
      const { excludedBy, members } = graph;
      const starts = yield* startsOf(graph);
      return yield* search(graph, starts, { fromStart: excludedBy, fromEnd: excludedBy }, (path) => {
        if (!hasGroup(graph, path)) return false;
        const isOneDigit = path.every((node) => members[node][0] % size === members[path[0]][0] % size);
        if (isOneDigit !== (id === 'grouped-x-chain')) return false;
        const theirs = new Set(excludedBy(path[path.length - 1]));
        const gone = excludedBy(path[0]).filter((node) => theirs.has(node));
        // Where neighbours differ by two the ends may share other digits too.
        const struck = id === 'grouped-aic' ? gone : gone.filter((node) => node % size === members[path[0]][0] % size);
        return struck.length > 0 && emit(chainStep(view, graph, id, path, struck));
      });
    },
  };
}

/** Continuous loops; for all that goes by it a shortest one. */
export const continuousLoops: LayoutFinder = {
  ids: ['continuous-nice-loop', 'grouped-continuous-nice-loop'],
  *run(view, emit, wanted) {
    const graph = groupGraph(view, true);
    const known = new Set<string>();
    return yield* search(graph, graph.strong.keys(), { fromStart: graph.weakOf, fromEnd: (end) => [end] }, (path) => {
      const id = hasGroup(graph, path) ? 'grouped-continuous-nice-loop' : 'continuous-nice-loop';
      if (!wanted(id)) return false;
      const gone = new Set<number>();
      for (let i = 1; i < path.length; i += 2) {
        const theirs = new Set(graph.excludedBy(path[(i + 1) % path.length]));
        for (const node of graph.excludedBy(path[i])) if (theirs.has(node)) gone.add(node);
      }
      // What the loop passes is true or false with it.
      for (const node of path) for (const own of graph.members[node]) gone.delete(own);
      const struck = [...gone].sort((a, b) => a - b);
      if (struck.length === 0 || known.has(`${struck}`)) return false;
      known.add(`${struck}`);
      return emit(chainStep(view, graph, id, path, struck));
    });
  },
};

function hasGroup({ members }: GroupGraph, path: readonly number[]): boolean {
  return path.some((node) => members[node].length > 1);
}

/**
 * Where chains that strike something out can begin, ascending: from a candidate that is true they lead to one that rules it
 * out. There are fewer candidates than nodes, and mostly none is such.
 */
function* startsOf({ strong, weakOf, excludedBy, members }: GroupGraph): Slices<number[]> {
  const [isOn, isOff] = Array.from({ length: 2 }, () => new Int32Array(members.length).fill(-1));
  const starts = new Set<number>();
  for (let node = 0; node < members.length && members[node].length < 2; node++) {
    if (node % CANDIDATES_A_SLICE === 0) yield;
    if (members[node].length === 0) continue;
    const first = weakOf(node);
    const queue = first.filter((other) => strong[other].length > 0);
    for (const other of queue) isOff[other] = node;
    let isRuledOut = false;
    for (let at = 0; at < queue.length && !isRuledOut; at++) {
      for (const end of strong[queue[at]]) {
        if (isOn[end] === node) continue;
        isOn[end] = node;
        if (excludedBy(end).includes(node)) isRuledOut = true;
        for (const other of weakOf(end)) {
          if (isOff[other] === node || strong[other].length === 0) continue;
          isOff[other] = node;
          queue.push(other);
        }
      }
    }
    if (isRuledOut) for (const other of first) starts.add(other);
  }
  return [...starts].sort((a, b) => a - b);
}

/** What a chain is looked at for: that something is of its start and of its end. */
type Meeting = Readonly<Record<'fromStart' | 'fromEnd', (node: number) => readonly number[]>>;

/** Shortest chains between each two nodes that meet, by breadth; stops where `take` wants no more. */
function* search(
  { strong, weakOf, members }: GroupGraph,
  starts: Iterable<number>,
  { fromStart, fromEnd }: Meeting,
  take: (path: readonly number[]) => boolean,
): Slices<boolean> {
  // By node: which node it came on, or went off, from, and in the search from which start; so nothing has to be cleared.
  const [on, off, isOn, isOff, isOfStart] = Array.from({ length: 5 }, () => new Int32Array(members.length).fill(-1));
  let done = 0;
  for (const start of starts) {
    if (strong[start].length === 0) continue;
    if (++done % STARTS_A_SLICE === 0) yield;
    for (const node of fromStart(start)) isOfStart[node] = start;
    isOff[start] = start;
    for (let front = [start]; front.length > 0; ) {
      const next: number[] = [];
      for (const node of front) {
        for (const end of strong[node]) {
          if (isOn[end] === start || end === start) continue;
          isOn[end] = start;
          on[end] = node;
          if (node !== start && end > start && fromEnd(end).some((one) => isOfStart[one] === start)) {
            const path = pathTo(end, start, on, off);
            if (areApart(members, path) && take(path)) return true;
          }
          for (const other of weakOf(end)) {
            if (isOff[other] === start) continue;
            isOff[other] = start;
            off[other] = end;
            next.push(other);
          }
        }
      }
      front = next;
    }
  }
  return false;
}

function pathTo(end: number, start: number, on: Int32Array, off: Int32Array): number[] {
  const path = [end];
  for (let node = end; node !== start; ) {
    node = path.length % 2 === 1 ? on[node] : off[node];
    path.push(node);
  }
  return path.reverse();
}

/** Does the path come by each candidate once? */
function areApart(members: GroupGraph['members'], path: readonly number[]): boolean {
  const all = path.flatMap((node) => members[node]);
  return new Set(all).size === all.length;
}

function chainStep(
  view: View,
  { members }: GroupGraph,
  id: TechniqueId,
  path: readonly number[],
  struck: readonly number[],
): Step {
  const { size } = view.tables;
  const nodes = path.map(
    (node): ChainNode => ({
      cells: members[node].map((one) => Math.floor(one / size)),
      digit: (members[node][0] % size) + 1,
    }),
  );
  const isLoop = id.endsWith('loop');
  const links = nodes.flatMap((from, i): Link[] => {
    const to = i === nodes.length - 1 && isLoop ? nodes[0] : nodes[i + 1];
    return to === undefined ? [] : [{ from, to, type: i % 2 === 0 ? 'strong' : 'weak' }];
  });
  return stepOf(view, id, {
    eliminations: candidatesOfNodes(view, struck),
    candidates: path.flatMap((node, i) => withRole(candidatesOfNodes(view, members[node]), i % 2 === 0 ? 'off' : 'on')),
    links,
    params: { chain: linksParam(links) },
  });
}

/**
 * The chains of a state, worked out once for all chain techniques and once for each limit.
 *
 * `derive` keys a fact by its function; the limit on the length is no part of the state, so a fact holds a small table
 * by length.
 */

import type { Slices } from '@kit/grid';
import { derive } from '../../kernel/derived.js';
import { setsOf } from '../als/locking-candidates.js';
import type { Context } from '../shared/technique.js';
import { allLoops } from './all-loops.js';
import { type Sweep, type SweptChain, sweepChains } from './chain-sweep.js';
import { concludingNodes } from './concluding-nodes.js';
import { alsGraph, type FullGraph, groupedGraph, plainGraph } from './full-graph.js';

/** The graph of the technique's form. */
export function* graphOf(context: Context, grouped: boolean): Slices<FullGraph> {
  const { state, derived, limits } = context;
  const kept = derive(state, derived, grouped ? (limits.alsNodes ? alsGraphs : groupedGraphs) : plainGraphs);
  kept[0] ??= yield* grouped
    ? limits.alsNodes
      ? alsGraph(state, yield* setsOf(context))
      : groupedGraph(state)
    : plainGraph(state);
  return kept[0];
}

/** The nodes of that graph that can be the end of a chain that concludes something; nothing if none can. */
function* concludingOf(context: Context, grouped: boolean): Slices<Uint8Array | undefined> {
  const { state, derived } = context;
  const kept = derive(state, derived, grouped ? groupedEnds : plainEnds);
  if (kept.length === 0) {
    const graph = yield* graphOf(context, grouped);
    kept.push(yield* concludingNodes(context, graph.nodes, graph));
  }
  return kept[0];
}

/** May any chain of single candidates conclude something? If not, no chain of fewer kinds of links does. */
export function* mayConclude(context: Context): Slices<boolean> {
  return (yield* concludingOf(context, false)) !== undefined;
}

/** All chains of that graph that conclude something, shortest first. */
export function* chainsOf(context: Context, grouped: boolean): Slices<readonly SweptChain[]> {
  return (yield* sweepOf(context, grouped)).chains;
}

function* sweepOf(context: Context, grouped: boolean): Slices<Sweep> {
  const { state, derived, limits } = context;
  const tables = derive(state, derived, grouped ? groupedSweeps : plainSweeps);
  const key = `${limits.maxChainLength},${limits.alsNodes}`;
  let sweep = tables.get(key);
  if (sweep === undefined) {
    const graph = yield* graphOf(context, grouped);
    sweep = yield* sweepChains(state, graph, yield* concludingOf(context, grouped), limits.maxChainLength);
    tables.set(key, sweep);
  }
  return sweep;
}

/**
 * The continuous loops of that graph that may strike something out, shortest first; grouped ones have a node of several
 * cells.
 *
 * What a weak link of a loop excludes is excluded by the ends of the rest of the loop too, which is a chain. So only
 * links between the ends of chains matter, unless strong links have an effect of their own.
 */
export function* loopsOf(context: Context, grouped: boolean): Slices<readonly (readonly number[])[]> {
  const { maxChainLength } = context.limits;
  const { strong, weak, sets, nodes } = yield* graphOf(context, grouped);
  let wanted: Uint8Array | undefined;
  if (sets === undefined) {
    const { pairs } = yield* sweepOf(context, grouped);
    if (pairs.size === 0) return [];
    wanted = new Uint8Array(weak.to.length);
    const count = nodes.digits.length;
    for (let node = 0; node < count; node++) {
      for (let i = weak.first[node]; i < weak.first[node + 1]; i++) {
        const other = weak.to[i];
        if (pairs.has(Math.min(node, other) * count + Math.max(node, other))) wanted[i] = 1;
      }
    }
    if (!wanted.includes(1)) return [];
  }
  const loops = yield* allLoops({ strong, weak }, maxChainLength, wanted);
  return grouped ? loops.filter((loop) => loop.some((node) => node >= nodes.singles)) : loops;
}

function plainGraphs(): FullGraph[] {
  return [];
}

function groupedGraphs(): FullGraph[] {
  return [];
}

function alsGraphs(): FullGraph[] {
  return [];
}

function plainEnds(): (Uint8Array | undefined)[] {
  return [];
}

function groupedEnds(): (Uint8Array | undefined)[] {
  return [];
}

function plainSweeps(): Map<string, Sweep> {
  return new Map();
}

function groupedSweeps(): Map<string, Sweep> {
  return new Map();
}

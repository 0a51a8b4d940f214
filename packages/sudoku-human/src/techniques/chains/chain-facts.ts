/** The chains of a state, worked out once for all chain techniques: with groups, or without. */

import type { Slices } from '@kit/grid';
import { setsOf } from '../als/locking-candidates.js';
import { type Context, onceAState } from '../shared/technique.js';
import { allLoops } from './all-loops.js';
import { type Sweep, sweepChains } from './chain-sweep.js';
import { concludingNodes } from './concluding-nodes.js';
import { alsGraph, type FullGraph, groupedGraph, plainGraph } from './full-graph.js';

/** The graph of the technique's form. */
export const graphOf: (context: Context, grouped: boolean) => Slices<FullGraph> = /* @__PURE__ */ onceAState(function* (
  context,
  grouped: boolean,
) {
  const { state, limits } = context;
  if (!grouped) return yield* plainGraph(state);
  return limits.alsNodes ? yield* alsGraph(state, yield* setsOf(context)) : yield* groupedGraph(state);
});

/** The nodes of that graph that can be the end of a chain that concludes something; nothing if none can. */
const concludingOf = /* @__PURE__ */ onceAState(function* (
  context: Context,
  grouped: boolean,
): Slices<Uint8Array | undefined> {
  const graph = yield* graphOf(context, grouped);
  return yield* concludingNodes(context, graph.nodes, graph);
});

/** May any chain of single candidates conclude something? If not, no chain of fewer kinds of links does. */
export function* mayConclude(context: Context): Slices<boolean> {
  return (yield* concludingOf(context, false)) !== undefined;
}

/** All chains of that graph that conclude something, shortest first, and the pairs of their ends. */
export const sweepOf: (context: Context, grouped: boolean) => Slices<Sweep> = /* @__PURE__ */ onceAState(function* (
  context,
  grouped: boolean,
) {
  const { state, limits } = context;
  const graph = yield* graphOf(context, grouped);
  return yield* sweepChains(state, graph, yield* concludingOf(context, grouped), limits.maxChainLength);
});

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

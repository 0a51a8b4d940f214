/**
 * The chains of a state, worked out once for all chain techniques and once for each limit.
 *
 * `derive` keys a fact by its function; the limit on the length is no part of the state, so a fact holds a small table
 * by length.
 */

import { setsOf } from '../als/als-facts.js';
import { derive } from '../kernel/derived.js';
import type { Context } from '../techniques/technique.js';
import { allLoops } from './all-loops.js';
import { type SweptChain, sweepChains } from './chain-sweep.js';
import { alsGraph, type FullGraph, groupedGraph, plainGraph } from './full-graph.js';

/** The graph of the technique's form. */
export function graphOf(context: Context, grouped: boolean): FullGraph {
  const { state, derived, limits } = context;
  if (!grouped) return derive(state, derived, plainGraph);
  if (!limits.alsNodes) return derive(state, derived, groupedGraph);
  const kept = derive(state, derived, alsGraphs);
  kept[0] ??= alsGraph(state, setsOf(context));
  return kept[0];
}

/** All chains of that graph that conclude something, shortest first. */
export function chainsOf(context: Context, grouped: boolean): readonly SweptChain[] {
  const { state, derived, limits } = context;
  const tables = derive(state, derived, grouped ? groupedChains : plainChains);
  const key = `${limits.maxChainLength},${limits.alsNodes}`;
  let chains = tables.get(key);
  if (chains === undefined) {
    chains = sweepChains(state, graphOf(context, grouped), limits.maxChainLength);
    tables.set(key, chains);
  }
  return chains;
}

/** All continuous loops of that graph, shortest first; grouped ones have a node of several cells. */
export function loopsOf(context: Context, grouped: boolean): readonly (readonly number[])[] {
  const loops = allLoops(graphOf(context, grouped), context.limits.maxChainLength);
  return grouped ? loops.filter((loop) => loop.some((node) => node >= 729)) : loops;
}

function alsGraphs(): FullGraph[] {
  return [];
}

function plainChains(): Map<string, readonly SweptChain[]> {
  return new Map();
}

function groupedChains(): Map<string, readonly SweptChain[]> {
  return new Map();
}

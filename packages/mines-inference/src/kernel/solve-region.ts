/** A region's solution by the method that fits its width. */
import { eliminationOrder } from './elimination-order.js';
import { solveNarrowRegion } from './narrow-region.js';
import type { RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import { buildStateGraph } from './state-graph.js';
import { solveWideRegion } from './wide-region.js';

/** Undefined if it would take more than `maxStates` states. */
export function solveRegion(region: Region, tilt: number, maxStates: number): RegionSolution | undefined {
  const graph = buildStateGraph(region, eliminationOrder(region), maxStates);
  return graph && (solveNarrowRegion(region, graph, tilt) ?? solveWideRegion(region, graph, tilt));
}

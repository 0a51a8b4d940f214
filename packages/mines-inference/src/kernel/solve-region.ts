/** A region's solution by the method that fits its width. */
import type { Slices } from '@kit/grid';
import { eliminationOrder } from './elimination-order.js';
import { solveNarrowRegion } from './narrow-region.js';
import type { Pace } from './pace.js';
import type { RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import { buildStateGraph } from './state-graph.js';
import { solveWideRegion } from './wide-region.js';

/** Undefined if it would take more than `maxStates` states, or more counts than fit into memory. */
export function* solveRegion(
  region: Region,
  tilt: number,
  maxStates: number,
  pace: Pace,
): Slices<RegionSolution | undefined> {
  const graph = yield* buildStateGraph(region, yield* eliminationOrder(region, pace), maxStates, pace);
  if (graph === undefined) return undefined;
  return (yield* solveNarrowRegion(region, graph, tilt, pace)) ?? (yield* solveWideRegion(region, graph, tilt, pace));
}

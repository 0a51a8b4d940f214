/** A region's solution: its states, then the method that fits its numbers of mines. */
import { type Pace, type Slices, spend } from '@kit/grid';
import { endFewCounts, fewCountsSteps, startFewCounts } from './few-counts.js';
import { solveManyCounts } from './many-counts.js';
import type { RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import { fullRoom, type Room } from './room.js';
import { buildStateGraph } from './state-graph.js';

/** Undefined if it would take more than `maxStates` states, or more counts than fit into memory. */
export function* solveRegion(
  region: Region,
  tilt: number,
  maxStates: number,
  pace: Pace,
  room: Room = fullRoom,
): Slices<RegionSolution | undefined> {
  const graph = yield* buildStateGraph(region, maxStates, pace, room);
  if (graph === undefined) return undefined;
  const boxes = region.sizes.length;
  const last = graph.layerStarts[boxes];
  const work = startFewCounts(region, graph, tilt);
  if (spend(pace, 2 * boxes)) yield;
  // Nothing is laid out then: no number of mines.
  if (graph.layerStarts[boxes + 1] === last) return endFewCounts(work);
  for (const [step, piece, isBack] of fewCountsSteps) {
    for (let done = 0; done < last; done += piece) {
      const until = Math.min(last, done + piece);
      const cost = isBack ? step(work, last - until, last - done, room) : step(work, done, until, room);
      if (cost < 0) return yield* solveManyCounts(region, graph, tilt, pace, room);
      if (spend(pace, cost)) yield;
    }
  }
  return endFewCounts(work);
}

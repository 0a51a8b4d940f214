/** A region's solution: its states, then the method that fits its numbers of mines. */
import type { Slices } from '@kit/grid';
import { endFewCounts, fewCountsSteps, startFewCounts } from './few-counts.js';
import { solveManyCounts } from './many-counts.js';
import { type Pace, spend } from './pace.js';
import type { Marginals, RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import { buildStateGraph } from './state-graph.js';

/** Undefined if it would take more than `maxStates` states, or more counts than fit into memory. */
export function* solveRegion(
  region: Region,
  tilt: number,
  maxStates: number,
  pace: Pace,
): Slices<RegionSolution | undefined> {
  const graph = yield* buildStateGraph(region, maxStates, pace);
  if (graph === undefined) return undefined;
  const boxes = region.sizes.length;
  const last = graph.layerStarts[boxes];
  if (graph.layerStarts[boxes + 1] === last) return nothingFits;
  const work = startFewCounts(region, graph, tilt);
  if (spend(pace, 2 * boxes)) yield;
  for (const [step, piece, isBack] of fewCountsSteps) {
    for (let done = 0; done < last; done += piece) {
      const until = Math.min(last, done + piece);
      const cost = isBack ? step(work, last - until, last - done) : step(work, done, until);
      if (cost < 0) return yield* solveManyCounts(region, graph, tilt, pace);
      if (spend(pace, cost)) yield;
    }
  }
  return endFewCounts(work);
}

const nothingFits: RegionSolution = {
  low: 0,
  counts: /* @__PURE__ */ new Float64Array(0),
  exactScale: true,
  support: /* @__PURE__ */ new Uint8Array(0),
  // biome-ignore lint/correctness/useYield: there is nothing to do.
  *marginals(): Slices<Marginals> {
    return { expected: new Float64Array(0), canMine: new Uint8Array(0), canSafe: new Uint8Array(0) };
  },
};

/**
 * In which order to decide the boxes of a region: it swings the number of states by a factor of 40 either way.
 *
 * Greedy: take next the box that multiplies the possible remaining counts of the open numbers least, from several
 * starts; the number of states is bounded beforehand by the product over the open numbers, and the cheapest order wins.
 * Only orders whose estimate is large are worth a second try.
 */
import type { Region } from './regions.js';
import { type Pace, spend, type Work } from './work.js';

/** Below this many estimated states another order can save nothing. */
const goodEnough = 400;
const starts = 12;
/** Boxes that are weighed in one go. */
const pieceOfReach = 1024;

/** Boxes in a good order, by local index. */
export function* eliminationOrder(region: Region, pace: Pace): Work<Int32Array> {
  const boxes = region.sizes.length;
  let best = new Int32Array(boxes);
  if (boxes === 1) return best;
  const cost = yield* greedyOrder(region, 0, best, Number.POSITIVE_INFINITY, pace);
  if (cost <= goodEnough + boxes * 24) return best;
  let bestCost = cost;
  let other = new Int32Array(boxes);
  for (let attempt = 1; attempt <= starts; attempt++) {
    const start = attempt === 1 ? best[boxes - 1]! : Math.floor(((boxes - 1) * (attempt - 1)) / (starts - 1));
    const found = yield* greedyOrder(region, start, other, bestCost, pace);
    if (found < bestCost) {
      bestCost = found;
      [best, other] = [other, best];
    }
  }
  return best;
}

/** Fills `order`, beginning with `start`, and tells the cost; gives up (cost infinite) above `limit`. */
function* greedyOrder(region: Region, start: number, order: Int32Array, limit: number, pace: Pace): Work<number> {
  const { sizes, boxStarts, boxConstraints, needs, constraintStarts, constraintBoxes } = region;
  const boxes = sizes.length;
  const left = new Int32Array(needs.length);
  const seen = new Int32Array(needs.length);
  for (let c = 0; c < needs.length; c++) {
    for (let at = constraintStarts[c]!; at < constraintStarts[c + 1]!; at++) left[c]! += sizes[constraintBoxes[at]!]!;
    if (spend(pace, constraintStarts[c + 1]! - constraintStarts[c]! + 1)) yield;
  }
  /** How many remaining counts a number can have after `after` more of its cells are decided. */
  const spread = (c: number, after: number): number => {
    const need = needs[c]!;
    return Math.min(need, left[c]! - after) - Math.max(0, need - seen[c]! - after) + 1;
  };
  /** By how much the possible remaining counts of its numbers grow when a box is decided. */
  const growthOf = (box: number): number => {
    let growth = 1;
    for (let by = boxStarts[box]!; by < boxStarts[box + 1]!; by++) {
      const c = boxConstraints[by]!;
      growth *= Math.max(1, spread(c, sizes[box]!)) / Math.max(1, spread(c, 0));
    }
    return growth;
  };
  const inReach = new Uint8Array(boxes);
  const reach: number[] = [start];
  inReach[start] = 1;
  let states = 1;
  let cost = 0;
  for (let step = 0; step < boxes; step++) {
    let chosen = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let from = 0; from < reach.length; from += pieceOfReach) {
      const to = Math.min(reach.length, from + pieceOfReach);
      for (let at = from; at < to; at++) {
        const growth = growthOf(reach[at]!);
        if (growth >= least) continue;
        least = growth;
        chosen = at;
      }
      if (spend(pace, 24 * (to - from))) yield;
    }
    const box = reach[chosen]!;
    // Removal keeps the order of discovery: ties go to the box found first, which keeps the front together.
    reach.splice(chosen, 1);
    order[step] = box;
    states *= least;
    cost += states;
    if (cost >= limit) return Number.POSITIVE_INFINITY;
    for (let by = boxStarts[box]!; by < boxStarts[box + 1]!; by++) {
      const c = boxConstraints[by]!;
      left[c]! -= sizes[box]!;
      seen[c]! += sizes[box]!;
      for (let at = constraintStarts[c]!; at < constraintStarts[c + 1]!; at++) {
        const next = constraintBoxes[at]!;
        if (inReach[next] === 1) continue;
        inReach[next] = 1;
        reach.push(next);
      }
      if (spend(pace, constraintStarts[c + 1]! - constraintStarts[c]!)) yield;
    }
  }
  return cost;
}

/**
 * In which order to decide the boxes of a region: it swings the number of states by a factor of 40 either way.
 *
 * Greedy: take next the box that multiplies the possible remaining counts of the open numbers least, from several
 * starts; the number of states is bounded beforehand by the product over the open numbers, and the cheapest order wins.
 * Only orders whose estimate is large are worth a second try. By how much a box multiplies changes only when a box that
 * shares a number with it is decided, so it is kept until then. Where even the first estimate is beyond the range of
 * doubles there is no order: such a region is too large for any limit.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Region } from './regions.js';

/** Below this many estimated states another order can save nothing; up to 1600 alike, as scripts/order-limits.mjs counts. */
const goodEnough = 400;
/** Least work on the boards of that script: 6 cost 7 % more, 24 1 %, a single one 40 %. */
const starts = 12;
/** About how many steps are done in one go. */
const piece = 4096;

/**
 * The cheapest order; undefined where none can be estimated. `cells` are those of each number.
 *
 * One greedy order after another is made. One that comes to cost as much as the best so far is given up.
 */
export function* findOrder(region: Region, cells: Int32Array, pace: Pace): Slices<Int32Array | undefined> {
  const { sizes, boxStarts, boxConstraints, constraintStarts, constraintBoxes } = region;
  const boxes = sizes.length;
  let order = new Int32Array(boxes);
  let best = new Int32Array(boxes);
  let bestCost = Number.POSITIVE_INFINITY;
  /** Cells of each number that are still to be decided, and how many have been. */
  const left = new Int32Array(cells.length);
  const seen = new Int32Array(cells.length);
  /** The boxes that share a number with a decided one, in the order of discovery, and whether a box has been among them. */
  const reach = new Int32Array(boxes);
  const met = new Uint8Array(boxes);
  /** By how much each box multiplies the states; negative where that has to be worked out anew. */
  const growth = new Float64Array(boxes);
  for (let attempt = 0; ; attempt++) {
    const other = Math.floor(((boxes - 1) * (attempt - 1)) / (starts - 1));
    const start = attempt === 0 ? 0 : attempt === 1 ? best[boxes - 1] : other;
    left.set(cells);
    seen.fill(0);
    met.fill(0);
    growth.fill(-1);
    met[start] = 1;
    reach[0] = start;
    let reached = 1;
    let states = 1;
    let cost = 0;
    let work = boxConstraints.length;
    for (let step = 0; step < boxes; step++) {
      let chosen = 0;
      let least = Number.POSITIVE_INFINITY;
      work += reached;
      for (let at = 0; at < reached; at++) {
        const box = reach[at];
        let own = growth[box];
        if (own < 0) {
          own = growth[box] = growthOf(region, left, seen, box);
          work += 8;
        }
        if (own >= least) continue;
        least = own;
        chosen = at;
      }
      const box = reach[chosen];
      // Removal keeps the order of discovery: ties go to the box found first, which keeps the front together.
      reach.copyWithin(chosen, chosen + 1, reached);
      reached--;
      order[step] = box;
      states *= least;
      cost += states;
      if (cost >= bestCost) break;
      for (let by = boxStarts[box]; by < boxStarts[box + 1]; by++) {
        const c = boxConstraints[by];
        left[c] -= sizes[box];
        seen[c] += sizes[box];
        for (let at = constraintStarts[c]; at < constraintStarts[c + 1]; at++) {
          const next = constraintBoxes[at];
          growth[next] = -1;
          if (met[next] === 1) continue;
          met[next] = 1;
          reach[reached++] = next;
        }
        work += constraintStarts[c + 1] - constraintStarts[c];
      }
      if (work < piece) continue;
      if (spend(pace, work)) yield;
      work = 0;
    }
    if (spend(pace, work)) yield;
    if (cost < bestCost) {
      bestCost = cost;
      [order, best] = [best, order];
    }
    if (bestCost === Number.POSITIVE_INFINITY) return undefined;
    if (bestCost <= goodEnough + boxes * 24 || attempt === starts) return best;
  }
}

/** By how much the possible remaining counts of its numbers grow when a box is decided. */
function growthOf(
  { sizes, boxStarts, boxConstraints, needs }: Region,
  left: Int32Array,
  seen: Int32Array,
  box: number,
): number {
  const size = sizes[box];
  let growth = 1;
  for (let by = boxStarts[box]; by < boxStarts[box + 1]; by++) {
    const c = boxConstraints[by];
    const need = needs[c];
    const open = left[c];
    const done = need - seen[c];
    const now = Math.min(need, open) - Math.max(0, done) + 1;
    const then = Math.min(need, open - size) - Math.max(0, done - size) + 1;
    growth *= Math.max(1, then) / Math.max(1, now);
  }
  return growth;
}

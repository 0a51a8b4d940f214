/**
 * In which order to decide the boxes of a region: it swings the number of states by a factor of 40 either way.
 *
 * Greedy: take next the box that multiplies the possible remaining counts of the open numbers least, from several
 * starts; the number of states is bounded beforehand by the product over the open numbers, and the cheapest order wins.
 * Only orders whose estimate is large are worth a second try. By how much a box multiplies changes only when a box that
 * shares a number with it is decided, so it is kept until then.
 */
import type { Slices } from '@kit/grid';
import { type Pace, spend } from './pace.js';
import type { Region } from './regions.js';

/** Below this many estimated states another order can save nothing. */
const goodEnough = 400;
const starts = 12;
/** About how many steps are done in one go. */
const piece = 4096;

/** Boxes in a good order, by local index. */
export function* eliminationOrder(region: Region, pace: Pace): Slices<Int32Array> {
  const boxes = region.sizes.length;
  if (boxes === 1) return new Int32Array(1);
  const greedy = createGreedy(region);
  begin(greedy, 0, Number.POSITIVE_INFINITY);
  while (greedy.step < boxes) if (spend(pace, advance(greedy))) yield;
  let best = greedy.order;
  let bestCost = greedy.cost;
  if (bestCost <= goodEnough + boxes * 24) return best;
  let other = new Int32Array(boxes);
  for (let attempt = 1; attempt <= starts; attempt++) {
    const start = attempt === 1 ? best[boxes - 1] : Math.floor(((boxes - 1) * (attempt - 1)) / (starts - 1));
    greedy.order = other;
    begin(greedy, start, bestCost);
    if (spend(pace, region.boxConstraints.length)) yield;
    while (greedy.step < boxes) if (spend(pace, advance(greedy))) yield;
    if (greedy.cost >= bestCost) continue;
    bestCost = greedy.cost;
    other = best;
    best = greedy.order;
  }
  return best;
}

/** An order in the making. */
type Greedy = {
  readonly region: Region;
  /** Cells of each number before anything is decided. */
  readonly cells: Int32Array;
  /** Cells of each number that are still to be decided, and how many have been. */
  readonly left: Int32Array;
  readonly seen: Int32Array;
  /** The boxes that share a number with a decided one, in the order of discovery, and whether a box has been among them. */
  readonly reach: Int32Array;
  readonly met: Uint8Array;
  reached: number;
  /** By how much each box multiplies the states; negative where that has to be worked out anew. */
  readonly growth: Float64Array;
  order: Int32Array<ArrayBuffer>;
  step: number;
  states: number;
  cost: number;
  /** From this cost on the order is given up: the cost becomes infinite. */
  limit: number;
};

function createGreedy(region: Region): Greedy {
  const { sizes, needs, constraintStarts, constraintBoxes } = region;
  const boxes = sizes.length;
  const cells = new Int32Array(needs.length);
  for (let c = 0; c < needs.length; c++) {
    for (let at = constraintStarts[c]; at < constraintStarts[c + 1]; at++) cells[c] += sizes[constraintBoxes[at]];
  }
  return {
    region,
    cells,
    left: new Int32Array(needs.length),
    seen: new Int32Array(needs.length),
    reach: new Int32Array(boxes),
    met: new Uint8Array(boxes),
    reached: 0,
    growth: new Float64Array(boxes),
    order: new Int32Array(boxes),
    step: 0,
    states: 1,
    cost: 0,
    limit: 0,
  };
}

function begin(greedy: Greedy, start: number, limit: number): void {
  greedy.left.set(greedy.cells);
  greedy.seen.fill(0);
  greedy.met.fill(0);
  greedy.growth.fill(-1);
  greedy.met[start] = 1;
  greedy.reach[0] = start;
  greedy.reached = 1;
  greedy.step = 0;
  greedy.states = 1;
  greedy.cost = 0;
  greedy.limit = limit;
}

/** Decides some more boxes; tells how much work that was. */
function advance(greedy: Greedy): number {
  const { region, left, seen, reach, met, growth, order } = greedy;
  const { sizes, boxStarts, boxConstraints, constraintStarts, constraintBoxes } = region;
  let work = 0;
  while (greedy.step < sizes.length && work < piece) {
    let chosen = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < greedy.reached; at++) {
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
    work += greedy.reached;
    const box = reach[chosen];
    // Removal keeps the order of discovery: ties go to the box found first, which keeps the front together.
    reach.copyWithin(chosen, chosen + 1, greedy.reached);
    greedy.reached--;
    order[greedy.step++] = box;
    greedy.states *= least;
    greedy.cost += greedy.states;
    if (greedy.cost >= greedy.limit) {
      greedy.cost = Number.POSITIVE_INFINITY;
      greedy.step = sizes.length;
      break;
    }
    for (let by = boxStarts[box]; by < boxStarts[box + 1]; by++) {
      const c = boxConstraints[by];
      left[c] -= sizes[box];
      seen[c] += sizes[box];
      for (let at = constraintStarts[c]; at < constraintStarts[c + 1]; at++) {
        const next = constraintBoxes[at];
        growth[next] = -1;
        if (met[next] === 1) continue;
        met[next] = 1;
        reach[greedy.reached++] = next;
      }
      work += constraintStarts[c + 1] - constraintStarts[c];
    }
  }
  return work;
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

/**
 * In which order to decide the boxes of a region: it swings the number of states by a factor of 40 either way.
 *
 * Greedy: take next the box that multiplies the possible remaining counts of the open numbers least, from several
 * starts; the number of states is bounded beforehand by the product over the open numbers, and the cheapest order wins.
 * Only orders whose estimate is large are worth a second try. By how much a box multiplies changes only when a box that
 * shares a number with it is decided, so it is kept until then. Where even the first estimate is beyond the range of
 * doubles there is no order: such a region is too large for any limit.
 */
import type { Region } from './regions.js';

/** Below this many estimated states another order can save nothing; up to 1600 alike, as scripts/order-limits.mjs counts. */
const goodEnough = 400;
/** Least work on the boards of that script: 6 cost 7 % more, 24 1 %, a single one 40 %. */
const starts = 12;
/** About how many steps are done in one go. */
const piece = 4096;

/** The search for an order: one greedy order after another, the cheapest so far kept. */
export type OrderSearch = {
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
  /** The order in the making. */
  order: Int32Array;
  step: number;
  states: number;
  cost: number;
  /** The best order so far, and what it costs (infinite where there is none); an order that costs as much is given up. */
  best: Int32Array;
  bestCost: number;
  /** Orders made so far. */
  attempts: number;
  done: boolean;
};

/** The search before its first step; `cells` are those of each number. */
export function startOrder(region: Region, cells: Int32Array): OrderSearch {
  const boxes = region.sizes.length;
  const search: OrderSearch = {
    region,
    cells,
    left: new Int32Array(cells.length),
    seen: new Int32Array(cells.length),
    reach: new Int32Array(boxes),
    met: new Uint8Array(boxes),
    reached: 0,
    growth: new Float64Array(boxes),
    order: new Int32Array(boxes),
    step: 0,
    states: 1,
    cost: 0,
    best: new Int32Array(boxes),
    bestCost: boxes === 1 ? 1 : Number.POSITIVE_INFINITY,
    attempts: 0,
    done: boxes === 1,
  };
  begin(search, 0);
  return search;
}

/** Adds up the cells of some numbers; tells how much work that was. */
export function countCells(
  { sizes, constraintStarts, constraintBoxes }: Region,
  cells: Int32Array,
  from: number,
  to: number,
): number {
  for (let c = from; c < to; c++) {
    for (let at = constraintStarts[c]; at < constraintStarts[c + 1]; at++) cells[c] += sizes[constraintBoxes[at]];
  }
  return constraintStarts[to] - constraintStarts[from] + to - from;
}

/** A piece of the search; tells how much work that was. */
export function searchOrder(search: OrderSearch): number {
  const boxes = search.order.length;
  const work = advance(search);
  if (search.step < boxes) return work;
  if (search.cost !== Number.POSITIVE_INFINITY) {
    const { order } = search;
    search.order = search.best;
    search.best = order;
    search.bestCost = search.cost;
  }
  const isGood = search.bestCost <= goodEnough + boxes * 24;
  search.done = isGood || search.attempts === starts || search.bestCost === Number.POSITIVE_INFINITY;
  if (search.done) return work;
  const attempt = ++search.attempts;
  begin(search, attempt === 1 ? search.best[boxes - 1] : Math.floor(((boxes - 1) * (attempt - 1)) / (starts - 1)));
  return work + search.region.boxConstraints.length;
}

function begin(search: OrderSearch, start: number): void {
  search.left.set(search.cells);
  search.seen.fill(0);
  search.met.fill(0);
  search.growth.fill(-1);
  search.met[start] = 1;
  search.reach[0] = start;
  search.reached = 1;
  search.step = 0;
  search.states = 1;
  search.cost = 0;
}

/** Decides some more boxes; tells how much work that was. */
function advance(search: OrderSearch): number {
  const { region, left, seen, reach, met, growth, order } = search;
  const { sizes, boxStarts, boxConstraints, constraintStarts, constraintBoxes } = region;
  let work = 0;
  while (search.step < sizes.length && work < piece) {
    let chosen = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < search.reached; at++) {
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
    work += search.reached;
    const box = reach[chosen];
    // Removal keeps the order of discovery: ties go to the box found first, which keeps the front together.
    reach.copyWithin(chosen, chosen + 1, search.reached);
    search.reached--;
    order[search.step++] = box;
    search.states *= least;
    search.cost += search.states;
    if (search.cost >= search.bestCost) {
      search.cost = Number.POSITIVE_INFINITY;
      search.step = sizes.length;
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
        reach[search.reached++] = next;
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

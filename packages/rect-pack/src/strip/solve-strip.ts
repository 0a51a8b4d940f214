/**
 * A strip of fixed width: the portfolio first, then beams into the strip cut off at a height below the best.
 *
 * When everything is in, the height falls again; so a strip is packed by the same search as one page. Lists that are no
 * matter for a beam (long, and without a few that are nearly all of the area) climb over sequences instead.
 */
import { createRandom, type Random, type Slices, spend } from '@kit/grid';
import { affordableStates, fillBin, longestBeam, maxStates } from '../beam/fill-bin.js';
import { largeOnes, type Split } from '../beam/large-ones.js';
import { gapPacker, maxRectsPacker, type PagePacker } from '../fill/page-packers.js';
import { bottomOf, emptyLayout, type Items, type Layout, worthOf } from '../items/items.js';
import { countPackings, type Reach, type Tally } from '../items/tally.js';
import { type ItemOrder, orderItems } from '../orders/item-orders.js';
import { OnePageClimb } from './one-page-climb.js';

/** A strip job, as the search sees it. */
export type StripProblem = {
  readonly items: Items;
  readonly width: number;
  readonly maxHeight: number;
  readonly order: ItemOrder | undefined;
  readonly bound: number;
};

/** The best strip so far. */
export class BestStrip {
  layout: Layout;
  /** Its height; infinite as long as something has no place. */
  height: number = Number.POSITIVE_INFINITY;
  /** Area of what it holds. */
  area = 0;
  version = 0;
  readonly #items: Items;
  readonly #pace: Tally;

  constructor(items: Items, pace: Tally) {
    this.#items = items;
    this.#pace = pace;
    this.layout = emptyLayout(items.count);
  }

  /** An empty layout for a packing; the first one can be seen while it grows. */
  draft(): Layout {
    const layout = emptyLayout(this.#items.count);
    if (this.version === 0) this.layout = layout;
    return layout;
  }

  /** Takes a layout if it is better; it then belongs to this object. */
  offer(layout: Layout): boolean {
    const items = this.#items;
    const { count } = items;
    let placed = 0;
    let area = 0;
    let top = 0;
    for (let item = 0; item < count; item++) {
      if (layout.page[item] < 0) continue;
      placed++;
      area += worthOf(items, item);
      top = Math.max(top, bottomOf(items, layout, item));
    }
    this.#pace.work += count;
    const reached = placed === count ? top : Number.POSITIVE_INFINITY;
    if (reached >= this.height && area <= this.area) return false;
    this.layout = layout;
    this.height = reached;
    this.area = area;
    this.version++;
    return true;
  }
}

const allOrders: readonly ItemOrder[] = ['height', 'width', 'area', 'perimeter', 'longer-side'];

/** Work of a beam, see {@link affordableStates}, and how many there are in effort `good`. */
const beamWork = 12_000_000;
const shortBeamWork = 3_000_000;
const shortRounds = 8;

/** Item placements that the climb of effort `good` may take. */
const shortWork = 100_000;

/** How many candidates the gap compares in one pass, and in a long list. */
const fastWindow = 64;

/** Works on the strip; each effort does all that the one below it does. */
export function* solveStrip(problem: StripProblem, best: BestStrip, reach: Reach, pace: Tally): Slices<void> {
  const { items, order } = problem;
  const { effort, seed, maxEvaluations } = reach;
  const from = pace.evaluations;
  if (items.count === 0) return;
  const first = orderItems(items, order ?? 'height', pace);
  yield* tryFilling(problem, best, first, gapPacker(items, fastWindow, pace), pace);
  if (effort === 'fast' || best.height <= problem.bound) return;
  const window = items.count > 2000 ? fastWindow : items.count;
  const packers: PagePacker[] = [gapPacker(items, window, pace)];
  if (items.count <= 1500) packers.push(maxRectsPacker(items, 'bottom-left', pace));
  for (const fill of packers) {
    for (const name of order === undefined ? allOrders : [order]) {
      yield* tryFilling(problem, best, orderItems(items, name, pace), fill, pace);
      if (best.height <= problem.bound) return;
    }
  }
  if (order !== undefined) return;
  const split = items.count > longestBeam ? yield* largeOnes(items, pace) : undefined;
  if (items.count <= longestBeam || split !== undefined) {
    yield* beamStrip(problem, best, split, 'good', maxEvaluations, pace);
    if (effort === 'best')
      yield* beamStrip(problem, best, split, 'best', from + maxEvaluations - pace.evaluations, pace);
    return;
  }
  let left = Math.min(maxEvaluations, Math.floor(shortWork / items.count));
  yield* climb(problem, best, createRandom(seed), () => left-- > 0, pace);
  const long = (): boolean => pace.evaluations < from + maxEvaluations;
  if (effort === 'best') yield* climb(problem, best, createRandom(seed), long, pace);
}

function* tryFilling(
  problem: StripProblem,
  best: BestStrip,
  order: Int32Array,
  fill: PagePacker,
  pace: Tally,
): Slices<void> {
  const { items, width, maxHeight } = problem;
  const regions = [{ x: 0, y: 0, endX: width, endY: maxHeight }];
  const layout = best.draft();
  yield* fill(order, items.count, { width, height: maxHeight, blocks: [], regions, spaces: regions }, layout, 0);
  best.offer(layout);
  countPackings(pace, 1);
  if (spend(pace, 0)) yield;
}

/**
 * What a step of the upper edge counts for in these beams: nothing, for what is cut without waste closes by exact fits. On 48
 * such lists strips are 2.95 % above the bound; with 0.01 2.93 %, which is chance, with 0.025 3.23 %, with 0.05 3.44 %.
 * `node scripts/limits.mjs edge-cost-strip --lists 48`
 */
const edgeCost = 0;

/**
 * Halves the way between bound and best as long as that is more than a step, then tries the next height below the best
 * and the bound again and again, every third time with a beam twice as wide.
 */
function* beamStrip(
  problem: StripProblem,
  best: BestStrip,
  split: Split | undefined,
  effort: 'good' | 'best',
  maxEvaluations: number,
  pace: Tally,
): Slices<void> {
  const { items, width, maxHeight, bound } = problem;
  const maxRounds = effort === 'best' ? Number.POSITIVE_INFINITY : shortRounds;
  let states = affordableStates(split?.large ?? items.count, effort === 'best' ? beamWork : shortBeamWork);
  let failed = bound - 1;
  let left = maxEvaluations;
  let narrowRounds = 0;
  for (let round = 0; round < maxRounds && left > 0 && best.height > bound; round++) {
    // As long as not everything has a place, as much as possible goes into the greatest height.
    const open = best.height === Number.POSITIVE_INFINITY;
    const reached = Math.min(best.height, maxHeight + 1);
    const step = Math.ceil(reached / 400);
    const halves = !open && reached - failed > 2 * step;
    // At the bound itself little or nothing may be wasted, so a beam soon sees that it can't be, or finds the optimum.
    const below = [bound, reached - 1, reached - step][narrowRounds % 3];
    // The crowd of a long list may well close every hole, and each of its rounds is long: so it goes for the bound first.
    const hopes = round === 0 && items.count > longestBeam;
    const middle = hopes ? bound : Math.floor((reached + failed) / 2);
    const height = open ? maxHeight : halves ? middle : Math.max(bound, below);
    states = Math.min(states, left);
    const evaluated = pace.evaluations;
    const wanted = open ? 'most' : 'all';
    const { layout, count } = yield* fillBin({ items, width, height, states, round, wanted, edgeCost, split }, pace);
    if (count === items.count || open) best.offer(layout);
    countPackings(pace, states);
    left -= pace.evaluations - evaluated;
    if (spend(pace, 0)) yield;
    if (count === items.count) continue;
    if (halves) failed = height;
    else if (++narrowRounds % 3 === 0) states = Math.min(maxStates, states * 2);
  }
}

function* climb(
  problem: StripProblem,
  best: BestStrip,
  random: Random,
  goesOn: () => boolean,
  pace: Tally,
): Slices<void> {
  const { items, width, maxHeight, bound } = problem;
  const search = new OnePageClimb(items, orderItems(items, 'height', pace), random);
  let goal = Math.min(best.height - 1, maxHeight);
  for (const order of allOrders) yield* search.start(orderItems(items, order, pace), width, goal, pace);
  while (best.height > bound && goesOn()) {
    yield* search.step(width, goal, pace);
    // Either all is in, and the height falls, or it is more than ever was.
    if (search.worth() > best.area || search.placed === items.count) {
      best.offer(search.takeLayout());
      pace.work += items.count;
    }
    if (search.placed === items.count) {
      goal = best.height - 1;
      yield* search.again(width, goal, pace);
    }
    if (spend(pace, 0)) yield;
  }
}

/**
 * The smallest page: many widths, each packed as a strip that has to stay below the best area so far.
 *
 * Most widths are given up after a few items, see {@link Axis}. They are tried from the notional square outwards with
 * one order after the other; `good` and `best` go on with shaken orders and random widths.
 */

import type { Slices } from '@kit/grid';
import { affordableStates, fillBin, longestBeam, maxStates } from '../beam/fill-bin.js';
import { largeOnes, type Split } from '../beam/large-ones.js';
import { type Items, type Layout, reachOf } from '../items/items.js';
import { countPackings, type Reach, type Tally } from '../items/tally.js';
import type { Patience } from '../kernel/first-fit-gap.js';
import type { ItemOrder } from '../orders/item-orders.js';
import type { PageShape } from '../shape/page-shape.js';
import { Axis, fewForms, type SmallestJob, type WidthRange } from './axis.js';
import type { BestPage } from './best-page.js';
import { candidateWidths } from './candidate-widths.js';

const allOrders: readonly ItemOrder[] = ['height', 'area', 'longer-side', 'perimeter', 'width'];

/** Works on the page; each effort does all that the one below it does. */
export function* solveSmallest(
  job: SmallestJob,
  best: BestPage,
  reach: Omit<Reach, 'seed'>,
  pace: Tally,
): Slices<void> {
  const { items, order } = job;
  const { effort, maxEvaluations } = reach;
  const from = pace.evaluations;
  if (items.count === 0) return;
  yield* onePass(job, best, pace);
  yield* fewWidths(job, best, pace);
  if (effort === 'fast') return;
  yield* manyWidths(job, best, order === undefined ? allOrders : [order], pace);
  if (order !== undefined) return;
  const split = items.count > longestBeam ? yield* largeOnes(items, pace) : undefined;
  if (items.count > longestBeam && split === undefined) return;
  yield* beamPages(job, best, split, 'good', maxEvaluations, pace);
  if (effort === 'best') yield* beamPages(job, best, split, 'best', from + maxEvaluations - pace.evaluations, pace);
}

/** A list so short is packed many times all the same: of a handful one pass wastes most. */
const shortList = 24;

/** Rectangles that `fast` places in all, where one pass is not enough. */
const fastWork = 16_000;

/**
 * So few rectangles that may turn are packed in a second order. On 216 lists of 8 to 24 rectangles pages are 4.4 % larger than
 * the rectangles instead of 5.2 %, on 84 of 32 and 48 3.4 % instead of 3.7 %, on 216 of 60 to 800 2.39 % instead of 2.48 %.
 */
const fewTurning = 64;
const turningOrders: readonly ItemOrder[] = ['height', 'perimeter'];

/**
 * Is more than one width worth a try? Where rectangles may turn it is nearly always: stood on their shorter sides they all have
 * other widths than the list.
 */
export function isWorthMore({ count, kinds, turns }: Items): boolean {
  return count <= shortList || ((turns || kinds <= 0.8 * count) && count <= fastWork);
}

/**
 * The care of {@link fewWidths}. On 64 lists in which sizes repeat, or short ones, pages are 4.55 % above the bound in
 * 130,000 steps; with 24 they are 4.86 % in 97,000, and if every gap looks at 64 members 5.04 % in 223,000.
 * `node scripts/limits.mjs few-care --lists 64`
 */
const fewCare = 96;

/**
 * The cares of {@link manyWidths}, one after the other. On 24 lists pages are 3.13 % above the bound; with 32 and 128 they
 * are 3.28 %, and if every gap looks at 64 members 3.20 %. `node scripts/limits.mjs many-cares --lists 24`
 */
const manyCares: readonly number[] = [64, 256];

/** One packing into the page nearest to a square; if that fails, into wider and wider ones. */
function* onePass(job: SmallestJob, best: BestPage, pace: Tally): Slices<void> {
  const { items, shape, order = 'height' } = job;
  const axis = new Axis(job, best, false, true);
  yield* axis.use(order, pace);
  const widest = shape.roundDown(axis.range().max);
  let width = firstWidth(items, shape, job.offset, axis.range());
  const step = shape.isFixed || shape.maxAspect < fewForms ? 64 : 2;
  for (
    ;
    best.page === undefined && width > 0;
    width = Math.min(widest, shape.roundUp(width + Math.ceil(width / step)))
  ) {
    axis.pack(width, patienceFor(items.count), pace);
    if (axis.isPaused) yield* axis.finish(pace);
    if (width === widest) return;
  }
}

/** The width of the page nearest to a square. */
export function firstWidth({ area }: Items, shape: PageShape, offset: number, { least, max }: WidthRange): number {
  // Sorted by height a list packs so densely, about.
  const likely = Math.ceil(Math.sqrt((area / 0.97) * shape.form)) + offset;
  return Math.min(shape.roundDown(max), shape.roundUp(Math.max(least, likely)));
}

/**
 * More widths, both ways. What may turn stands on its shorter side, see {@link standing}. Where sizes repeat the width decides whether rows close exactly; where they all differ, one
 * width is about as good as another.
 */
function* fewWidths(job: SmallestJob, best: BestPage, pace: Tally): Slices<void> {
  const { items, bound } = job;
  if (!isWorthMore(items)) return;
  const orders = items.turns && items.count <= fewTurning ? turningOrders : turningOrders.slice(0, 1);
  const passes = Math.min(
    96,
    Math.max(Math.floor(4800 / items.count), Math.min(24, Math.floor(fastWork / items.count))),
  );
  for (const transposed of [false, true]) {
    const axis = new Axis(job, best, transposed, true);
    for (const order of job.order === undefined ? orders : [job.order]) {
      yield* axis.use(order, pace);
      for (const width of widthsFor(axis, passes)) {
        if (best.area <= bound) return;
        axis.pack(width, { care: fewCare, max: 64 }, pace);
        if (axis.isPaused) yield* axis.finish(pace);
      }
    }
  }
}

/** Rectangles that the passes of `good` and `best` place in all, and how many widths each order tries. */
const passWork = 500_000;
const widthsTried = 128;

/** Of few rectangles nearly every width closes other rows, and a pass takes no time. */
const few = 32;
const widthsOfFew = 384;

/** All orders at many widths, both ways, with little patience and with more. */
function* manyWidths(job: SmallestJob, best: BestPage, orders: readonly ItemOrder[], pace: Tally): Slices<void> {
  const axes = [false, true].map((transposed) => new Axis(job, best, transposed));
  const { count } = job.items;
  pace.work += count;
  let left = passWork;
  for (const care of manyCares) {
    for (const order of orders) {
      for (const axis of axes) {
        yield* axis.use(order, pace);
        for (const width of widthsFor(axis, count <= few ? widthsOfFew : widthsTried)) {
          if (best.area <= job.bound || left < 0) return;
          if (!axis.pack(width, { care, max: 64 }, pace)) continue;
          if (axis.isPaused) yield* axis.finish(pace);
          left -= count;
        }
      }
    }
  }
}

/**
 * Work of a beam, see {@link affordableStates}, and how many there are in effort `good`: 56 of them leave pages of 32 lists
 * like those of sprites 2.16 % above the bound in 12.3 M steps, 40 2.29 % in 9.5 M, 28 2.40 % in 7.4 M; with a work of 400,000
 * it is 2.08 % in 13.5 M, with 200,000 2.17 % in 11.2 M. `node scripts/limits.mjs rounds beam-work --lists 32`
 */
const beamWork = { good: 300_000, best: 4_000_000 } as const;
const shortRounds = 56;

/**
 * What a step of the upper edge counts for in these beams. Pages of 48 lists of our own are 2.92 % above the bound; if it
 * counts for nothing 2.98 %, with 0.025 2.93 %, with 0.1 2.90 %. `node scripts/limits.mjs edge-cost-page --lists 48`
 */
const edgeCost = 0.05;

/**
 * How much smaller than the best page the first of these have to be. Pages of 48 lists of our own are 2.88 % above the bound
 * in 12.6 M steps; with a quarter percent 2.93 % in 12.9 M, with one 2.92 % in 12.3 M, with two 3.03 % in 11.2 M.
 * `node scripts/limits.mjs first-part --lists 48`
 */
const firstPart = 0.005;

/**
 * Beams into pages smaller than the best, at one width after the other: half a percent smaller at first, and less and less
 * as they fail. Then wider beams.
 */
function* beamPages(
  job: SmallestJob,
  best: BestPage,
  split: Split | undefined,
  effort: 'good' | 'best',
  maxEvaluations: number,
  pace: Tally,
): Slices<void> {
  const { items, shape, offset, bound } = job;
  const axis = new Axis(job, best, false);
  const max = effort === 'best' ? Number.POSITIVE_INFINITY : shortRounds;
  let states = affordableStates(split?.large ?? items.count, beamWork[effort]);
  let left = maxEvaluations;
  let part: number = firstPart;
  let failures = 0;
  for (let round = 0; round < max && left > 0 && best.area > bound; ) {
    const limit = Math.max(bound, Math.floor(best.area * (1 - part))) + 1;
    const widths = widthsFor(axis, 24).filter((width) => {
      const height = shape.heightBelow(width, limit);
      // Every width holds the widest; a height too short for the offset makes the product less than any area.
      return (width - offset) * (height - offset) >= axis.items.area;
    });
    if (widths.length === 0) {
      // No page of these widths lies so far below the best.
      if (part === 0) return;
      failures = 8;
    }
    for (const width of widths.slice(0, max - round)) {
      const height = shape.heightBelow(width, limit);
      states = Math.min(states, left);
      const bin = { width: width - offset, height: height - offset };
      const evaluated = pace.evaluations;
      const task = { items, ...bin, states, round: round++, wanted: 'all', edgeCost, split } as const;
      const { layout, count } = yield* fillBin(task, pace);
      const better = count === items.count && offerLayout(job, best, layout, width);
      countPackings(pace, states);
      left -= pace.evaluations - evaluated;
      if (better) break;
      failures++;
      if (left <= 0) return;
    }
    if (failures < 8) continue;
    failures = 0;
    part = part < 0.001 ? 0 : part / 2;
    if (part === 0) states = Math.min(maxStates, states * 2);
  }
}

/** Offers a whole layout with the page that it needs. */
function offerLayout(job: SmallestJob, best: BestPage, layout: Layout, width: number): boolean {
  const { items, shape, offset } = job;
  const { right, bottom } = reachOf(items, layout);
  return best.offer(layout, shape.pageOf(shape.isFree ? right + offset : width, bottom + offset));
}

/**
 * The care of a single pass. On 64 lists of 30 to 1,000 rectangles the page is 3.02 % above the bound in 16,300 steps; with
 * 8 + n / 4 it is 2.91 % in 16,800, with 1 for all 8.00 % in 14,900. `node scripts/limits.mjs pass-care --lists 64`
 */
const passCare = (count: number): number => 2 + count / 6;

/** The patience of a single pass. */
export function patienceFor(count: number): Patience {
  return { care: passCare(count), max: 512 };
}

/** Widths worth a try, those near the notional square first. */
function widthsFor(axis: Axis, count: number): number[] {
  const { least, max } = axis.range();
  const side = Math.sqrt(axis.items.area * axis.shape.form);
  const widest = axis.shape.isFree ? max : Math.min(max, Math.max(least, axis.shape.roundUp(Math.ceil(side * 2))) * 2);
  const widths = candidateWidths(axis.shape, least, widest, count);
  return widths.sort((a, b) => Math.abs(a - side) - Math.abs(b - side));
}

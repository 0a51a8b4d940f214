/**
 * A strip of fixed width: the portfolio first, then beams into the strip cut off at a height below the best.
 *
 * When everything is in, the height falls again; so a strip is packed by the same search as one page. Lists that are no
 * matter for a beam (long, and without a few that are nearly all of the area) climb over sequences instead.
 */
import type { Random } from '@kit/grid';
import { affordableStates, fillBin, longestBeam, mostStates, suitsBeam } from '../beam/fill-bin.js';
import { type Filler, gapFiller, maxRectsFiller } from '../fixed/fillers.js';
import { emptyLayout, type Items, type Layout } from '../kernels/items.js';
import { type ItemOrder, orderItems } from '../orders/item-orders.js';
import type { Effort } from '../types.js';
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
  /** How many items the layout holds. */
  placed = 0;
  version = 0;
  readonly #items: Items;

  constructor(items: Items) {
    this.#items = items;
    this.layout = emptyLayout(items.count);
  }

  /** Takes a layout if it is better; it then belongs to this object. */
  offer(layout: Layout): boolean {
    const { count, width, height } = this.#items;
    let placed = 0;
    let top = 0;
    for (let item = 0; item < count; item++) {
      if (layout.page[item]! < 0) continue;
      placed++;
      top = Math.max(top, layout.y[item]! + (layout.turned[item] === 1 ? width[item]! : height[item]!));
    }
    const reached = placed === count ? top : Number.POSITIVE_INFINITY;
    if (reached >= this.height && placed <= this.placed) return false;
    this.layout = layout;
    this.height = reached;
    this.placed = placed;
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

/** Works on the strip; yields after every packing. */
export function* solveStrip(
  problem: StripProblem,
  best: BestStrip,
  effort: Effort,
  random: Random,
  maxEvaluations: number,
): Generator<void, void, void> {
  const { items, width, maxHeight, bound } = problem;
  if (items.count === 0) return;
  const orders = problem.order === undefined ? allOrders : [problem.order];
  const window = items.count > 2000 || effort === 'fast' ? 64 : items.count;
  const box = { x: 0, y: 0, endX: width, endY: maxHeight };
  const frame = { width, height: maxHeight, blocks: [], regions: [box] };
  const fillers: Filler[] = [gapFiller(items, window)];
  if (items.count <= 1500) fillers.push(maxRectsFiller(items, 3));
  for (const fill of fillers) {
    for (const order of effort === 'fast' ? orders.slice(0, 1) : orders) {
      const layout = emptyLayout(items.count);
      const sequence = orderItems(items, order);
      fill(sequence, items.count, frame, layout, 0);
      best.offer(layout);
      yield;
      if (best.height <= bound || effort === 'fast') return;
    }
  }
  if (problem.order !== undefined) return;
  const evaluations =
    effort === 'best' ? maxEvaluations : Math.min(maxEvaluations, Math.floor(shortWork / items.count));
  if (suitsBeam(items)) yield* beamStrip(problem, best, effort, maxEvaluations);
  else yield* climb(problem, best, random, evaluations);
}

/**
 * Halves the way between bound and best as long as that is more than a step, then tries the next height below the best
 * and the bound again and again, every third time with a beam twice as wide.
 */
function* beamStrip(
  problem: StripProblem,
  best: BestStrip,
  effort: Effort,
  maxEvaluations: number,
): Generator<void, void, void> {
  const { items, width, maxHeight, bound } = problem;
  const most = effort === 'best' ? Number.POSITIVE_INFINITY : shortRounds;
  let states = affordableStates(items, effort === 'best' ? beamWork : shortBeamWork);
  let failed = bound - 1;
  let left = maxEvaluations;
  let narrowRounds = 0;
  for (let round = 0; round < most && left > 0 && best.height > bound; round++) {
    // As long as not everything has a place, as much as possible goes into the greatest height.
    const open = best.height === Number.POSITIVE_INFINITY;
    const reached = Math.min(best.height, maxHeight + 1);
    const step = Math.ceil(reached / 400);
    const halves = !open && reached - failed > 2 * step;
    // At the bound itself little or nothing may be wasted, so a beam soon sees that it can't be, or finds the optimum.
    const below = [bound, reached - 1, reached - step][narrowRounds % 3]!;
    // The crowd of a long list may well close every hole, and each of its rounds is long: so it goes for the bound first.
    const hopes = round === 0 && items.count > longestBeam;
    const middle = hopes ? bound : (reached + failed) >> 1;
    const goal = open ? maxHeight : halves ? middle : Math.max(bound, below);
    states = Math.min(states, left);
    left -= states;
    const { layout, count } = yield* fillBin(items, width, goal, states, round, open ? 'most' : 'all');
    if (count === items.count || open) best.offer(layout);
    yield;
    if (count === items.count) continue;
    if (halves) failed = goal;
    else if (++narrowRounds % 3 === 0) states = Math.min(mostStates, states * 2);
  }
}

function* climb(
  problem: StripProblem,
  best: BestStrip,
  random: Random,
  evaluations: number,
): Generator<void, void, void> {
  const { items, width, maxHeight, bound } = problem;
  const search = new OnePageClimb(items, orderItems(items, 'height'), random);
  let goal = Math.min(best.height - 1, maxHeight);
  for (const order of allOrders) search.start(orderItems(items, order), width, goal);
  for (let evaluation = 0; evaluation < evaluations && best.height > bound; evaluation++) {
    search.step(width, goal);
    if (search.placed === items.count) {
      best.offer(search.takeLayout());
      goal = best.height - 1;
      search.again(width, goal);
    }
    yield;
  }
}

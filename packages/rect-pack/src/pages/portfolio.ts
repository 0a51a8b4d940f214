/**
 * The portfolio: several orders times several kernels, the best packing wins.
 *
 * No order and no kernel is best everywhere, and the losers cost little. It ends early when the bound is met, and for
 * long lists after as much work as about sixty passes over a list of a hundred.
 */
import type { Slices } from '@kit/grid';
import { fillPages } from '../fill/fill-pages.js';
import { type Filler, gapFiller, globalFiller, maxRectsFiller } from '../fill/fillers.js';
import type { Pace } from '../items/pace.js';
import { type ItemOrder, orderItems } from '../orders/item-orders.js';
import type { Incumbent } from './page-problem.js';

const allOrders: readonly ItemOrder[] = ['area', 'height', 'longer-side', 'perimeter', 'width', 'shorter-side'];

/** How many candidates the gap compares in one pass, and in a long list. */
const fastWindow = 48;

/** One pass: what effort `fast` does, and with what the others begin. */
export function* onePass(best: Incumbent, pace: Pace): Slices<void> {
  const { items, pages, order, byCount } = best.problem;
  const free = pages.frame(0).blocks.length === 0;
  const fill = free ? gapFiller(items, fastWindow, pace) : maxRectsFiller(items, 'best-short-side', pace);
  const sequence = yield* orderItems(items, order ?? 'height', pace);
  if (byCount && order === undefined) sequence.reverse();
  yield* tryFilling(best, sequence, fill, pace);
}

/** Runs the portfolio. */
export function* runPortfolio(best: Incumbent, pace: Pace): Slices<void> {
  const { items, pages, order, byCount } = best.problem;
  const names = order === undefined ? allOrders : [order];
  const orders: Int32Array[] = [];
  for (const name of names) orders.push(yield* orderItems(items, name, pace));
  // Many small ones count for more than few large ones where the number decides.
  if (byCount && order === undefined) orders.unshift(orders[0].toReversed());
  const fillers: Filler[] = [gapFiller(items, items.count > 2000 ? fastWindow : items.count, pace)];
  // One page that cannot hold all is the beam's affair: it makes better use of the time.
  const overfull = pages.limit === 1 && !byCount && order === undefined;
  if (items.count <= 20_000 && !overfull) {
    for (const rule of ['best-short-side', 'bottom-left', 'best-area'] as const) {
      fillers.push(maxRectsFiller(items, rule, pace));
    }
  }
  let left = 12_000;
  for (const fill of fillers) {
    for (const sequence of orders) {
      yield* tryFilling(best, sequence, fill, pace);
      if (best.isOptimal) return;
      left -= items.count;
      if (left < 0 && fill !== fillers[0]) return;
      if (left < -60_000) return;
    }
  }
  if (items.count > 160 || overfull) return;
  for (const rule of ['contact-point', 'best-short-side'] as const) {
    yield* tryFilling(best, orders[0], globalFiller(items, rule, pace), pace);
    if (best.isOptimal) return;
  }
}

/** Fills the pages in one way and offers what came of it. */
export function* tryFilling(best: Incumbent, sequence: Int32Array, fill: Filler, pace: Pace): Slices<void> {
  const { items, pages } = best.problem;
  const layout = best.draft();
  yield* fillPages(items, sequence, fill, pages, layout, pace);
  best.offer(layout);
  pace.count(1);
  if (pace.left <= 0) yield pace.rest();
}

/**
 * The portfolio: several orders times several kernels, the best packing wins.
 *
 * No order and no kernel is best everywhere, and the losers cost little. It ends early when the bound is met, and for
 * long lists after as much work as about sixty passes over a list of a hundred.
 */
import { emptyLayout } from '../kernels/items.js';
import { type ItemOrder, orderItems } from '../orders/item-orders.js';
import { fillPages } from './fill-pages.js';
import { type Filler, gapFiller, globalFiller, maxRectsFiller } from './fillers.js';
import type { Incumbent, PageProblem } from './page-problem.js';

const allOrders: readonly ItemOrder[] = ['area', 'height', 'longer-side', 'perimeter', 'width', 'shorter-side'];

/** How many candidates the gap compares in a long list. */
const longWindow = 48;

/** Runs the portfolio; yields after every packing. */
export function* runPortfolio(problem: PageProblem, best: Incumbent): Generator<void, void, void> {
  const { items } = problem;
  const orders = (problem.order === undefined ? allOrders : [problem.order]).map((order) => orderItems(items, order));
  // Many small ones count for more than few large ones where the number decides.
  if (problem.byCount && problem.order === undefined) orders.unshift(orders[0]!.toReversed());
  const fillers: Filler[] = [gapFiller(items, items.count > 2000 ? longWindow : items.count)];
  // One page that cannot hold all is the beam's affair: it makes better use of the time.
  const overfull = problem.pages.limit === 1 && !problem.byCount && problem.order === undefined;
  if (items.count <= 20_000 && !overfull)
    fillers.push(maxRectsFiller(items, 0), maxRectsFiller(items, 3), maxRectsFiller(items, 2));
  let work = 12_000;
  for (const fill of fillers) {
    for (const order of orders) {
      const layout = emptyLayout(items.count);
      fillPages(items, order, fill, problem.pages, layout);
      best.offer(layout);
      yield;
      if (best.isOptimal) return;
      work -= items.count;
      if (work < 0 && best.version > 0 && fill !== fillers[0]) return;
      if (work < -60_000) return;
    }
  }
  if (items.count > 160 || overfull) return;
  for (const rule of [4, 0] as const) {
    const layout = emptyLayout(items.count);
    fillPages(items, orders[0]!, globalFiller(items, rule), problem.pages, layout);
    best.offer(layout);
    yield;
    if (best.isOptimal) return;
  }
}

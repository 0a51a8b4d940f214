/**
 * An algorithm portfolio over constructive heuristics: every kernel packs every sorted order, and the best packing wins.
 *
 * Which order and which rule are best depends on the list, and no cheap measure of the list tells (Jylänki's survey ranks
 * them by averages only). So all of them run: lowest gap, then three rules of MaxRects, then, for short lists, MaxRects that
 * looks for the best pair of rectangle and place at each step. Each packing costs O(n · free places), those last two O(n²)
 * as often. The portfolio ends when the lower bound is met or when {@link placements} rectangles have been tried; choosing
 * the rule by features of the list was not worth its code.
 *
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 */

import { type Slices, spend } from '@kit/grid';
import { fastThrift, fastWindow } from '../fill/fast-window.js';
import { fillPages } from '../fill/fill-pages.js';
import { gapPacker, globalPacker, maxRectsPacker, type PagePacker } from '../fill/page-packers.js';
import { countPackings, type Tally } from '../items/tally.js';
import { type ItemOrder, orderItems } from '../orders/item-orders.js';
import type { Incumbent } from './page-problem.js';

const allOrders: readonly ItemOrder[] = ['area', 'height', 'longer-side', 'perimeter', 'width', 'shorter-side'];

/** In a longer list the gap compares no more candidates than in one pass. */
const longList = 2000;

/** MaxRects takes O(n · free places), so lists longer than this are left to the gap. */
const longestForMaxRects = 20_000;

/** To look for the best pair at each step takes O(n²) of that, so only lists as short as this do it. */
const longestForPairs = 160;

/** After so many rectangles no further kernel begins; and a very long list does not even try all orders. */
const placements = 12_000;
const maxPlacements = 72_000;

/** One pass: what effort `fast` does, and with what the others begin. */
export function* onePass(best: Incumbent, pace: Tally): Slices<void> {
  const { items, pages, order, byCount } = best.problem;
  const gap = gapPacker(items, fastWindow, pace, fastThrift);
  // Among obstacles a gap sees one free box after the other, MaxRects all free space.
  const always = pages.frame(0).blocks.length > 0;
  const around = always || pages.distinct > 0 ? maxRectsPacker(items, 'best-short-side', pace) : gap;
  const fill: PagePacker = (part, count, frame, out, page) =>
    (always || frame.blocks.length > 0 ? around : gap)(part, count, frame, out, page);
  const sequence = orderItems(items, order ?? 'height', pace);
  if (byCount && order === undefined) sequence.reverse();
  if (spend(pace, 0)) yield;
  yield* tryFilling(best, sequence, fill, pace);
}

/** Runs the portfolio. */
export function* runPortfolio(best: Incumbent, pace: Tally): Slices<void> {
  const { items, pages, order, byCount } = best.problem;
  const names = order === undefined ? allOrders : [order];
  const orders: Int32Array[] = [];
  for (const name of names) {
    orders.push(orderItems(items, name, pace));
    if (spend(pace, 0)) yield;
  }
  // Many small ones count for more than few large ones where the number decides.
  if (byCount && order === undefined) orders.unshift(orders[0].toReversed());
  const packers: PagePacker[] = [gapPacker(items, items.count > longList ? fastWindow : items.count, pace)];
  // One page that cannot hold all is the beam's affair: it makes better use of the time.
  const overfull = pages.limit === 1 && !byCount && order === undefined;
  if (items.count <= longestForMaxRects && !overfull) {
    for (const rule of ['best-short-side', 'bottom-left', 'best-area'] as const) {
      packers.push(maxRectsPacker(items, rule, pace));
    }
  }
  let tried = 0;
  for (const fill of packers) {
    for (const sequence of orders) {
      yield* tryFilling(best, sequence, fill, pace);
      if (best.isOptimal) return;
      tried += items.count;
      if (tried > (fill === packers[0] ? maxPlacements : placements)) return;
    }
  }
  if (items.count > longestForPairs || overfull) return;
  for (const rule of ['contact-point', 'best-short-side'] as const) {
    yield* tryFilling(best, orders[0], globalPacker(items, rule, pace), pace);
    if (best.isOptimal) return;
  }
}

/** Fills the pages in one way and offers what came of it. */
export function* tryFilling(best: Incumbent, sequence: Int32Array, fill: PagePacker, pace: Tally): Slices<void> {
  const { items, pages } = best.problem;
  const layout = best.draft();
  yield* fillPages(items, sequence, fill, pages, layout, pace);
  best.offer(layout);
  countPackings(pace, 1);
  if (spend(pace, 0)) yield;
}

/**
 * Nothing lies on a later page that an earlier one has room for: what does, and what has no place, moves forward.
 *
 *     page 0 ┌────┬──┐   page 1 ┌──┐      Searches that shuffle pages, or leave out one with an obstacle, end with such
 *            │    │  │  ◂────── │▒▒│      packings. Page by page MaxRects is told what lies there, and takes what it can:
 *            └────┴──┘          └──┘      of what has no place first, then from the last page, which so becomes empty.
 *
 * A page once closed stays closed, for what comes later can only become less: one pass is enough. What is moved leaves the
 * earlier pages as they were, so no more is missing than before, and the last page in use is no later and no fuller.
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import { startMaxRects } from '../fill/page-packers.js';
import { bottomOf, copyOf, type Layout, put, rightOf } from '../items/items.js';
import type { FreeRects } from '../kernel/free-rects.js';
import { MaxRects } from '../kernel/max-rects.js';
import { sortCounted } from '../orders/sort-by.js';
import type { PageProblem } from './page-problem.js';

/** In longer lists MaxRects takes too long. */
const longestList = 20_000;

/** The layout with all moved forward that can be and does not belong to a tag; itself where there is nothing to move. */
export function* closedUp(
  { items, pages }: Pick<PageProblem, 'items' | 'pages'>,
  layout: Layout,
  pace: Pace,
  tags?: Int32Array,
): Slices<Layout> {
  const { count, width, height, turnable } = items;
  if (count > longestList) return layout;
  // Behind the last page in use: what has no place stands there.
  const end = 1 + layout.page.reduce((last, page) => Math.max(last, page), -1);
  const pageOf = layout.page.map((page) => (page < 0 ? end : page));
  const lastFirst = sortCounted(
    pageOf.map((page) => end - page),
    pace,
  );
  if (spend(pace, 4 * count)) yield;
  const isAllIn = count === 0 || pageOf[lastFirst[0]] < end;
  // Empty pages of one kind are all alike: one is asked for all.
  const limit = isAllIn ? end - 1 : Math.min(pages.limit, Math.max(end, pages.distinct) + 1);
  const closed = copyOf(layout);
  const kernel = new MaxRects('best-short-side');
  let moved = 0;
  for (let page = 0, own = count; page < limit; page++) {
    // Those of this page stand behind all that are later.
    let later = own;
    while (later > 0 && pageOf[lastFirst[later - 1]] === page) later--;
    if (later === 0) break;
    yield* startMaxRects(kernel, pages.frame(page), pace);
    for (let at = later; at < own; at++) {
      const item = lastFirst[at];
      if (closed.page[item] !== page) continue;
      if (spend(pace, 2 * kernel.size)) yield;
      kernel.take(closed.x[item], closed.y[item], rightOf(items, closed, item), bottomOf(items, closed, item));
    }
    own = later;
    let [narrowest, lowest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let at = 0; at < later; at++) {
      const item = lastFirst[at];
      const [across, down] = [width[item], height[item]];
      narrowest = Math.min(narrowest, turnable[item] === 1 ? Math.min(across, down) : across);
      lowest = Math.min(lowest, turnable[item] === 1 ? Math.min(across, down) : down);
    }
    dropSmall(kernel.free, narrowest, lowest);
    pace.work += later;
    for (let at = 0; at < later && kernel.size > 0; at++) {
      const item = lastFirst[at];
      if (closed.page[item] >= 0 && closed.page[item] < page) continue;
      if (tags !== undefined && tags[item] >= 0) continue;
      if (spend(pace, 1 + kernel.size)) yield;
      if (!kernel.place(width[item], height[item], turnable[item])) continue;
      put(closed, item, kernel, page);
      moved++;
    }
  }
  return moved === 0 ? layout : closed;
}

/** Free rectangles that nothing fits are forgotten: on a full page those are nearly all. */
function dropSmall(free: FreeRects, narrowest: number, lowest: number): void {
  for (let at = free.count - 1; at >= 0; at--) {
    if (free.right[at] - free.left[at] < narrowest || free.bottom[at] - free.top[at] < lowest) free.removeAt(at);
  }
}

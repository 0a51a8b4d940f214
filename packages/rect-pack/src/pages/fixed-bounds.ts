import type { Pace, Slices } from '@kit/grid';
import { pageBound } from '../bounds/page-bound.js';
import type { PageSource } from '../fill/fill-pages.js';
import type { PageFrame } from '../fill/page-frame.js';
import type { Items } from '../items/items.js';
import type { Tally } from '../items/tally.js';
import { orderSmallest } from '../orders/item-orders.js';

/** Free area of a page, as the frame sees it. */
export function freeArea({ regions }: PageFrame): number {
  let area = 0;
  for (const box of regions) area += (box.endX - box.x) * (box.endY - box.y);
  return area;
}

/** The free areas of pages: those that differ, the largest first, and that of all behind them. */
export type PageAreas = { readonly known: readonly number[]; readonly repeated: number; readonly limit: number };

/** Measures the pages. */
export function pageAreas(pages: PageSource, pace: Pace): PageAreas {
  const count = Math.min(pages.distinct, pages.limit);
  const known: number[] = [];
  const areas = new Map<PageFrame, number>();
  for (let page = 0; page < count; page++) {
    const frame = pages.frame(page);
    let area = areas.get(frame);
    if (area === undefined) {
      area = freeArea(frame);
      areas.set(frame, area);
      pace.work += frame.regions.length;
    }
    known.push(area);
  }
  pace.work += 8 * count;
  known.sort((a, b) => b - a);
  return { known, repeated: freeArea(pages.frame(pages.distinct)), limit: pages.limit };
}

/** The fewest pages that can hold everything. */
export function* fewestPages(
  items: Items,
  pages: PageSource,
  areas: PageAreas,
  thoroughness: number,
  pace: Tally,
): Slices<number> {
  if (items.count === 0) return 0;
  const { known, repeated, limit } = areas;
  if (pages.distinct === 0) {
    if (repeated === 0) return 1;
    const { width, height } = pages.frame(0);
    // Where the pages allowed can't hold everything anyway, how many it would take is no matter.
    return yield* pageBound(items, width, height, items.area > limit * repeated ? 0 : thoroughness, pace);
  }
  let waiting = items.area;
  let count = 0;
  for (const area of known) {
    if (waiting <= 0 || area <= repeated) break;
    waiting -= area;
    count++;
  }
  return Math.max(1, count + (waiting > 0 && repeated > 0 ? Math.ceil(waiting / repeated) : 0));
}

/** The area of all pages. */
export function areaOfAll({ known, repeated, limit }: PageAreas): number {
  const rest = Math.max(0, limit - known.length);
  return known.reduce((sum, area) => sum + area, 0) + (rest > 0 ? rest * repeated : 0);
}

/** The most items that the pages can hold: by area, the smallest first. */
export function maxItems(items: Items, area: number, pace: Pace): number {
  if (items.area <= area) return items.count;
  const smallest = orderSmallest(items, pace);
  let free = area;
  let count = 0;
  while (count < items.count) {
    const item = smallest[count];
    free -= items.width[item] * items.height[item];
    if (free < 0) break;
    count++;
  }
  pace.work += count;
  return count;
}

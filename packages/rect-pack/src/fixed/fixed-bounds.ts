import { pageBound } from '../bounds/page-bound.js';
import type { Items } from '../kernels/items.js';
import { sortSmallestFirst } from '../orders/sort-by.js';
import type { PageSource } from './fill-pages.js';

/** Free area of a page, as the frame sees it. */
export function freeArea(pages: PageSource, page: number): number {
  let area = 0;
  for (const box of pages.frame(page).regions) area += (box.endX - box.x) * (box.endY - box.y);
  return area;
}

/** The fewest pages that can hold everything. */
export function fewestPages(items: Items, pages: PageSource, thoroughness: number): number {
  if (items.count === 0) return 0;
  const same = pages.frame(pages.distinct);
  if (pages.distinct === 0) {
    const area = same.width * same.height;
    if (area === 0) return 1;
    // Where the pages allowed can't hold everything anyway, how many it would take is no matter.
    return pageBound(items, same.width, same.height, items.area > pages.limit * area ? 0 : thoroughness);
  }
  const areas = areasOf(pages);
  let waiting = items.area;
  let count = 0;
  const repeated = freeArea(pages, pages.distinct);
  for (const area of areas) {
    if (waiting <= 0 || area <= repeated) break;
    waiting -= area;
    count++;
  }
  return Math.max(1, count + (waiting > 0 && repeated > 0 ? Math.ceil(waiting / repeated) : 0));
}

/** The most area that the pages can hold. */
export function mostArea(items: Items, pages: PageSource): number {
  return Math.min(items.area, pageArea(pages));
}

/** The most items that the pages can hold: by area, the smallest first. */
export function mostItems(items: Items, pages: PageSource): number {
  const smallest = sortSmallestFirst(items.count, (item) => items.width[item]! * items.height[item]!);
  let free = pageArea(pages);
  let count = 0;
  while (count < items.count) {
    const item = smallest[count]!;
    free -= items.width[item]! * items.height[item]!;
    if (free < 0) break;
    count++;
  }
  return count;
}

/** Free areas of the pages that differ, the largest first. */
function areasOf(pages: PageSource): number[] {
  const count = Math.min(pages.distinct, pages.limit);
  return Array.from({ length: count }, (_, page) => freeArea(pages, page)).sort((a, b) => b - a);
}

function pageArea(pages: PageSource): number {
  const known = areasOf(pages);
  const rest = Math.max(0, pages.limit - known.length);
  return known.reduce((sum, area) => sum + area, 0) + (rest > 0 ? rest * freeArea(pages, pages.distinct) : 0);
}

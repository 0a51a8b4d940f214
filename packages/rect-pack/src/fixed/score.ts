/**
 * How good a packing into fixed pages is, as numbers compared from the first on; less is better.
 *
 * `pages`, `area`: area without a place, items without a place, area of the pages in use, area on the last page.
 * `rects`: items without a place first.
 */
import type { Items, Layout } from '../kernels/items.js';

/** Numbers compared from the first on; less is better. */
export type Score = readonly number[];

/** Is `a` better than `b`? */
export function isBetter(a: Score, b: Score): boolean {
  for (let at = 0; at < a.length; at++) {
    if (a[at]! !== b[at]!) return a[at]! < b[at]!;
  }
  return false;
}

/** The score of a layout. */
export function scoreLayout(items: Items, layout: Layout, byCount: boolean): Score {
  let missing = 0;
  let missingArea = 0;
  let last = -1;
  let lastArea = 0;
  for (let item = 0; item < items.count; item++) {
    const area = items.width[item]! * items.height[item]!;
    const page = layout.page[item]!;
    if (page < 0) {
      missing++;
      missingArea += area;
    } else if (page > last) {
      last = page;
      lastArea = area;
    } else if (page === last) lastArea += area;
  }
  return byCount ? [missing, missingArea, last + 1, lastArea] : [missingArea, missing, last + 1, lastArea];
}

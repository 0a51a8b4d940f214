/**
 * How good a packing into fixed pages is, as numbers compared from the first on; less is better.
 *
 * `pages`, `area`: area without a place, items without a place, number of pages, size of the last page in use (the box
 * around what lies on it).
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
  let right = 0;
  let bottom = 0;
  for (let item = 0; item < items.count; item++) {
    const page = layout.page[item]!;
    if (page < 0) {
      missing++;
      missingArea += items.width[item]! * items.height[item]!;
      continue;
    }
    if (page < last) continue;
    if (page > last) {
      last = page;
      right = 0;
      bottom = 0;
    }
    const turned = layout.turned[item] === 1;
    right = Math.max(right, layout.x[item]! + (turned ? items.height[item]! : items.width[item]!));
    bottom = Math.max(bottom, layout.y[item]! + (turned ? items.width[item]! : items.height[item]!));
  }
  const lastSize = right * bottom;
  return byCount ? [missing, missingArea, last + 1, lastSize] : [missingArea, missing, last + 1, lastSize];
}

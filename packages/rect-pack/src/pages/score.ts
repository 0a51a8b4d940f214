/**
 * How good a packing into fixed pages is, as numbers compared from the first on; less is better.
 *
 * `pages`, `area`: area without a place, items without a place, number of pages in use, size of the last one (the box
 * around what lies on it).
 * `rects`: items without a place first.
 */
import type { Items, Layout } from '../items/items.js';

/** Numbers compared from the first on; less is better. */
export type Score = readonly [missing: number, alsoMissing: number, pages: number, lastSize: number];

/** Is `a` better than `b`? */
export function isBetter(a: Score, b: Score): boolean {
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) return a[at] < b[at];
  }
  return false;
}

/** The score of a layout. */
export function scoreLayout(items: Items, layout: Layout, byCount: boolean): Score {
  const { count, width, height } = items;
  let missing = 0;
  let missingArea = 0;
  let last = -1;
  let right = 0;
  let bottom = 0;
  // A page may stay empty where an obstacle stands.
  const used: number[] = [];
  let pages = 0;
  for (let item = 0; item < count; item++) {
    const page = layout.page[item];
    if (page < 0) {
      missing++;
      missingArea += width[item] * height[item];
      continue;
    }
    if (used[page] !== 1) {
      used[page] = 1;
      pages++;
    }
    if (page < last) continue;
    if (page > last) {
      last = page;
      right = 0;
      bottom = 0;
    }
    const turned = layout.turned[item] === 1;
    right = Math.max(right, layout.x[item] + (turned ? height[item] : width[item]));
    bottom = Math.max(bottom, layout.y[item] + (turned ? width[item] : height[item]));
  }
  const lastSize = right * bottom;
  return byCount ? [missing, missingArea, pages, lastSize] : [missingArea, missing, pages, lastSize];
}

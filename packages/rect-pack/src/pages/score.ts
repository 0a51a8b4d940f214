/**
 * How good a packing into fixed pages is, as numbers compared from the first on; less is better.
 *
 * `pages`, `area`: area without a place, items without a place, number of pages in use, how far down the list of pages the
 * last one is, its size (the box around what lies on it).
 * `rects`: items without a place first.
 */
import { type Items, type Layout, worthOf } from '../items/items.js';

/** Numbers compared in this order; less is better. */
export type Score = {
  /** What has no place: its area, or how many those are. */
  readonly missing: number;
  /** The same the other way round. */
  readonly alsoMissing: number;
  /** Pages in use. */
  readonly pages: number;
  /** The number behind the last page. */
  readonly end: number;
  /** Area of the box around what lies on the last page. */
  readonly lastSize: number;
};

/** Is `a` better than `b`? */
export function isBetter(a: Score, b: Score): boolean {
  if (a.missing !== b.missing) return a.missing < b.missing;
  if (a.alsoMissing !== b.alsoMissing) return a.alsoMissing < b.alsoMissing;
  if (a.pages !== b.pages) return a.pages < b.pages;
  if (a.end !== b.end) return a.end < b.end;
  return a.lastSize < b.lastSize;
}

/** Has everything a place? */
export function isComplete({ missing, alsoMissing }: Score): boolean {
  return missing === 0 && alsoMissing === 0;
}

/** The score of a layout. */
export function scoreLayout(
  items: Pick<Items, 'count' | 'width' | 'height' | 'worth'>,
  layout: Layout,
  byCount: boolean,
): Score {
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
      missingArea += worthOf(items, item);
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
  const use = { pages, end: last + 1, lastSize: right * bottom };
  return byCount
    ? { missing, alsoMissing: missingArea, ...use }
    : { missing: missingArea, alsoMissing: missing, ...use };
}

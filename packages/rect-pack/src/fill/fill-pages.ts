/**
 * Page after page: each is filled from what the pages before it left, or from the part of it that a page looks at
 * (`visible-part.ts`).
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import type { ItemSizes, Layout } from '../items/items.js';
import type { PageFrame } from './page-frame.js';
import type { PagePacker } from './page-packers.js';
import { visiblePart } from './visible-part.js';

/** The pages of a job. */
export type PageSource = {
  /** The frame of a page by its number. */
  readonly frame: (page: number) => PageFrame;
  /** How many pages there may be. */
  readonly limit: number;
  /** From this number on all pages are alike. */
  readonly distinct: number;
};

/** Fills the pages. */
export function* fillPages(
  items: ItemSizes,
  order: Int32Array,
  fill: PagePacker,
  pages: PageSource,
  out: Layout,
  pace: Pace,
): Slices<void> {
  const waiting = order.slice();
  let head = 0;
  for (let page = 0; page < pages.limit && head < waiting.length; page++) {
    const frame = pages.frame(page);
    pace.work += frame.blocks.length + 1;
    const seen = visiblePart(items, waiting, head, frame);
    if (spend(pace, seen - head)) yield;
    const part = head === 0 && seen === waiting.length ? waiting : waiting.subarray(head, seen);
    yield* fill(part, part.length, frame, out, page);
    let kept = seen;
    for (let at = seen - 1; at >= head; at--) {
      const item = waiting[at];
      if (out.page[item] < 0) waiting[--kept] = item;
    }
    pace.work += seen - head;
    if (kept === head && page >= pages.distinct) {
      // All further pages are like this empty one: what finds no place here never will.
      kept = seen;
      page--;
    }
    head = kept;
  }
}

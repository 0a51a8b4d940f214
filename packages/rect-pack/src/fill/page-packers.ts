/**
 * A page packer puts as many items of a sequence as it can on one page: the one form in which the portfolio sees every
 * kernel.
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import { type ItemSizes, type Items, type Layout, put } from '../items/items.js';
import { LowestGap, type Thrift } from '../kernel/lowest-gap.js';
import { MaxRects, type MaxRectsChoice } from '../kernel/max-rects.js';
import type { OnlineBin } from '../kernel/online-bin.js';
import { orderNarrowest } from '../orders/item-orders.js';
import type { PageFrame } from './page-frame.js';

/** Fills one page; what it places gets the page's number in the layout. */
export type PagePacker = (
  order: Int32Array,
  count: number,
  frame: PageFrame,
  out: Layout,
  page: number,
) => Slices<void>;

/** More blocks than this are not taken out of MaxRects' free space one by one: that would be quadratic. */
const maxBlocks = 256;

/** One item after the other, each where the kernel likes it best. */
export function onlinePacker(items: ItemSizes, bin: OnlineBin, pace: Pace): PagePacker {
  return function* (order, count, frame, out, page) {
    for (const region of frame.regions) {
      bin.reset(region.endX - region.x, region.endY - region.y);
      for (let at = 0; at < count; at++) {
        if (spend(pace, 1)) yield;
        const item = order[at];
        if (out.page[item] >= 0) continue;
        pace.work += 2 * bin.size;
        if (!bin.place(items.width[item], items.height[item], items.turnable[item])) continue;
        put(out, item, bin, page);
        out.x[item] = bin.x + region.x;
        out.y[item] = bin.y + region.y;
      }
    }
  };
}

/** One item after the other, none of which has a place. MaxRects takes obstacles out of its free space. */
export function maxRectsPacker(items: Items, rule: MaxRectsChoice, pace: Pace): PagePacker {
  const kernel = new MaxRects(rule);
  return function* (order, count, frame, out, page) {
    yield* startMaxRects(kernel, frame, pace);
    for (let at = 0; at < count; at++) {
      if (spend(pace, 1)) yield;
      const item = order[at];
      pace.work += 2 * kernel.size;
      if (!kernel.place(items.width[item], items.height[item], items.turnable[item])) continue;
      put(out, item, kernel, page);
    }
  };
}

/** At each step the item that fits best of all: O(items²) a page, the densest of the simple ways. */
export function globalPacker(items: Items, rule: MaxRectsChoice, pace: Pace): PagePacker {
  const kernel = new MaxRects(rule);
  return function* (order, count, frame, out, page) {
    yield* startMaxRects(kernel, frame, pace);
    for (;;) {
      let best = -1;
      let bestScore = Number.POSITIVE_INFINITY;
      let bestTie = Number.POSITIVE_INFINITY;
      for (let at = 0; at < count; at++) {
        if (spend(pace, 1)) yield;
        const item = order[at];
        if (out.page[item] >= 0) continue;
        pace.work += kernel.size;
        if (!kernel.find(items.width[item], items.height[item], items.turnable[item])) continue;
        if (kernel.score > bestScore || (kernel.score === bestScore && kernel.tieScore >= bestTie)) continue;
        best = item;
        bestScore = kernel.score;
        bestTie = kernel.tieScore;
      }
      if (best < 0) return;
      kernel.place(items.width[best], items.height[best], items.turnable[best]);
      put(out, best, kernel, page);
    }
  };
}

/** How far a gap looks: see {@link GapRun}. */
export type Look = { readonly window: number; readonly thrift?: Thrift | undefined };

/** The place chooses its item; `window` candidates are compared. */
export function gapPacker(items: Items, window: number, pace: Pace, thrift?: Thrift): PagePacker {
  const kernel = new LowestGap(items, orderNarrowest);
  const look: Look = { window, thrift };
  const waiting = new Int32Array(items.count);
  return function* (order, count, frame, out, page) {
    for (const { x, y, endX, endY } of frame.regions) {
      const width = endX - x;
      const height = endY - y;
      if (width < items.narrowest) continue;
      let left = 0;
      for (let at = 0; at < count; at++) if (out.page[order[at]] < 0) waiting[left++] = order[at];
      pace.work += count;
      if (left === 0) return;
      if (spend(pace, 0)) yield;
      const maxWaste = Number.POSITIVE_INFINITY;
      yield* kernel.run({ order: waiting, count: left, width, height, x, y, maxWaste, ...look, out, page }, pace);
    }
  };
}

/** MaxRects on an empty page: with more blocks than it takes out one by one it does not know every maximal free rectangle. */
export function* startMaxRects(kernel: MaxRects, frame: PageFrame, pace: Pace): Slices<void> {
  const { width, height, blocks, spaces } = frame;
  kernel.reset(width, height);
  if (blocks.length <= maxBlocks) {
    for (const { x, y, endX, endY } of blocks) {
      pace.work += 2 * kernel.size;
      kernel.take(x, y, endX, endY);
    }
    return;
  }
  kernel.free.count = 0;
  for (const { x, y, endX, endY } of spaces) {
    kernel.free.add(x, y, endX, endY);
    if (spend(pace, 2)) yield;
  }
}

/**
 * A filler puts as many items of a sequence as it can on one page: the one form in which the portfolio sees every kernel.
 */
import type { Items, Layout } from '../kernels/items.js';
import { LowestGap } from '../kernels/lowest-gap.js';
import { MaxRects, type MaxRectsCode } from '../kernels/max-rects.js';
import type { Placer } from '../kernels/placer.js';
import type { PageFrame } from './page-frame.js';

/** Fills one page; what it places gets the page's number in the layout. */
export type Filler = (order: Int32Array, count: number, frame: PageFrame, out: Layout, page: number) => void;

/** One item after the other, each where the kernel likes it best. */
export function onlineFiller(items: Items, placer: Placer): Filler {
  return (order, count, frame, out, page) => {
    for (const region of frame.regions) {
      placer.reset(region.endX - region.x, region.endY - region.y);
      for (let at = 0; at < count; at++) {
        const item = order[at]!;
        if (out.page[item]! >= 0) continue;
        if (!placer.place(items.width[item]!, items.height[item]!, items.turnable[item]!)) continue;
        put(out, item, placer.x + region.x, placer.y + region.y, placer.turned, page);
      }
    }
  };
}

/** MaxRects needs no boxes: it takes the obstacles out of its free space. */
export function maxRectsFiller(items: Items, rule: MaxRectsCode): Filler {
  const kernel = new MaxRects(rule);
  return (order, count, frame, out, page) => {
    startMaxRects(kernel, frame);
    for (let at = 0; at < count; at++) {
      const item = order[at]!;
      if (out.page[item]! >= 0) continue;
      if (!kernel.place(items.width[item]!, items.height[item]!, items.turnable[item]!)) continue;
      put(out, item, kernel.x, kernel.y, kernel.turned, page);
    }
  };
}

/** At each step the item that fits best of all: O(items²) a page, the densest of the simple ways. */
export function globalFiller(items: Items, rule: MaxRectsCode): Filler {
  const kernel = new MaxRects(rule);
  return (order, count, frame, out, page) => {
    startMaxRects(kernel, frame);
    for (;;) {
      let best = -1;
      let bestScore = Number.POSITIVE_INFINITY;
      let bestTie = Number.POSITIVE_INFINITY;
      for (let at = 0; at < count; at++) {
        const item = order[at]!;
        if (out.page[item]! >= 0) continue;
        if (!kernel.find(items.width[item]!, items.height[item]!, items.turnable[item]!)) continue;
        if (kernel.score > bestScore || (kernel.score === bestScore && kernel.tieScore >= bestTie)) continue;
        best = item;
        bestScore = kernel.score;
        bestTie = kernel.tieScore;
      }
      if (best < 0) return;
      kernel.place(items.width[best]!, items.height[best]!, items.turnable[best]!);
      put(out, best, kernel.x, kernel.y, kernel.turned, page);
    }
  };
}

/** The place chooses its item; `window` candidates are compared. */
export function gapFiller(items: Items, window: number): Filler {
  const kernel = new LowestGap(items);
  const waiting = new Int32Array(items.count);
  return (order, count, frame, out, page) => {
    for (const region of frame.regions) {
      let left = 0;
      for (let at = 0; at < count; at++) if (out.page[order[at]!]! < 0) waiting[left++] = order[at]!;
      if (left === 0) return;
      const width = region.endX - region.x;
      kernel.run(waiting, left, width, region.endY - region.y, Number.POSITIVE_INFINITY, window, out, page);
      if (region.x === 0 && region.y === 0) continue;
      for (let at = 0; at < left; at++) {
        const item = waiting[at]!;
        if (out.page[item] !== page) continue;
        out.x[item] = out.x[item]! + region.x;
        out.y[item] = out.y[item]! + region.y;
      }
    }
  };
}

function startMaxRects(kernel: MaxRects, frame: PageFrame): void {
  kernel.reset(frame.width, frame.height);
  for (const block of frame.blocks) kernel.take(block.x, block.y, block.endX, block.endY);
}

function put(out: Layout, item: number, x: number, y: number, turned: number, page: number): void {
  out.x[item] = x;
  out.y[item] = y;
  out.turned[item] = turned;
  out.page[item] = page;
}

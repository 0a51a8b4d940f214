/**
 * Packs by one kernel, all at once: what {@link pack} does in effort `fast`, without all that one kernel on pages of one
 * size does not need. So that it stays small it shares with the other ways only the kernels and how far a page looks.
 */

import { checkChoice, checkFlag, checkInteger, checkList, checkOptions, runSlices } from '@kit/grid';
import { maxWorth } from '../bounds/max-worth.js';
import { visiblePart } from '../fill/visible-part.js';
import { emptyLayout, type ItemSizes, type Layout } from '../items/items.js';
import { wholeLayout } from '../items/subset.js';
import { longPace } from '../items/tally.js';
import { isBetter, isComplete, scoreLayout } from '../pages/score.js';
import { bareOrder } from '../rects/bare-sort.js';
import { maxRects } from '../rects/limits.js';
import { type BareList, readBare } from '../rects/read-bare.js';
import { checkPageSide, maxSpace } from '../rects/read-options.js';
import { unplacedOf } from '../rects/unplaced.js';
import type { Packer, PackerOptions, Packing, PackingOf, Page, Placed, RectInput, Unplaced } from '../types.js';

const names: readonly (keyof PackerOptions)[] = ['width', 'height', 'pages', 'rotate', 'padding', 'border', 'order'];

/** An empty page as kernels see it: one padding larger than its inside. */
export type BareFrame = { readonly width: number; readonly height: number };

/** A kernel for items of these sizes: it fills an empty page with as many as it can of those that are handed over. */
export type MakeFill = (items: ItemSizes) => (order: Int32Array, frame: BareFrame, out: Layout, page: number) => void;

/** The packer of a kernel. */
export function packerOf(makeFill: MakeFill): Packer {
  return <R extends RectInput>(rects: readonly R[], options: PackerOptions) =>
    packBy(makeFill, rects, options) as PackingOf<R>;
}

function packBy(makeFill: MakeFill, rects: readonly RectInput[], options: PackerOptions): Packing {
  const { width, height, padding, border, rotate, pages: max, given } = readWishes(options);
  checkList(rects, 'rects', 0, maxRects);
  const list = readBare(rects, rotate, padding);
  const { ids, data, sides } = list;
  const count = ids.length;
  const limit = Math.min(max, count);
  const frame = {
    width: Math.max(0, width - 2 * border + padding),
    height: Math.max(0, height - 2 * border + padding),
  };
  const fits = (across: number, down: number): boolean => across <= frame.width && down <= frame.height;
  // What lies on no page whichever way it lies is no item: then kernels see what they see on the long way.
  const itemsOf = ({ order, turnable }: Freedom) => {
    const fitting = order.filter((at) => {
      const across = sides[at] & 0xffff;
      const down = sides[at] >>> 16;
      return fits(across, down) || (turnable[at] === 1 && fits(down, across));
    });
    // `from` with a function takes several times as long as `map`.
    return {
      fitting,
      count: fitting.length,
      width: fitting.map((at) => sides[at] & 0xffff),
      height: fitting.map((at) => sides[at] >>> 16),
      turnable: new Uint8Array(fitting.map((at) => turnable[at])),
      worth: new Float64Array(fitting).map((at) => ((sides[at] & 0xffff) - padding) * ((sides[at] >>> 16) - padding)),
    };
  };
  const order = given ? indices(count) : bareOrder(list);
  const items = itemsOf({ order, turnable: list.turnable });
  const itemOf = new Int32Array(count).fill(-1);
  for (let item = 0; item < items.count; item++) itemOf[items.fitting[item]] = item;
  let layout = fillPlainPages(items, makeFill(items), frame, limit);
  let score = scoreLayout(items, layout, false);
  for (const freedom of lessFree(list, order, given)) {
    if (isComplete(score) && score.end <= 1) break;
    const fewer = itemsOf(freedom);
    const lying = fillPlainPages(fewer, makeFill(fewer), frame, limit);
    const places = fewer.fitting.map((at) => itemOf[at]);
    const other = wholeLayout(lying, places, items.count);
    const otherScore = scoreLayout(items, other, false);
    if (!isBetter(otherScore, score)) continue;
    layout = other;
    score = otherScore;
  }

  const pages: (Page & { placed: Placed[]; occupancy: number })[] = [];
  const unplaced: Unplaced[] = [];
  // The area of what is placed, and what it takes with its padding.
  let area = 0;
  let taken = 0;
  for (let at = 0; at < count; at++) {
    const id = ids[at];
    const item = itemOf[at];
    const index = item < 0 ? -1 : layout.page[item];
    const across = sides[at] & 0xffff;
    const down = sides[at] >>> 16;
    if (index < 0) {
      unplaced.push(unplacedOf(id, item < 0 ? 'too-large' : 'no-space', data[at]));
      continue;
    }
    const rotated = layout.turned[item] === 1;
    taken += across * down;
    while (pages.length <= index) pages.push({ index: pages.length, width, height, placed: [], occupancy: 0 });
    const size = { width: (rotated ? down : across) - padding, height: (rotated ? across : down) - padding };
    const place = { id, x: layout.x[item] + border, y: layout.y[item] + border, ...size, rotated };
    const page = pages[index];
    page.placed.push(data[at] === undefined ? place : { ...place, data: data[at] });
    page.occupancy += size.width * size.height;
    area += size.width * size.height;
  }
  for (const page of pages) page.occupancy /= width * height;
  const isWhole = unplaced.length === 0;
  const value = isWhole ? pages.length : area;
  const free = frame.width * frame.height;
  const bound = isWhole ? Math.ceil(taken / (free || 1)) : runSlices(maxWorth(items, limit * free, longPace()));
  return {
    status: isWhole ? 'complete' : 'partial',
    pages,
    unplaced,
    measure: isWhole ? 'pages' : 'area',
    value,
    bound,
    gap: Math.abs(value - bound) / (bound || 1),
    proven: value === bound,
  };
}

/** The numbers from 0 on. */
function indices(count: number): Int32Array {
  return new Int32Array(count).map((_, at) => at);
}

/** In which order rectangles are packed, and which of them may turn. */
type Freedom = { readonly order: Int32Array; readonly turnable: Uint8Array };

/** The same with less freedom to turn, as `items/less-free.ts` has it. */
function lessFree({ sides, turnable, own }: BareList, order: Int32Array, given: boolean): Freedom[] {
  if (!turnable.includes(1)) return [];
  const upright = { order, turnable: new Uint8Array(turnable.length) };
  if (!own.includes(1) || own.every((turns, at) => turns === turnable[at])) return [upright];
  const lockedFirst = order.slice().sort((a, b) => sides[b] - sides[a] || own[a] - own[b]);
  return [{ order: given ? order : lockedFirst, turnable: own }, upright];
}

function readWishes(options: PackerOptions) {
  const { rotate = false, padding = 0, border = 0, order = 'auto', pages } = checkOptions(options, names);
  return {
    rotate: checkFlag(rotate, 'options.rotate'),
    padding: checkInteger(padding, 'options.padding', 0, maxSpace),
    border: checkInteger(border, 'options.border', 0, maxSpace),
    given: checkChoice(order, 'options.order', ['auto', 'given']) === 'given',
    width: checkPageSide(options.width, 'options.width'),
    height: checkPageSide(options.height, 'options.height'),
    pages: pages === undefined ? maxRects : checkInteger(pages, 'options.pages', 1, maxRects),
  };
}

/** Page after page as in `fillPages`, without pauses; on an empty page there is a place for every item. */
function fillPlainPages(items: ItemSizes, fill: ReturnType<MakeFill>, frame: BareFrame, limit: number): Layout {
  const layout = emptyLayout(items.count);
  const waiting = indices(items.count);
  let head = 0;
  for (let page = 0; page < limit && head < waiting.length; page++) {
    const seen = visiblePart(items, waiting, head, frame);
    fill(waiting.subarray(head, seen), frame, layout, page);
    let kept = seen;
    for (let at = seen - 1; at >= head; at--) {
      const item = waiting[at];
      if (layout.page[item] < 0) waiting[--kept] = item;
    }
    head = kept;
  }
  return layout;
}

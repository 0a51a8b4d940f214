/**
 * Packs by one kernel, all at once: what {@link pack} does in effort `fast`, without all that one kernel on pages of one
 * size does not need. So that it stays small it shares with the other ways only what fills pages.
 */
import { checkChoice, checkFlag, checkInteger, checkList, checkOptions, runSlices } from '@kit/grid';
import { fillPages } from '../fill/fill-pages.js';
import type { PageFrame } from '../fill/page-frame.js';
import type { PagePacker } from '../fill/page-packers.js';
import { emptyLayout, type ItemSizes } from '../items/items.js';
import { type Steps, unpaced } from '../items/steps.js';
import { bareOrder } from '../rects/bare-sort.js';
import { maxRects } from '../rects/limits.js';
import { readBare } from '../rects/read-bare.js';
import { checkPageSide, maxSpace } from '../rects/read-options.js';
import { unplacedOf } from '../rects/unplaced.js';
import type { Packer, PackerOptions, Packing, PackingOf, Page, Placed, RectInput, Unplaced } from '../types.js';

const names: readonly (keyof PackerOptions)[] = ['width', 'height', 'pages', 'rotate', 'padding', 'border', 'order'];

/** A kernel for items of these sizes. */
export type MakeBarePacker = (items: ItemSizes, pace: Steps) => PagePacker;

/** The packer of a kernel. */
export function packerOf(makePacker: MakeBarePacker): Packer {
  return <R extends RectInput>(rects: readonly R[], options: PackerOptions) =>
    packBy(makePacker, rects, options) as PackingOf<R>;
}

function packBy(makePacker: MakeBarePacker, rects: readonly RectInput[], options: PackerOptions): Packing {
  const { width, height, padding, border, rotate, pages: most, given } = readWishes(options);
  checkList(rects, 'rects', 0, maxRects);
  const list = readBare(rects, rotate, padding);
  const { ids, data, sides, turnable } = list;
  const count = ids.length;
  const limit = Math.min(most, count);
  const frame = frameOf(width - 2 * border + padding, height - 2 * border + padding);
  const fits = (across: number, down: number): boolean => across <= frame.width && down <= frame.height;
  // What lies on no page whichever way it lies is no item: then kernels see what they see on the long way.
  const itemOf = new Int32Array(count).fill(-1);
  const fitting = (given ? Int32Array.from(sides.keys()) : bareOrder(list)).filter((at) => {
    const [across, down] = [sides[at] & 0xffff, sides[at] >>> 16];
    return fits(across, down) || (turnable[at] === 1 && fits(down, across));
  });
  for (let item = 0; item < fitting.length; item++) itemOf[fitting[item]] = item;
  const items: ItemSizes = {
    count: fitting.length,
    width: Int32Array.from(fitting, (at) => sides[at] & 0xffff),
    height: Int32Array.from(fitting, (at) => sides[at] >>> 16),
    turnable: Uint8Array.from(fitting, (at) => turnable[at]),
  };
  const layout = emptyLayout(items.count);
  const order = Int32Array.from(items.width.keys());
  const pace = unpaced();
  const source = { frame: () => frame, limit, distinct: 0 };
  runSlices(fillPages(items, order, makePacker(items, pace), source, layout, pace));

  const pages: (Page & { placed: Placed[]; occupancy: number })[] = [];
  const unplaced: Unplaced[] = [];
  // The area of what is placed, and of all that could be.
  let area = 0;
  let whole = 0;
  for (let at = 0; at < count; at++) {
    const carried = data[at] === undefined ? undefined : { data: data[at] };
    const id = ids[at];
    const item = itemOf[at];
    const index = item < 0 ? -1 : layout.page[item];
    const across = sides[at] & 0xffff;
    const down = sides[at] >>> 16;
    if (item >= 0) whole += across * down;
    if (index < 0) {
      unplaced.push(unplacedOf(id, item < 0 ? 'too-large' : 'no-space', data[at]));
      continue;
    }
    const rotated = layout.turned[item] === 1;
    area += across * down;
    while (pages.length <= index) pages.push({ index: pages.length, width, height, placed: [], occupancy: 0 });
    const size = { width: (rotated ? down : across) - padding, height: (rotated ? across : down) - padding };
    const place = { id, x: layout.x[item] + border, y: layout.y[item] + border, ...size, rotated };
    const page = pages[index];
    page.placed.push(carried === undefined ? place : { ...place, ...carried });
    page.occupancy += size.width * size.height;
  }
  for (const page of pages) page.occupancy /= width * height;
  const isWhole = unplaced.length === 0;
  const value = isWhole ? pages.length : area;
  const free = frame.width * frame.height;
  const bound = isWhole ? Math.ceil(area / (free || 1)) : Math.min(whole, limit * free);
  return {
    status: isWhole ? 'complete' : 'partial',
    pages,
    unplaced,
    measure: isWhole ? 'pages' : 'area',
    value,
    bound,
    gap: bound === 0 ? 0 : Math.abs(value - bound) / bound,
    proven: value === bound,
  };
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

/** An empty page as kernels see it: one padding larger than its inside. */
function frameOf(inside: number, down: number): PageFrame {
  const width = Math.max(0, inside);
  const height = Math.max(0, down);
  const regions = width > 0 && height > 0 ? [{ x: 0, y: 0, endX: width, endY: height }] : [];
  return { width, height, blocks: [], regions, spaces: regions };
}

/**
 * From layouts back to what the caller sees: ids, page coordinates without padding, pages without the empty ones.
 */

import type { Layout } from '../items/items.js';
import { packed, type Verdict } from '../rects/packed.js';
import { wholeBlocks } from '../rects/raster.js';
import type { RectList } from '../rects/read-rects.js';
import { unplacedOf } from '../rects/unplaced.js';
import type { Packing, Page, PageSize, Placed, Unplaced, UnplacedReason } from '../types.js';

/** What the verdict is given on. */
export type Result = {
  readonly pages: readonly Page[];
  /** How many rectangles are on them, and how much area those cover. */
  readonly placed: number;
  readonly area: number;
};

/** What makes a packing out of a layout. */
export type Frame = {
  readonly border: number;
  /** How turned rectangles lie. */
  readonly turn: Page['turn'];
  readonly sizeOf: (page: number) => PageSize;
  readonly reasonOf: (item: number) => UnplacedReason;
  readonly verdictOf: (result: Result) => Verdict;
};

/** Builds the packing from a layout. */
export function buildPacking(list: RectList, layout: Layout, frame: Frame): Packing {
  const { ids, padding, position, extras, unit } = list;
  const { width: itemWidth, height: itemHeight } = list.items;
  const { x, y, turned, page } = layout;
  const { border, turn, sizeOf, reasonOf, verdictOf } = frame;
  const origin = wholeBlocks(border, unit);
  const placedByPage: (Placed[] | undefined)[] = [];
  const areas: number[] = [];
  const unplaced: Unplaced[] = [];
  let area = 0;
  for (let input = 0; input < position.length; input++) {
    const item = position[input];
    const id = ids === undefined ? input : ids[input];
    const index = page[item];
    if (index < 0) {
      unplaced.push(unplacedOf(id, reasonOf(item), extras?.dataOf(input)));
      continue;
    }
    const rotated = turned[item] === 1;
    const across = extras?.widthOf(input) ?? itemWidth[item] - padding;
    const down = extras?.heightOf(input) ?? itemHeight[item] - padding;
    const lead = extras === undefined ? origin : origin + extras.leadOf(input);
    const width = rotated ? down : across;
    const height = rotated ? across : down;
    const place: Placed = { id, x: x[item] * unit + lead, y: y[item] * unit + lead, width, height, rotated };
    const rect = extras === undefined ? place : extras.load(input, place);
    for (; areas.length <= index; areas.push(0)) placedByPage.push(undefined);
    const there = placedByPage[index];
    if (there === undefined) placedByPage[index] = [rect];
    else there.push(rect);
    areas[index] = areas[index] + width * height;
    area += width * height;
  }
  const pages = placedByPage.flatMap((placed, index): Page[] => {
    if (placed === undefined) return [];
    const { width, height } = sizeOf(index);
    const own = { index, width, height, placed, occupancy: areas[index] / (width * height) };
    return [turn !== undefined && placed.some(({ rotated }) => rotated) ? { ...own, turn } : own];
  });
  return packed(pages, unplaced, verdictOf({ pages, placed: position.length - unplaced.length, area }));
}

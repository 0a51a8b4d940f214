/**
 * From layouts back to what the caller sees: ids, page coordinates without padding, pages without the empty ones.
 */
import type { RectList } from '../input/read-rects.js';
import type { Layout } from '../kernels/items.js';
import type { Paused, Work } from '../kernels/work.js';
import type { Measure, Packing, Page, PageSize, Placed, Unplaced, UnplacedReason } from '../types.js';

/** What `value` and `bound` of a packing say. */
export type Verdict = { readonly measure: Measure; readonly value: number; readonly bound: number };

/** What the verdict is given on. */
export type Result = {
  readonly pages: readonly Page[];
  /** How many rectangles are on them, and how much area they take there: with their padding. */
  readonly placed: number;
  readonly area: number;
};

/** What makes a packing out of a layout. */
export type Frame = {
  readonly border: number;
  readonly sizeOf: (page: number) => PageSize;
  readonly reasonOf: (item: number) => UnplacedReason;
  readonly verdictOf: (result: Result) => Verdict;
};

/** Steps that a rectangle of the answer is worth: each is an object. */
const stepsEach = 12;

/** Builds the packing from a layout. */
export function* buildPacking(list: RectList, layout: Layout, frame: Frame, work: Work): Paused<Packing> {
  const { ids, padding, position } = list;
  const { border, sizeOf, reasonOf, verdictOf } = frame;
  const { width: itemWidth, height: itemHeight } = list.items;
  const { x, y, turned, page } = layout;
  const placedByPage: (Placed[] | undefined)[] = [];
  const areas: number[] = [];
  const unplaced: Unplaced[] = [];
  let total = 0;
  for (let input = 0; input < position.length; input++) {
    work.left -= stepsEach;
    if (work.left <= 0) yield;
    const item = position[input]!;
    const id = ids === undefined ? input : ids[input]!;
    const index = page[item]!;
    if (index < 0) {
      unplaced.push({ id, reason: reasonOf(item) });
      continue;
    }
    const rotated = turned[item] === 1;
    const across = itemWidth[item]! - padding;
    const down = itemHeight[item]! - padding;
    const width = rotated ? down : across;
    const height = rotated ? across : down;
    const rect = { id, x: x[item]! + border, y: y[item]! + border, width, height, rotated };
    for (; areas.length <= index; areas.push(0)) placedByPage.push(undefined);
    const there = placedByPage[index];
    if (there === undefined) placedByPage[index] = [rect];
    else there.push(rect);
    areas[index] = areas[index]! + width * height;
    total += itemWidth[item]! * itemHeight[item]!;
  }
  const pages: Page[] = [];
  for (let index = 0; index < areas.length; index++) {
    const placed = placedByPage[index];
    if (placed === undefined) continue;
    const { width, height } = sizeOf(index);
    pages.push({ index, width, height, placed, occupancy: areas[index]! / (width * height) });
  }
  const placed = position.length - unplaced.length;
  const { measure, value, bound } = verdictOf({ pages, placed, area: total });
  const gap = bound === 0 ? 0 : Math.abs(value - bound) / bound;
  const status = unplaced.length === 0 ? 'complete' : 'partial';
  return { status, pages, unplaced, measure, value, bound, gap, proven: value === bound };
}

/**
 * From layouts back to what the caller sees: ids, page coordinates without padding, pages without the empty ones.
 */

import type { Layout } from '../items/items.js';
import { wholeBlocks } from '../rects/raster.js';
import type { RectList } from '../rects/read-rects.js';
import { unplacedOf } from '../rects/unplaced.js';
import type { Measure, Packing, Page, PageSize, Placed, Unplaced, UnplacedReason } from '../types.js';

/** What `value` and `bound` of a packing say. */
export type Verdict = { readonly measure: Measure; readonly value: number; readonly bound: number };

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
  const teller = new Teller(list, layout, frame);
  teller.tell();
  return teller.packing();
}

/** Tells rectangle by rectangle where it lies. */
class Teller {
  readonly #list: RectList;
  readonly #layout: Layout;
  readonly #frame: Frame;
  readonly #placedByPage: (Placed[] | undefined)[] = [];
  readonly #areas: number[] = [];
  readonly #unplaced: Unplaced[] = [];
  #total = 0;

  constructor(list: RectList, layout: Layout, frame: Frame) {
    this.#list = list;
    this.#layout = layout;
    this.#frame = frame;
  }

  /** Where each rectangle lies. */
  tell(): void {
    const { ids, padding, position, extras, unit } = this.#list;
    const { width: itemWidth, height: itemHeight } = this.#list.items;
    const { x, y, turned, page } = this.#layout;
    const { border, reasonOf } = this.#frame;
    const origin = wholeBlocks(border, unit);
    const placedByPage = this.#placedByPage;
    const areas = this.#areas;
    let total = this.#total;
    for (let input = 0; input < position.length; input++) {
      const item = position[input];
      const id = ids === undefined ? input : ids[input];
      const index = page[item];
      if (index < 0) {
        this.#unplaced.push(unplacedOf(id, reasonOf(item), extras?.dataOf(input)));
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
      total += width * height;
    }
    this.#total = total;
  }

  /** What has been told, as a packing. */
  packing(): Packing {
    const { sizeOf, verdictOf, turn } = this.#frame;
    const unplaced = this.#unplaced;
    const pages: Page[] = [];
    for (let index = 0; index < this.#areas.length; index++) {
      const placed = this.#placedByPage[index];
      if (placed === undefined) continue;
      const { width, height } = sizeOf(index);
      const page = { index, width, height, placed, occupancy: this.#areas[index] / (width * height) };
      pages.push(turn !== undefined && placed.some(({ rotated }) => rotated) ? { ...page, turn } : page);
    }
    const placed = this.#list.position.length - unplaced.length;
    const { measure, value, bound } = verdictOf({ pages, placed, area: this.#total });
    const gap = bound === 0 ? 0 : Math.abs(value - bound) / bound;
    const status = unplaced.length === 0 ? 'complete' : 'partial';
    return { status, pages, unplaced, measure, value, bound, gap, proven: value === bound };
  }
}

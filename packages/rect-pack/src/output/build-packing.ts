/**
 * From layouts back to what the caller sees: ids, page coordinates without padding, pages without the empty ones.
 */
import type { RectList } from '../input/read-rects.js';
import type { Layout } from '../kernels/items.js';
import type { Measure, Packing, Page, PageSize, Placed, Unplaced, UnplacedReason } from '../types.js';

/** What `value` and `bound` of a packing say. */
export type Verdict = { readonly measure: Measure; readonly value: number; readonly bound: number };

/** Builds the packing from a layout. */
export function buildPacking(
  list: RectList,
  layout: Layout,
  sizeOf: (page: number) => PageSize,
  border: number,
  reasonOf: (item: number) => UnplacedReason,
  verdictOf: (pages: readonly Page[]) => Verdict,
): Packing {
  const { ids, padding, position } = list;
  const { width: itemWidth, height: itemHeight } = list.items;
  const { x, y, turned, page } = layout;
  const placedByPage: Placed[][] = [];
  const areas: number[] = [];
  const unplaced: Unplaced[] = [];
  for (let input = 0; input < position.length; input++) {
    const item = position[input]!;
    const id = ids === undefined ? input : ids[input]!;
    const index = page[item]!;
    if (index < 0) {
      unplaced.push({ id, reason: reasonOf(item) });
      continue;
    }
    for (; placedByPage.length <= index; areas.push(0)) placedByPage.push([]);
    const rotated = turned[item] === 1;
    const across = itemWidth[item]! - padding;
    const down = itemHeight[item]! - padding;
    const width = rotated ? down : across;
    const height = rotated ? across : down;
    placedByPage[index]!.push({ id, x: x[item]! + border, y: y[item]! + border, width, height, rotated });
    areas[index] = areas[index]! + width * height;
  }
  const pages: Page[] = [];
  placedByPage.forEach((placed, index) => {
    if (placed.length === 0) return;
    const { width, height } = sizeOf(index);
    pages.push({ index, width, height, placed, occupancy: areas[index]! / (width * height) });
  });
  const { measure, value, bound } = verdictOf(pages);
  const gap = bound === 0 ? 0 : Math.abs(value - bound) / bound;
  const status = unplaced.length === 0 ? 'complete' : 'partial';
  return { status, pages, unplaced, measure, value, bound, gap, proven: value === bound };
}

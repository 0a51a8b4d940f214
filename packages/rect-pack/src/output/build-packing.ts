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
  const { items, ids, padding, position } = list;
  const placedByPage: Placed[][] = [];
  const unplaced: Unplaced[] = [];
  for (let input = 0; input < position.length; input++) {
    const item = position[input]!;
    const page = layout.page[item]!;
    if (page < 0) {
      unplaced.push({ id: ids === undefined ? input : ids[input]!, reason: reasonOf(item) });
      continue;
    }
    const rotated = layout.turned[item] === 1;
    const width = items.width[item]! - padding;
    const height = items.height[item]! - padding;
    while (placedByPage.length <= page) placedByPage.push([]);
    placedByPage[page]!.push({
      id: ids === undefined ? input : ids[input]!,
      x: layout.x[item]! + border,
      y: layout.y[item]! + border,
      width: rotated ? height : width,
      height: rotated ? width : height,
      rotated,
    });
  }
  const pages: Page[] = [];
  placedByPage.forEach((placed, index) => {
    if (placed.length === 0) return;
    const { width, height } = sizeOf(index);
    let area = 0;
    for (const rect of placed) area += rect.width * rect.height;
    pages.push({ index, width, height, placed, occupancy: area / (width * height) });
  });
  const { measure, value, bound } = verdictOf(pages);
  const gap = bound === 0 ? 0 : Math.abs(value - bound) / bound;
  const status = unplaced.length === 0 ? 'complete' : 'partial';
  return { status, pages, unplaced, measure, value, bound, gap, proven: value === bound };
}

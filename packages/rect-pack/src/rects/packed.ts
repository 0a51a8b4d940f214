/** What every packing says of itself and of its pages. */
import type { Measure, Packing, Page, PageSize, Unplaced } from '../types.js';

/** What `value` and `bound` of a packing say. */
export type Verdict = { readonly measure: Measure; readonly value: number; readonly bound: number };

/** A packing of these pages; the gap is what is missing to the bound, as a part of it. */
export function packed<Id extends string | number, Data>(
  pages: readonly Page<Id, Data>[],
  unplaced: readonly Unplaced<Id, Data>[],
  { measure, value, bound }: Verdict,
): Packing<Id, Data> {
  const status = unplaced.length === 0 ? 'complete' : 'partial';
  const gap = bound === 0 ? 0 : Math.abs(value - bound) / bound;
  return { status, pages, unplaced, measure, value, bound, gap, proven: value === bound };
}

/** What rectangles cover. */
export function areaOf(placed: readonly PageSize[]): number {
  return placed.reduce((sum, { width, height }) => sum + width * height, 0);
}

/** A page with what lies on it. */
export function pageWith<Place extends PageSize>(
  index: number,
  { width, height }: PageSize,
  placed: readonly Place[],
): PageSize & { readonly index: number; readonly placed: readonly Place[]; readonly occupancy: number } {
  return { index, width, height, placed, occupancy: areaOf(placed) / (width * height) };
}

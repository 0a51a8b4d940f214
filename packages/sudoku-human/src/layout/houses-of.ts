/** The houses of a layout, for whoever draws them. */

import type { Layout, LayoutHouse } from '../types.js';
import { readLayout } from './read-layout.js';
import { tablesOf } from './tables.js';

/**
 * All houses of a layout in the order of their numbers, and after them the cages.
 *
 * Rows come first, then columns, then boxes or regions, so the classic houses keep their numbers 0–26; then diagonals,
 * windows, the houses that follow from the windows (`'hidden-window'`), disjoint groups, and further houses. The number of
 * a house in a pattern or a hint is its place here.
 *
 * @param layout - a layout
 * @returns the houses with their kinds and cells; the cages have sums
 * @throws {@link InvalidInputError} the codes of {@link createLayout}
 *
 * @example
 * ```ts
 * import { createLayout, housesOf } from '@kit/sudoku-human';
 *
 * const houses = housesOf(createLayout({ windows: true }));
 * houses.length; // => 36
 * houses[31]; // => { kind: 'hidden-window', index: 0, cells: [9, 13, 17, 18, 22, 26, 27, 31, 35] }
 * ```
 */
export function housesOf(layout: Layout): LayoutHouse[] {
  return tablesOf(readLayout(layout, 'layout')).named.map((house) => ({ ...house, cells: [...house.cells] }));
}

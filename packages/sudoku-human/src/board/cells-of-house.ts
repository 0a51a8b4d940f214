/** Which cells a house has. */

import { type Cell, checkInteger, checkOptions } from '@kit/grid';
import { houseCells } from '../kernel/geometry.js';
import type { House, Layout, LayoutChoice } from '../types.js';
import { doorsFor } from './layout-doors.js';

/**
 * The cells of a house, ascending.
 *
 * @param house - a row 0–8, a column 9–17 or a box 18–26; of a layout, its place in `housesOf(layout)`
 * @param options - `layout` for another layout than the classic one
 * @returns the cells
 * @throws {@link InvalidInputError} `bad-house`, `bad-options`, `unknown-option`, `bad-layout`
 *
 * @example
 * ```ts
 * import { cellsOfHouse } from '@kit/sudoku-human';
 *
 * cellsOfHouse(0); // => [0, 1, 2, 3, 4, 5, 6, 7, 8]
 * cellsOfHouse(17); // => [8, 17, 26, 35, 44, 53, 62, 71, 80]
 * cellsOfHouse(21); // => [27, 28, 29, 36, 37, 38, 45, 46, 47]
 * ```
 */
export function cellsOfHouse(house: House, options: LayoutChoice = {}): Cell[] {
  const doors = doorsFor(checkOptions(options, ['layout']));
  if (doors) return doors.cellsOfHouse(house, options.layout as Layout);
  checkHouse(house);
  return [...houseCells.subarray(house * 9, house * 9 + 9)];
}

/** Throws `bad-house` unless it is 0–26. */
export function checkHouse(house: House): void {
  checkInteger(house, 'house', 0, 26, 'bad-house');
}

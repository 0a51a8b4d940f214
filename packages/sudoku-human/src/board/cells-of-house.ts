/** Which cells a house has. */

import { type Cell, checkInteger, checkOptions } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import { readTables } from '../layout/tables.js';
import type { House, LayoutChoice } from '../types.js';

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
  const tables = readTables(checkOptions(options, ['layout']).layout, 'options.layout');
  return [...tables.named[checkHouse(tables, house)].cells];
}

/** The house, or `bad-house` unless it is one of the board. */
export function checkHouse({ named }: Tables, house: House): House {
  return checkInteger(house, 'house', 0, named.length - 1, 'bad-house');
}

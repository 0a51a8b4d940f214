/**
 * The Sudoku board in the plainest words: which cells a house has, which cells see each other.
 *
 * Nothing is tabulated and nothing is shared with the solver's tables on purpose: the checker is only worth something
 * while a mistake there can't be a mistake here.
 */

import type { Cell } from '@kit/grid';
import type { House } from '../types.js';

/** All cells, row by row. */
export function allCells(): Cell[] {
  return Array.from({ length: 81 }, (_, cell) => cell);
}

/** The row 0–8, column 9–17 and box 18–26 that hold a cell. */
export function housesAround(cell: Cell): readonly [row: House, column: House, box: House] {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
}

/** Does the house hold the cell? */
export function holds(house: House, cell: Cell): boolean {
  return housesAround(cell).includes(house);
}

/** The nine cells of a house. */
export function cellsIn(house: House): Cell[] {
  return allCells().filter((cell) => holds(house, cell));
}

/** Do two different cells share a house? A cell doesn't see itself. */
export function sees(a: Cell, b: Cell): boolean {
  return a !== b && housesAround(a).some((house) => holds(house, b));
}

/** What kind of house it is. */
export function kindOf(house: House): 'row' | 'column' | 'box' {
  return house < 9 ? 'row' : house < 18 ? 'column' : 'box';
}

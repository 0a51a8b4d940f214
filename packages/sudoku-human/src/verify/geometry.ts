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
  return [rowOf(cell), 9 + columnOf(cell), 18 + boxOf(cell)];
}

function rowOf(cell: Cell): number {
  return Math.floor(cell / 9);
}

function columnOf(cell: Cell): number {
  return cell % 9;
}

function boxOf(cell: Cell): number {
  return 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
}

/** Does the house hold the cell? */
export function holds(house: House, cell: Cell): boolean {
  const at = house % 9;
  return kindOf(house) === 'row'
    ? rowOf(cell) === at
    : kindOf(house) === 'column'
      ? columnOf(cell) === at
      : boxOf(cell) === at;
}

/** The nine cells of a house, ascending. */
export function cellsIn(house: House): Cell[] {
  const at = house % 9;
  const corner = 27 * Math.floor(at / 3) + 3 * (at % 3);
  const cellAt = {
    row: (i: number) => 9 * at + i,
    column: (i: number) => 9 * i + at,
    box: (i: number) => corner + 9 * Math.floor(i / 3) + (i % 3),
  };
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cellAt[kindOf(house)]);
}

/** Do two different cells share a house? A cell doesn't see itself. */
export function sees(a: Cell, b: Cell): boolean {
  return a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));
}

/** What kind of house it is. */
export function kindOf(house: House): 'row' | 'column' | 'box' {
  return house < 9 ? 'row' : house < 18 ? 'column' : 'box';
}

/** Where a cell lies. Cells are numbered 0–80, row by row. */

import type { Cell } from '@kit/grid';

/** Cells of a Sudoku. */
export const CELLS = 81;

/** The row 0–8 of a cell. */
export function rowOfCell(cell: Cell): number {
  return Math.trunc(cell / 9);
}

/** The column 0–8 of a cell. */
export function colOfCell(cell: Cell): number {
  return cell % 9;
}

/** The box 0–8 of a cell, left to right and then down. */
export function boxOfCell(cell: Cell): number {
  return Math.trunc(cell / 27) * 3 + Math.trunc((cell % 9) / 3);
}

/** Do two different cells share a house? */
export function arePeers(a: Cell, b: Cell): boolean {
  if (a === b) return false;
  return rowOfCell(a) === rowOfCell(b) || colOfCell(a) === colOfCell(b) || boxOfCell(a) === boxOfCell(b);
}

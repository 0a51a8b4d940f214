/**
 * Boards from outside: 0 is an empty cell, -1 a stone, a positive number a kind. A query about two cells checks the size
 * and these two cells; everything else checks the whole board.
 */

import {
  checkCell,
  checkGrid,
  checkGridShape,
  checkInteger,
  type GridLike,
  InvalidInputError,
  type Shape,
} from '@kit/grid';
import { stone } from '../rules/cell-values.js';

/** Checks a whole board. O(cells). */
export function checkBoard(board: unknown, name = 'board'): GridLike {
  return checkGrid(board, name, { min: stone });
}

/** The most cells of boards with marks, and of boards on which a line may have more than two turns. */
export const maxSmallBoard = 65_536;

/** The cells of a checked board in a list of their own, as plain JSON: -0 counts as 0. */
export function plainCells(cells: ArrayLike<number>): number[] {
  return Array.from(cells, (value) => value + 0);
}

/** More than two turns search the whole board for a single line, which has to fit into a slice. */
export function checkTurnsFit({ rows, cols }: Shape, maxTurns: number, name: string): void {
  if (maxTurns <= 2 || rows * cols <= maxSmallBoard) return;
  const message = `${name} is ${cols} × ${rows}: expected at most ${maxSmallBoard} cells with more than two turns`;
  throw new InvalidInputError('bad-size', message, { name });
}

/** Checks what a query about two cells touches. O(1), and free of any work besides comparisons while all is well. */
export function checkQuery(board: GridLike, a: number, b: number): void {
  if (isQuery(board, a, b)) return;
  const { cells } = checkGridShape(board, 'board');
  checkCell(board, a, 'a');
  checkCell(board, b, 'b');
  checkInteger(cells[a], `board.cells[${a}]`, stone, Number.MAX_SAFE_INTEGER, 'bad-value');
  checkInteger(cells[b], `board.cells[${b}]`, stone, Number.MAX_SAFE_INTEGER, 'bad-value');
}

/** Is this plainly a board and two of its cells? False of what is rare too: the slow checks have the last word. */
function isQuery(board: GridLike, a: number, b: number): boolean {
  try {
    const { rows, cols, cells } = board;
    return (
      isWhole(rows) &&
      rows > 0 &&
      isWhole(cols) &&
      cols > 0 &&
      typeof cells === 'object' &&
      cells.length === rows * cols &&
      isWhole(a) &&
      isWhole(b) &&
      a >= 0 &&
      b >= 0 &&
      a < cells.length &&
      b < cells.length &&
      isWhole(cells[a]) &&
      cells[a] >= stone &&
      isWhole(cells[b]) &&
      cells[b] >= stone
    );
  } catch {
    return false;
  }
}

/** A whole number of 31 bits, which every size, cell and sensible kind is. */
export function isWhole(value: unknown): boolean {
  return typeof value === 'number' && (value | 0) === value;
}

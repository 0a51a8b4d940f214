/**
 * Boards from outside: 0 is an empty cell, -1 a stone, a positive number a kind. A query about two cells checks the size
 * and these two cells; everything else checks the whole board.
 */
import { checkCell, checkGrid, checkGridShape, checkInteger, type GridLike } from '@kit/grid';

/** What an empty cell holds. */
export const empty = 0;
/** What a stone holds. */
export const stone = -1;

/** Checks a whole board. O(cells). */
export function checkBoard(board: unknown): GridLike {
  return checkGrid(board, 'board', { min: stone });
}

/** The most cells of a board that is played or dealt as a whole: 256 × 256. */
export const maxPlayedCells = 65_536;

/** Checks a board that is to be played as a whole. O(cells). */
export function checkPlayedBoard(board: unknown): GridLike {
  return checkGrid(board, 'board', { min: stone, maxCells: maxPlayedCells });
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

/** May this stand in a cell? */
export function isTileValue(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= stone;
}

/** A whole number of 31 bits, which every size, cell and sensible kind is. */
export function isWhole(value: unknown): boolean {
  return typeof value === 'number' && (value | 0) === value;
}

/** Boards for searches: checked whole when a search is called, so that its steps refuse nothing. */
import type { BoardLike } from '../types.js';
import { checkBoard } from './check-board.js';
import { marksOf } from './marks.js';

/** Checks the cells and the marks of a board. O(cells). */
export function checkSearchedBoard(board: BoardLike): BoardLike {
  checkBoard(board);
  marksOf(board);
  return board;
}

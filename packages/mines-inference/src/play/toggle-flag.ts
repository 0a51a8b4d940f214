import { checkCell } from '@kit/grid';
import { readBoard } from '../board/read-board.js';
import { FLAG, HIDDEN } from '../kernel/symbols.js';
import type { Board, BoardLike } from '../types.js';
import { withCells } from './with-cells.js';

/**
 * Flags a hidden cell, or takes the flag away. An open cell stays as it is.
 *
 * @param board - what the player sees
 * @param cell - the cell
 * @returns the new board
 * @throws {@link InvalidInputError} `bad-cell`, and the codes of {@link analyze} for the board
 *
 * @example
 * ```ts
 * import { toggleFlag } from '@kit/mines-inference';
 *
 * toggleFlag({ rows: 1, cols: 2, mines: 1, cells: [-1, 1] }, 0).cells; // => [-2, 1]
 * ```
 */
export function toggleFlag(board: BoardLike, cell: number): Board {
  const read = readBoard(board);
  checkCell(read, cell);
  const cells = Array.from(read.cells);
  if (cells[cell] === HIDDEN) cells[cell] = FLAG;
  else if (cells[cell] === FLAG) cells[cell] = HIDDEN;
  return withCells(read, board.topology, cells);
}

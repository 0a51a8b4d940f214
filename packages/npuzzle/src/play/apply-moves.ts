import { type Cell, checkList, type Grid, type GridLike, unexpected } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { sharesLine, slideLine, unitOf } from '../kernel/slide-line.js';
import { findBlank } from './slide.js';

/**
 * Makes moves one after the other, as a solution lists them: each is the cell that is tapped.
 *
 * O(cells + moves · line).
 *
 * @param board - the board, 0 is the blank
 * @param moves - the cells that are tapped
 * @returns the board after the last move
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`, `two-blanks`,
 * `duplicate-tile`, `bad-list`; `bad-move` (with its index) for a move that is no cell or shares no line with the blank
 *
 * @example
 * ```ts
 * import { applyMoves } from '@kit/npuzzle';
 *
 * applyMoves({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] }, [4, 1]).cells; // => [1, 0, 3, 4, 2, 5]
 * ```
 */
export function applyMoves(board: GridLike, moves: ArrayLike<Cell>): Grid {
  const { rows, cols, cells } = checkBoard(board);
  checkList(moves, 'moves');
  const after = Array.from(cells);
  let blank = findBlank(after);
  for (let index = 0; index < moves.length; index++) {
    const cell = moves[index];
    const isCell = Number.isInteger(cell) && cell >= 0 && cell < rows * cols;
    if (!isCell || !sharesLine(blank, cell, cols)) {
      throw unexpected('bad-move', `moves[${index}]`, cell, `a cell in line with the blank in cell ${blank}`, {
        name: 'moves',
        index,
      });
    }
    slideLine(after, blank, cell, unitOf(blank, cell, cols));
    blank = cell;
  }
  return { rows, cols, cells: after };
}

import { type Cell, checkCell, type Grid, type GridLike, InvalidInputError } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { isStep } from './steps.js';

/**
 * The board after two neighbouring orbs have changed places, before anything clears. Whether the swap is legal is not
 * asked: see {@link findSwaps}; {@link resolveSteps} plays what follows.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param a - a cell
 * @param b - one of its eight neighbours
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-cell` (outside of the board), `bad-swap` (not neighbours), and as
 * {@link findMatches} for the board
 *
 * @example
 * ```ts
 * import { applySwap, parseOrbs } from '@kit/orb-search';
 *
 * applySwap(parseOrbs('012\n345'), 1, 4).cells; // => [0, 4, 2, 3, 1, 5]
 * ```
 */
export function applySwap(board: GridLike, a: Cell, b: Cell): Grid {
  const { rows, cols, cells } = checkBoard(board);
  checkCell(board, a, 'a');
  checkCell(board, b, 'b');
  if (!isStep(a, b, cols, 8)) {
    throw new InvalidInputError('bad-swap', `b is ${b}: expected a neighbour of cell ${a}`, { name: 'b', index: b });
  }
  const after = Array.from(cells, (type) => type + 0);
  [after[a], after[b]] = [after[b], after[a]];
  return { rows, cols, cells: after };
}

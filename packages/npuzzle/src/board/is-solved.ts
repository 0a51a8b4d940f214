import type { GridLike } from '@kit/grid';
import { checkBoard, checkGoal } from './check-board.js';
import { labelBoard } from './label-board.js';

/**
 * Is the board the goal? O(cells).
 *
 * @param board - the board, 0 is the blank
 * @param goal - the goal, a board of the same size; by default 1, 2, … and the blank last
 * @returns true if every tile is home
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`, `two-blanks`,
 * `duplicate-tile`, `goal-mismatch`
 *
 * @example
 * ```ts
 * import { isSolved } from '@kit/npuzzle';
 *
 * isSolved({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] }); // => true
 * isSolved({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] }, { rows: 2, cols: 3, cells: [0, 1, 2, 3, 4, 5] }); // => false
 * ```
 */
export function isSolved(board: GridLike, goal?: GridLike): boolean {
  const checked = checkBoard(board);
  return labelBoard(checked, checkGoal(goal, checked)).labels.every((label, cell) => label === cell);
}

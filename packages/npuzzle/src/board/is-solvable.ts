import type { GridLike } from '@kit/grid';
import { checkBoard, checkGoal } from './check-board.js';
import { isReachable } from './is-reachable.js';
import { labelBoard } from './label-board.js';

/**
 * Can the board be brought to the goal by sliding tiles?
 *
 * For any number of rows and columns and any goal. O(cells).
 *
 * @param board - the board, 0 is the blank
 * @param goal - the goal, a board of the same size; by default 1, 2, … and the blank last
 * @returns true if there is a way
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`, `two-blanks`,
 * `duplicate-tile`, `goal-mismatch`
 * @see {@link https://doi.org/10.2307/2369492 | Johnson and Story, Notes on the "15" puzzle (1879)}
 *
 * @example
 * ```ts
 * import { isSolvable } from '@kit/npuzzle';
 *
 * isSolvable({ rows: 2, cols: 2, cells: [3, 1, 2, 0] }); // => true
 * // Sam Loyd's challenge of 1891: 14 and 15 swapped.
 * isSolvable({ rows: 4, cols: 4, cells: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0] }); // => false
 * ```
 */
export function isSolvable(board: GridLike, goal?: GridLike): boolean {
  const checked = checkBoard(board);
  return isReachable(labelBoard(checked, checkGoal(goal, checked)));
}

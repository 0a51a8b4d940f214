import type { GridLike } from '@kit/grid';
import { isReachable } from '../board/parity.js';
import type { BoundOptions } from '../types.js';
import { checkProblem } from './check-solve.js';
import { startDeepening } from './start-deepening.js';

/**
 * A number of moves that every solution needs at least, without searching: by the tables if there are some, else by
 * walking distance and Manhattan distance with linear conflicts (the latter two for single slides).
 *
 * O(cells) after the first call for a size, which may build a walking table (up to about 0.1 s for 4×4).
 *
 * @param board - the board, 0 is the blank
 * @param options - goal, metric and tables
 * @returns the bound; 0 for an unsolvable board
 * @throws {@link InvalidInputError} `bad-options`, `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`,
 * `two-blanks`, `duplicate-tile`, `goal-mismatch`, `bad-choice`, `bad-tables`, `tables-mismatch`
 * @see Hansson, Mayer and Yung (1992) for linear conflicts, Takahashi (2002) for walking distance
 *
 * @example
 * ```ts
 * import { lowerBound } from '@kit/npuzzle';
 *
 * // 1 and 2 stand in their row in the wrong order: one has to step aside.
 * lowerBound({ rows: 3, cols: 3, cells: [2, 1, 3, 4, 5, 6, 8, 7, 0] }); // => 10
 * ```
 */
export function lowerBound(board: GridLike, options: BoundOptions = {}): number {
  const problem = checkProblem(board, options);
  return isReachable(problem.board) ? startDeepening(problem).bound() : 0;
}

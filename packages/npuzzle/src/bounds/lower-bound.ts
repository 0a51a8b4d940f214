import { checkOptions, type GridLike } from '@kit/grid';
import { isReachable } from '../board/is-reachable.js';
import { createAxisModel, packedState } from '../heuristics/axis-model.js';
import { estimateAxis } from '../heuristics/estimate-board.js';
import { hasWalkingTable } from '../heuristics/walking-table.js';
import { boundOptions, checkProblem, type Problem } from '../search/check-solve.js';
import { startDeepening } from '../search/start-deepening.js';
import type { BoundOptions } from '../types.js';

/**
 * A number of moves that every solution needs at least, without searching: by the tables if there are some, else by
 * walking distance (small boards) and Manhattan distance with linear conflicts (single slides, boards of every size).
 *
 * O(cells) after the first call for a size, which may build a walking table (up to about 0.1 s for 4×4); in lines whose
 * tiles are all at home but out of order O(tiles · log tiles).
 *
 * @param board - the board, 0 is the blank
 * @param options - goal, metric and tables
 * @returns the bound; 0 for an unsolvable board
 * @throws {@link InvalidInputError} `bad-options`, `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`,
 * `two-blanks`, `duplicate-tile`, `goal-mismatch`, `unknown-option`, `bad-choice`, `bad-tables`, `tables-mismatch`
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
  const problem = checkProblem(board, checkOptions(options, boundOptions));
  return isReachable(problem.board) ? boundOf(problem) : 0;
}

function boundOf(problem: Problem): number {
  const { metric, tables } = problem;
  if (tables || metric === 'line') return startDeepening(problem).bound();
  return axisBound(problem, true) + axisBound(problem, false);
}

/** Single slides along one axis. */
function axisBound({ board }: Problem, vertical: boolean): number {
  const { rows, cols, home, labels, blank } = board;
  const estimate = estimateAxis(board, vertical);
  if (!(vertical ? hasWalkingTable(rows, cols) : hasWalkingTable(cols, rows))) return estimate;
  const walked = packedState(createAxisModel(rows, cols, home, vertical), labels, blank) & 255;
  return Math.max(walked, estimate);
}

import { type GridLike, runSync } from '@kit/grid';
import type { Solution, SolveOptions } from '../types.js';
import { solveSearch } from './solve-search.js';

/**
 * Solves a board.
 *
 * `quality: 'optimal'` proves the shortest solution (iterative deepening; for 4×4 give it tables), `'bounded'` (default)
 * gives one that is proven to be at most `weight` times as long, `'short'` the shortest that comes of `maxNodes` (for 5×5 to
 * 8×8 give it {@link buildShortTables | tables} of its own), `'fast'` solves boards of every size at once. The status says
 * exactly what is proven.
 *
 * Boards of up to 12 cells are proven in every quality and metric, and so are larger boards whose {@link lowerBound} is at
 * most 30 single slides: that takes about as long as a good solution. The answer is the same for all qualities, and its status
 * is `optimal`.
 *
 * @param board - the board, 0 is the blank
 * @param options - goal, metric, quality, weight, tables, limit, and tables for `short`
 * @returns status, moves (the cells to tap) and a proven lower bound
 * @throws {@link InvalidInputError} `bad-options`, `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`,
 * `two-blanks`, `duplicate-tile`, `goal-mismatch`, `unknown-option`, `bad-choice`, `bad-number`, `bad-tables`,
 * `tables-mismatch`
 * @see {@link https://doi.org/10.1016/0004-3702(85)90084-0 | Korf, Depth-first iterative-deepening (1985)}
 *
 * @example
 * ```ts
 * import { applyMoves, isSolved, solve } from '@kit/npuzzle';
 *
 * const board = { rows: 3, cols: 3, cells: [8, 6, 7, 2, 5, 4, 3, 0, 1] };
 * const { status, moves } = solve(board, { quality: 'optimal' });
 * status; // => 'optimal'
 * moves.length; // => 31
 * isSolved(applyMoves(board, moves)); // => true
 * ```
 */
export function solve(board: GridLike, options: SolveOptions = {}): Solution {
  return runSync(solveSearch(board, options));
}

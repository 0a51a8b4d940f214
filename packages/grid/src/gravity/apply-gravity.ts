import { checkGrid } from '../board/check-grid.js';
import type { Cell, Grid, GridLike } from '../types.js';
import { checkGravity, type GravityOptions, settle } from './gravity-in-place.js';
import type { GravityMode } from './gravity-lines.js';

/**
 * The board after everything has fallen.
 *
 * Each line keeps its things in their order. Fixed cells stay and cut the line: nothing passes them. `'center-cols'`
 * draws each row together from both sides to the cut between columns ⌊n/2⌋−1 and ⌊n/2⌋, and nothing crosses the cut;
 * `'center-rows'` does the same with each column. O(cells).
 *
 * @param grid - a board
 * @param mode - where things fall
 * @param options - which values are empty (things fall into them) and which are fixed
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-choice` for the mode, `bad-options`, `bad-function`, `bad-grid`, `bad-size`,
 * `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { applyGravity, formatGrid, parseGrid } from '@kit/grid';
 *
 * const symbols = { '.': 0, A: 1, B: 2, '#': -1 };
 * const options = { isEmpty: (value: number) => value === 0, isFixed: (value: number) => value === -1 };
 * const board = parseGrid('AB\n.#\n..', symbols);
 * formatGrid(applyGravity(board, 'down', options), symbols); // => '.B\n.#\nA.'
 * ```
 */
export function applyGravity(grid: GridLike, mode: GravityMode, options: GravityOptions): Grid {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  const { isEmpty, isFixed } = checkGravity(mode, options);
  const settled = Array.from(cells);
  settle(settled, rows, cols, mode, isEmpty, isFixed);
  return { rows, cols, cells: settled };
}

/** One thing that falls. */
export type Fall = {
  /** The cell where it was. */
  readonly from: Cell;
  /** The cell where it lands. */
  readonly to: Cell;
};

/**
 * What falls where: the moves behind {@link applyGravity}, for an animation.
 *
 * @param grid - a board
 * @param mode - where things fall
 * @param options - which values are empty and which are fixed
 * @returns the things that move, line by line, in each line the first to land first
 * @throws {@link InvalidInputError} as {@link applyGravity}
 *
 * @example
 * ```ts
 * import { findFalls, parseGrid } from '@kit/grid';
 *
 * findFalls(parseGrid('1 0 2 0'), 'left', { isEmpty: (value) => value === 0 }); // => [{ from: 2, to: 1 }]
 * ```
 */
export function findFalls(grid: GridLike, mode: GravityMode, options: GravityOptions): Fall[] {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  const { isEmpty, isFixed } = checkGravity(mode, options);
  const falls: Fall[] = [];
  settle(Array.from(cells), rows, cols, mode, isEmpty, isFixed, (from, to) => falls.push({ from, to }));
  return falls;
}

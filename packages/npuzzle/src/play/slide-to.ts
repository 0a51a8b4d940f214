import type { Grid, GridLike } from '@kit/grid';
import type { Direction, DirectionOptions } from '../types.js';
import { cellTowards } from './cell-towards.js';
import { slide } from './slide.js';

/**
 * What an arrow key does: slides one tile in a direction.
 *
 * By default the *tile* goes there: `'up'` slides the tile below the blank up. With `moves: 'blank'` the blank does.
 * {@link cellTowards} tells the cell that is tapped, for a list of moves or an animation.
 *
 *     1 2 3           1 2 3
 *     4 _ 6     up    4 8 6
 *     7 8 5           7 _ 5
 *
 * @param board - the board, 0 is the blank
 * @param direction - `'up'`, `'down'`, `'left'` or `'right'`
 * @param options - what it is that goes there
 * @returns the new board; `undefined` if the board ends there
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `no-blank`, `bad-choice`,
 * `bad-options`, `unknown-option`
 *
 * @example
 * ```ts
 * import { slideTo } from '@kit/npuzzle';
 *
 * const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 0, 6, 7, 8, 5] };
 * slideTo(board, 'up')?.cells; // => [1, 2, 3, 4, 8, 6, 7, 0, 5]
 * slideTo(board, 'up', { moves: 'blank' })?.cells; // => [1, 0, 3, 4, 2, 6, 7, 8, 5]
 * slideTo({ rows: 1, cols: 2, cells: [1, 0] }, 'up'); // => undefined
 * ```
 */
export function slideTo(board: GridLike, direction: Direction, options: DirectionOptions = {}): Grid | undefined {
  const cell = cellTowards(board, direction, options);
  return cell === undefined ? undefined : slide(board, cell);
}

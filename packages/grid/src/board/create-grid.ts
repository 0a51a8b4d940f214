import type { Grid } from '../types.js';
import { checkShape } from './check-grid.js';
import { checkInteger } from './check-number.js';

/**
 * A board with the same number in every cell.
 *
 * @param rows - number of rows, at least 1
 * @param cols - number of columns, at least 1
 * @param fill - what stands in every cell, a safe integer
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-size` for a size that is no board's (not whole, below 1, above
 * `maxCells` cells), `bad-value` for the fill
 *
 * @example
 * ```ts
 * import { createGrid } from '@kit/grid';
 *
 * createGrid(2, 3, 0); // => { rows: 2, cols: 3, cells: [0, 0, 0, 0, 0, 0] }
 * ```
 */
export function createGrid(rows: number, cols: number, fill: number): Grid {
  checkShape({ rows, cols }, 'size');
  const value = checkInteger(fill, 'fill', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'bad-value');
  return { rows, cols, cells: new Array<number>(rows * cols).fill(value) };
}

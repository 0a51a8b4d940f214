import { describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import type { Grid, GridLike } from '../types.js';
import { checkGrid, checkShape, maxCells } from './check-grid.js';
import { checkList } from './check-options.js';

/**
 * A board from its rows.
 *
 * @param rows - one list of numbers a row, all of the same length; at least one row and one column
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-list` for something that is not a list, `bad-length` for no rows or too many,
 * `ragged-rows` for rows of different lengths, `bad-size`, `bad-value`
 *
 * @example
 * ```ts
 * import { gridFromRows } from '@kit/grid';
 *
 * gridFromRows([
 *   [1, 2, 3],
 *   [4, 5, 6],
 * ]); // => { rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 6] }
 * ```
 */
export function gridFromRows(rows: ArrayLike<ArrayLike<number>>): Grid {
  const rowCount = checkList(rows, 'rows', 1, maxCells).length;
  const cols = checkList(rows[0], 'rows[0]', 1, maxCells).length;
  checkShape({ rows: rowCount, cols }, 'rows');
  const cells: number[] = [];
  for (let row = 0; row < rowCount; row++) {
    const line = checkList(rows[row], `rows[${row}]`);
    if (line.length !== cols) {
      const message = `rows[${row}] has length ${describeValue(line.length)}: expected ${cols}, as in the first row`;
      throw new InvalidInputError('ragged-rows', message, { row });
    }
    for (let col = 0; col < cols; col++) cells.push(line[col]);
  }
  const checked = checkGrid({ rows: rowCount, cols, cells }, 'rows');
  return { rows: rowCount, cols, cells: Array.from(checked.cells) };
}

/**
 * The rows of a board, as lists of their own.
 *
 * @param grid - a board
 * @returns new lists, one a row
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { gridToRows } from '@kit/grid';
 *
 * gridToRows({ rows: 2, cols: 2, cells: [1, 2, 3, 4] }); // => [[1, 2], [3, 4]]
 * ```
 */
export function gridToRows(grid: GridLike): number[][] {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  return Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (__, col) => cells[row * cols + col]));
}

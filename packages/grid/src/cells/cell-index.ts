import { checkCell, checkShape } from '../board/check-grid.js';
import { checkInteger } from '../board/check-number.js';
import type { Cell, Shape } from '../types.js';

/**
 * The cell at a row and a column.
 *
 * @param shape - the board's size
 * @param row - from 0 (the top)
 * @param col - from 0 (the left)
 * @returns `row * cols + col`
 * @throws {@link InvalidInputError} `bad-cell` outside of the board, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { indexOf } from '@kit/grid';
 *
 * indexOf({ rows: 2, cols: 3 }, 1, 2); // => 5
 * ```
 */
export function indexOf(shape: Shape, row: number, col: number): Cell {
  const { rows, cols } = checkShape(shape, 'shape');
  return checkInteger(row, 'row', 0, rows - 1, 'bad-cell') * cols + checkInteger(col, 'col', 0, cols - 1, 'bad-cell');
}

/**
 * The row of a cell.
 *
 * @param shape - the board's size
 * @param cell - a cell of the board
 * @returns the row, from 0
 * @throws {@link InvalidInputError} `bad-cell`, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { rowOf } from '@kit/grid';
 *
 * rowOf({ rows: 2, cols: 3 }, 5); // => 1
 * ```
 */
export function rowOf(shape: Shape, cell: Cell): number {
  const { cols } = checkShape(shape, 'shape');
  return Math.floor(checkCell(shape, cell) / cols);
}

/**
 * The column of a cell.
 *
 * @param shape - the board's size
 * @param cell - a cell of the board
 * @returns the column, from 0
 * @throws {@link InvalidInputError} `bad-cell`, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { colOf } from '@kit/grid';
 *
 * colOf({ rows: 2, cols: 3 }, 5); // => 2
 * ```
 */
export function colOf(shape: Shape, cell: Cell): number {
  const { cols } = checkShape(shape, 'shape');
  return checkCell(shape, cell) % cols;
}

/**
 * Is there a cell at this row and column?
 *
 * @param shape - the board's size
 * @param row - any integer
 * @param col - any integer
 * @returns true if both lie on the board
 * @throws {@link InvalidInputError} `bad-number` if row or column is not a safe integer, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { inBounds } from '@kit/grid';
 *
 * inBounds({ rows: 2, cols: 3 }, 1, 2); // => true
 * inBounds({ rows: 2, cols: 3 }, -1, 0); // => false
 * ```
 */
export function inBounds(shape: Shape, row: number, col: number): boolean {
  const { rows, cols } = checkShape(shape, 'shape');
  checkInteger(row, 'row');
  checkInteger(col, 'col');
  return row >= 0 && row < rows && col >= 0 && col < cols;
}

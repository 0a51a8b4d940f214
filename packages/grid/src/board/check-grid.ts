/**
 * Boards from outside. A board is checked as a whole, once, at the front door; what is behind it trusts its input.
 */
import { describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import { isObject } from '../errors/is-object.js';
import { unexpected } from '../errors/unexpected.js';
import type { Cell, GridLike, Shape } from '../types.js';
import { cellPlace, cellSubject } from './cell-place.js';
import { checkInteger, notAnInteger } from './check-number.js';

/**
 * The most cells that a board may have: 2²⁰ (1024 × 1024). Beyond it a slip (rows and columns in pixels, say) would
 * only exhaust the memory.
 *
 * @example
 * ```ts
 * import { maxCells } from '@kit/grid';
 *
 * maxCells; // => 1048576
 * ```
 */
export const maxCells = 1_048_576;

/**
 * What a board must keep to, for {@link checkGrid}: limits of its size and of what stands in its cells.
 *
 * @internal
 */
export type GridLimits = {
  /** Fewest rows, default 1. */
  readonly minRows?: number | undefined;
  /** Fewest columns, default 1. */
  readonly minCols?: number | undefined;
  /** Most rows, default {@link maxCells}. */
  readonly maxRows?: number | undefined;
  /** Most columns, default {@link maxCells}. */
  readonly maxCols?: number | undefined;
  /** Fewest cells, default 1. */
  readonly minCells?: number | undefined;
  /** Most cells, default {@link maxCells}. */
  readonly maxCells?: number | undefined;
  /** Least value of a cell, default the least safe integer. */
  readonly min?: number | undefined;
  /** Greatest value of a cell, default the greatest safe integer. */
  readonly max?: number | undefined;
};

/**
 * Checks the size of a board: `rows` and `cols` whole and at least 1, not more than {@link maxCells} cells.
 *
 * @param value - what the caller gave: a shape, or anything that has `rows` and `cols`
 * @param name - the name of the argument, for the message
 * @param limits - narrower limits for rows, columns and cells
 * @returns the same object
 * @throws {@link InvalidInputError} `bad-grid` if it is not an object, `bad-size` if the size is not allowed
 * @internal
 *
 * @example
 * ```ts
 * import { checkShape } from '@kit/grid';
 *
 * checkShape({ rows: 2, cols: 3 }, 'board'); // => { rows: 2, cols: 3 }
 * ```
 */
export function checkShape(value: unknown, name: string, limits: GridLimits = {}): Shape {
  if (!isObject(value)) {
    throw unexpected('bad-grid', name, value, 'an object');
  }
  const { rows, cols } = value as { rows?: unknown; cols?: unknown };
  const most = limits.maxCells ?? maxCells;
  const rowCount = checkInteger(rows, `${name}.rows`, limits.minRows ?? 1, limits.maxRows ?? maxCells, 'bad-size');
  const colCount = checkInteger(cols, `${name}.cols`, limits.minCols ?? 1, limits.maxCols ?? maxCells, 'bad-size');
  checkInteger(rowCount * colCount, `${name}.rows * ${name}.cols`, limits.minCells ?? 1, most, 'bad-size');
  return value as Shape;
}

/**
 * Checks a board: its size, the number of its cells, and that each cell holds a whole number within the limits.
 *
 * O(cells). `cells` may be an array, a typed array, or an object with a `length`. A −0 counts as 0.
 *
 * @param value - what the caller gave
 * @param name - the name of the argument, for the message
 * @param limits - narrower limits for the size and the values
 * @returns the same object; if a cell holds −0, a copy in which that cell holds 0
 * @throws {@link InvalidInputError} `bad-grid` if it is not an object with a list of cells, `bad-size` if the size is
 * not allowed, `bad-length` if `cells.length` is not `rows * cols`, `bad-value` (with index, row and column) for a value
 * @internal
 *
 * @example
 * ```ts
 * import { checkGrid, isInvalidInputError } from '@kit/grid';
 *
 * let at: unknown;
 * try {
 *   checkGrid({ rows: 2, cols: 2, cells: [0, 1, 2, Number.NaN] }, 'board');
 * } catch (error) {
 *   if (isInvalidInputError(error)) at = error.at;
 * }
 * at; // => { name: 'board', index: 3, row: 1, col: 1 }
 * ```
 */
export function checkGrid(value: unknown, name: string, limits: GridLimits = {}): GridLike {
  const { rows, cols, cells } = checkGridShape(value, name, limits);
  const min = limits.min ?? Number.MIN_SAFE_INTEGER;
  const max = limits.max ?? Number.MAX_SAFE_INTEGER;
  let hasMinusZero = false;
  for (let cell = 0; cell < rows * cols; cell++) {
    const held: unknown = cells[cell];
    if (Number.isSafeInteger(held) && (held as number) >= min && (held as number) <= max) {
      if (Object.is(held, -0)) hasMinusZero = true;
      continue;
    }
    const subject = cellSubject({ cols }, cell, name);
    throw notAnInteger(held, subject, min, max, 'bad-value', cellPlace({ cols }, cell, name));
  }
  if (!hasMinusZero) return value as GridLike;
  return { ...(value as GridLike), rows, cols, cells: Array.from(cells, (held) => held + 0) };
}

/**
 * Checks a board but not what stands in its cells, in O(1): for small queries, which check the cells that they touch.
 *
 * @param value - what the caller gave
 * @param name - the name of the argument, for the message
 * @param limits - narrower limits for the size
 * @returns the same object
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length` as in {@link checkGrid}
 * @internal
 *
 * @example
 * ```ts
 * import { checkGridShape } from '@kit/grid';
 *
 * checkGridShape({ rows: 1, cols: 2, cells: [5, 6] }, 'board').cols; // => 2
 * ```
 */
export function checkGridShape(value: unknown, name: string, limits: GridLimits = {}): GridLike {
  const { rows, cols } = checkShape(value, name, limits);
  const { cells } = value as { cells?: unknown };
  if (!isObject(cells) || !('length' in cells)) {
    throw unexpected('bad-grid', `${name}.cells`, cells, 'a list of numbers');
  }
  checkLength(cells, rows, cols, `${name}.cells`);
  return value as GridLike;
}

/**
 * Checks that a number is a cell of a board.
 *
 * @param shape - a checked shape
 * @param cell - what the caller gave
 * @param name - the name of the argument, default `'cell'`
 * @returns the cell
 * @throws {@link InvalidInputError} `bad-cell` if it is not an integer from 0 to `rows * cols - 1`
 * @internal
 *
 * @example
 * ```ts
 * import { checkCell } from '@kit/grid';
 *
 * checkCell({ rows: 2, cols: 3 }, 5); // => 5
 * ```
 */
export function checkCell(shape: Shape, cell: unknown, name = 'cell'): Cell {
  return checkInteger(cell, name, 0, shape.rows * shape.cols - 1, 'bad-cell');
}

/** Checks that a list has a member for each cell. */
export function checkLength({ length }: { length: unknown }, rows: number, cols: number, name: string): void {
  if (length === rows * cols) return;
  const message = `${name} has length ${describeValue(length)}: expected ${rows} * ${cols} = ${rows * cols}`;
  throw new InvalidInputError('bad-length', message, { name });
}

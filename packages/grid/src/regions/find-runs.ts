import { checkGrid } from '../board/check-grid.js';
import { checkInteger } from '../board/check-number.js';
import { checkFunction, checkOptions } from '../board/check-options.js';
import type { Cell, GridLike } from '../types.js';

/** Equal values side by side in a row or a column, as long as possible. */
export type Run = {
  /** The cells of the run, from left to right or from top to bottom. */
  readonly cells: Cell[];
  /** Does it lie in a row or in a column? */
  readonly axis: 'row' | 'col';
};

/** Options of {@link findRuns}. */
export type RunOptions = {
  /** Values that are in no run, for example empty cells; by default every value counts. */
  readonly isEmpty?: ((value: number) => boolean) | undefined;
};

/**
 * The runs of equal values: maximal, in rows first (top to bottom), then in columns (left to right).
 *
 * A cell can be in a run of its row and in a run of its column. O(cells).
 *
 * @param grid - a board
 * @param minLength - the shortest run to report, at least 1
 * @param options - which values are in no run
 * @returns the runs
 * @throws {@link InvalidInputError} `bad-number` for minLength, `bad-options`, `bad-function`, `bad-grid`, `bad-size`,
 * `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { findRuns, parseGrid } from '@kit/grid';
 *
 * const board = parseGrid(`
 *   1 1 1
 *   2 3 1
 *   2 2 1
 * `);
 * findRuns(board, 3); // => [{ cells: [0, 1, 2], axis: 'row' }, { cells: [2, 5, 8], axis: 'col' }]
 * ```
 */
export function findRuns(grid: GridLike, minLength: number, options: RunOptions = {}): Run[] {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  checkInteger(minLength, 'minLength', 1);
  const { isEmpty = never } = checkOptions(options, ['isEmpty']);
  checkFunction(isEmpty, 'options.isEmpty');
  const runs: Run[] = [];
  for (let row = 0; row < rows; row++) lineRuns(cells, row * cols, 1, cols, minLength, isEmpty, 'row', runs);
  for (let col = 0; col < cols; col++) lineRuns(cells, col, cols, rows, minLength, isEmpty, 'col', runs);
  return runs;
}

function never(): boolean {
  return false;
}

/** Appends the runs of one line: the cells `start + i * step` for i below `count`. */
function lineRuns(
  cells: ArrayLike<number>,
  start: number,
  step: number,
  count: number,
  minLength: number,
  isEmpty: (value: number) => boolean,
  axis: 'row' | 'col',
  runs: Run[],
): void {
  let first = 0;
  for (let i = 1; i <= count; i++) {
    const value = cells[start + first * step];
    if (i < count && cells[start + i * step] === value) continue;
    if (i - first >= minLength && !isEmpty(value)) {
      const begin = start + first * step;
      runs.push({ cells: Array.from({ length: i - first }, (_, place) => begin + place * step), axis });
    }
    first = i;
  }
}

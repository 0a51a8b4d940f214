/**
 * How far each cell sees: four sweeps over the board, each carrying the length on from the neighbour before.
 *
 *     . . X . .      the middle cell of the lower row sees
 *     . . o . #      0 up, 2 left, 1 right
 */
import { checkGrid } from '../board/check-grid.js';
import { checkFunction } from '../board/check-options.js';
import type { GridLike } from '../types.js';

/** For each cell the number of free cells in a row from it, in each direction; the cell itself does not count. */
export type FreeRuns = {
  /** Free cells above, up to the first that is not free or the border. */
  readonly up: Int32Array;
  /** Free cells below. */
  readonly down: Int32Array;
  /** Free cells to the left. */
  readonly left: Int32Array;
  /** Free cells to the right. */
  readonly right: Int32Array;
};

/**
 * How far each cell sees in the four directions.
 *
 * O(cells). The cell itself may be free or not: what counts are the cells beyond it.
 *
 * @param grid - a board
 * @param isFree - can one see through a cell with this value? By default through 0
 * @returns four typed arrays with one number a cell
 * @throws {@link InvalidInputError} `bad-function`, `bad-grid`, `bad-size`, `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { freeRuns, parseGrid } from '@kit/grid';
 *
 * const { left, right } = freeRuns(parseGrid('0 0 7 0 5'));
 * [...left]; // => [0, 1, 2, 0, 1]
 * [...right]; // => [1, 0, 1, 0, 0]
 * ```
 */
export function freeRuns(grid: GridLike, isFree: (value: number) => boolean = isZero): FreeRuns {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  checkFunction(isFree, 'isFree');
  const size = rows * cols;
  const free = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) free[cell] = isFree(cells[cell]) ? 1 : 0;
  const up = new Int32Array(size);
  const down = new Int32Array(size);
  const left = new Int32Array(size);
  const right = new Int32Array(size);
  for (let cell = 0; cell < size; cell++) {
    if (cell >= cols && free[cell - cols]) up[cell] = up[cell - cols] + 1;
    if (cell % cols > 0 && free[cell - 1]) left[cell] = left[cell - 1] + 1;
  }
  for (let cell = size - 1; cell >= 0; cell--) {
    if (cell < size - cols && free[cell + cols]) down[cell] = down[cell + cols] + 1;
    if (cell % cols < cols - 1 && free[cell + 1]) right[cell] = right[cell + 1] + 1;
  }
  return { up, down, left, right };
}

function isZero(value: number): boolean {
  return value === 0;
}

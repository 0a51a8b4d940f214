import { checkChoice, checkOptions, checkShape, type Grid } from '@kit/grid';
import type { GoalOptions, GoalOrder } from '../types.js';
import { shapeLimits } from './check-board.js';

/** By order: the cells in the order in which they hold 1, 2, …, the blank's last or first. */
const orders: { readonly [order in GoalOrder]: (rows: number, cols: number) => Iterable<number> } = {
  rows: inRows,
  'blank-first': inRows,
  columns: inColumns,
  snake: inSnake,
  spiral: inSpiral,
};

/**
 * A goal of a size, by its name: the usual one, 1, 2, … row by row and the blank last, or another way through the cells.
 *
 *     rows      blank-first   columns   snake     spiral
 *     1 2 3     _ 1 2         1 4 7     1 2 3     1 2 3
 *     4 5 6     3 4 5         2 5 8     6 5 4     8 _ 4
 *     7 8 _     6 7 8         3 6 _     7 8 _     7 6 5
 *
 * Of every goal half of all boards are out of reach, not always the same half: {@link isSolvable} takes the goal too.
 *
 * @param shape - the size, at least two cells
 * @param options - the name of the goal
 * @returns the board
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-options`, `unknown-option`, `bad-choice`
 *
 * @example
 * ```ts
 * import { goalBoard, isSolvable } from '@kit/npuzzle';
 *
 * goalBoard({ rows: 2, cols: 3 }); // => { rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] }
 * const snake = goalBoard({ rows: 2, cols: 3 }, { order: 'snake' });
 * snake.cells; // => [1, 2, 3, 0, 5, 4]
 * isSolvable({ rows: 2, cols: 3, cells: [1, 2, 3, 5, 4, 0] }, snake); // => true
 * ```
 */
export function goalBoard(shape: { readonly rows: number; readonly cols: number }, options: GoalOptions = {}): Grid {
  const { rows, cols } = checkShape(shape, 'shape', shapeLimits());
  checkOptions(options, ['order']);
  const names = Object.keys(orders) as GoalOrder[];
  const order = checkChoice(options.order ?? 'rows', 'options.order', names);
  const cells: number[] = new Array(rows * cols).fill(0);
  let tile = order === 'blank-first' ? 0 : 1;
  for (const cell of orders[order](rows, cols)) cells[cell] = tile++ % cells.length;
  return { rows, cols, cells };
}

function* inRows(rows: number, cols: number): Generator<number> {
  for (let cell = 0; cell < rows * cols; cell++) yield cell;
}

function* inColumns(rows: number, cols: number): Generator<number> {
  for (let col = 0; col < cols; col++) for (let row = 0; row < rows; row++) yield row * cols + col;
}

function* inSnake(rows: number, cols: number): Generator<number> {
  for (let row = 0; row < rows; row++) {
    for (let step = 0; step < cols; step++) yield row * cols + (row % 2 === 0 ? step : cols - 1 - step);
  }
}

/** Clockwise from the upper left corner, ring after ring. */
function* inSpiral(rows: number, cols: number): Generator<number> {
  let [top, left, bottom, right] = [0, 0, rows - 1, cols - 1];
  while (top <= bottom && left <= right) {
    for (let col = left; col <= right; col++) yield top * cols + col;
    for (let row = top + 1; row <= bottom; row++) yield row * cols + right;
    if (top < bottom) for (let col = right - 1; col >= left; col--) yield bottom * cols + col;
    if (left < right) for (let row = bottom - 1; row > top; row--) yield row * cols + left;
    top++;
    left++;
    bottom--;
    right--;
  }
}

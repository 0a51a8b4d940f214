import { checkCell, checkGrid, checkShape } from '../board/check-grid.js';
import { checkChoice } from '../board/check-options.js';
import type { Cell, Grid, GridLike, Shape } from '../types.js';
import { type Symmetry, symmetries, type Walk, walkOf } from './symmetries.js';

/**
 * A board turned or mirrored. Quarter turns and transpositions swap rows and columns. O(cells).
 *
 * @param grid - a board
 * @param symmetry - what to do with it; rotations are clockwise
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-choice` for the symmetry, `bad-grid`, `bad-size`, `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { formatGrid, parseGrid, transform } from '@kit/grid';
 *
 * const board = parseGrid('1 2 3\n4 5 6');
 * formatGrid(transform(board, 'rotate90')); // => '4 1\n5 2\n6 3'
 * formatGrid(transform(board, 'flipHorizontal')); // => '3 2 1\n6 5 4'
 * ```
 */
export function transform(grid: GridLike, symmetry: Symmetry): Grid {
  const { rows, cols, cells } = checkGrid(grid, 'grid');
  return readAlong(cells, walkOf(rows, cols, checkChoice(symmetry, 'symmetry', symmetries)));
}

/** The board that a walk reads. */
export function readAlong(cells: ArrayLike<number>, walk: Walk): Grid {
  const moved: number[] = [];
  for (let row = 0; row < walk.rows; row++) {
    for (let col = 0; col < walk.cols; col++) {
      moved.push(cells[walk.origin + row * walk.rowStep + col * walk.colStep]);
    }
  }
  return { rows: walk.rows, cols: walk.cols, cells: moved };
}

/**
 * Where a cell goes when its board is turned or mirrored: `transform(grid, s).cells[transformCell(grid, c, s)]` is
 * `grid.cells[c]`. O(1).
 *
 * @param shape - the size of the board before
 * @param cell - a cell of the board before
 * @param symmetry - what is done with the board
 * @returns the cell of the board after
 * @throws {@link InvalidInputError} `bad-choice` for the symmetry, `bad-cell`, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { transformCell } from '@kit/grid';
 *
 * // 0 1 2      3 0
 * // 3 4 5  ->  4 1
 * //            5 2
 * transformCell({ rows: 2, cols: 3 }, 0, 'rotate90'); // => 1
 * ```
 */
export function transformCell(shape: Shape, cell: Cell, symmetry: Symmetry): Cell {
  const { rows, cols } = checkShape(shape, 'shape');
  const from = checkCell(shape, cell);
  const row = Math.floor(from / cols);
  const col = from % cols;
  // The inverse symmetry leads from the new cells back to the old ones, so its walk gives the new cell of an old one.
  const walk = walkOf(...sizeAfter(rows, cols, checkChoice(symmetry, 'symmetry', symmetries)), inverseOf(symmetry));
  return walk.origin + row * walk.rowStep + col * walk.colStep;
}

function sizeAfter(rows: number, cols: number, symmetry: Symmetry): [rows: number, cols: number] {
  const after = walkOf(rows, cols, symmetry);
  return [after.rows, after.cols];
}

function inverseOf(symmetry: Symmetry): Symmetry {
  if (symmetry === 'rotate90') return 'rotate270';
  if (symmetry === 'rotate270') return 'rotate90';
  return symmetry;
}

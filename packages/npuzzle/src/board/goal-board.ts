import { checkShape, type Grid } from '@kit/grid';

/**
 * The usual goal of a size: 1, 2, … and the blank in the last cell.
 *
 * @param shape - the size, at least two cells
 * @returns the board
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { goalBoard } from '@kit/npuzzle';
 *
 * goalBoard({ rows: 2, cols: 3 }); // => { rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] }
 * ```
 */
export function goalBoard(shape: { readonly rows: number; readonly cols: number }): Grid {
  const { rows, cols } = checkShape(shape, 'shape', { minCells: 2 });
  const size = rows * cols;
  return { rows, cols, cells: Array.from({ length: size }, (_, cell) => (cell + 1) % size) };
}

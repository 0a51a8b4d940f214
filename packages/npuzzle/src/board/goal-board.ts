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
  const cells: number[] = [];
  for (let tile = 1; tile < size; tile++) cells.push(tile);
  cells.push(0);
  return { rows, cols, cells };
}

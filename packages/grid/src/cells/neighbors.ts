import { checkCell, checkShape } from '../board/check-grid.js';
import type { Cell, Shape } from '../types.js';
import { type Offset, offsets4, offsets8 } from './offsets.js';

/**
 * The cells that share a side with a cell, in ascending order: up, left, right, down.
 *
 * For many cells of one board {@link neighborTable} is quicker.
 *
 * @param shape - the board's size
 * @param cell - a cell of the board
 * @returns two to four cells (fewer on boards with a single row or column)
 * @throws {@link InvalidInputError} `bad-cell`, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { neighbors4 } from '@kit/grid';
 *
 * // 0 1 2
 * // 3 4 5
 * // 6 7 8
 * neighbors4({ rows: 3, cols: 3 }, 4); // => [1, 3, 5, 7]
 * neighbors4({ rows: 3, cols: 3 }, 0); // => [1, 3]
 * ```
 */
export function neighbors4(shape: Shape, cell: Cell): Cell[] {
  return neighborsBy(shape, cell, offsets4);
}

/**
 * The cells that share a side or a corner with a cell, in ascending order.
 *
 * For many cells of one board {@link neighborTable} is quicker.
 *
 * @param shape - the board's size
 * @param cell - a cell of the board
 * @returns three to eight cells (fewer on boards with a single row or column)
 * @throws {@link InvalidInputError} `bad-cell`, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { neighbors8 } from '@kit/grid';
 *
 * neighbors8({ rows: 3, cols: 3 }, 4); // => [0, 1, 2, 3, 5, 6, 7, 8]
 * neighbors8({ rows: 3, cols: 3 }, 0); // => [1, 3, 4]
 * ```
 */
export function neighbors8(shape: Shape, cell: Cell): Cell[] {
  return neighborsBy(shape, cell, offsets8);
}

function neighborsBy(shape: Shape, cell: Cell, offsets: readonly Offset[]): Cell[] {
  const { rows, cols } = checkShape(shape, 'shape');
  const from = checkCell(shape, cell);
  const fromRow = Math.floor(from / cols);
  const fromCol = from % cols;
  const found: Cell[] = [];
  for (const offset of offsets) {
    const row = fromRow + offset.row;
    const col = fromCol + offset.col;
    if (row >= 0 && row < rows && col >= 0 && col < cols) found.push(row * cols + col);
  }
  return found;
}

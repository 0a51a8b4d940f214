/**
 * From pixels to cells and back. The division only guesses the column; the edges themselves decide, so that a point on
 * an edge is never given to the wrong cell by a rounding error, and negative coordinates are no special case.
 */
import { checkCell, checkShape } from '../board/check-grid.js';
import { checkNumber } from '../board/check-number.js';
import type { Cell, Shape } from '../types.js';
import type { Rect } from './rect.js';

/** Where a board is drawn: the corner of cell 0, and the size of each cell. */
export type CellLayout = Shape & {
  /** Left edge of the board. */
  readonly x: number;
  /** Top edge of the board. */
  readonly y: number;
  /** Width of a cell, above 0. */
  readonly cellWidth: number;
  /** Height of a cell, above 0. */
  readonly cellHeight: number;
};

/**
 * The cell that is drawn at a point.
 *
 * @param layout - where the board is drawn
 * @param x - the point's x
 * @param y - the point's y
 * @returns the cell, or undefined outside of the board; a point on the edge of two cells is in the right or lower one
 * @throws {@link InvalidInputError} `bad-number`, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { cellAtPoint } from '@kit/grid';
 *
 * const layout = { x: 100, y: 50, cellWidth: 20, cellHeight: 20, rows: 2, cols: 3 };
 * cellAtPoint(layout, 120, 70); // => 4
 * cellAtPoint(layout, 99.9, 60); // => undefined
 * ```
 */
export function cellAtPoint(layout: CellLayout, x: number, y: number): Cell | undefined {
  const board = checkLayout(layout);
  const col = slotAt(checkNumber(x, 'x'), board.x, board.cellWidth, board.cols);
  const row = slotAt(checkNumber(y, 'y'), board.y, board.cellHeight, board.rows);
  return row === undefined || col === undefined ? undefined : row * board.cols + col;
}

/**
 * The rectangle in which a cell is drawn.
 *
 * @param layout - where the board is drawn
 * @param cell - a cell of the board
 * @returns a half-open rectangle
 * @throws {@link InvalidInputError} `bad-cell`, `bad-number`, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { cellRect } from '@kit/grid';
 *
 * const layout = { x: 100, y: 50, cellWidth: 20, cellHeight: 30, rows: 2, cols: 3 };
 * cellRect(layout, 4); // => { x: 120, y: 80, width: 20, height: 30 }
 * ```
 */
export function cellRect(layout: CellLayout, cell: Cell): Rect {
  const { x, y, cellWidth, cellHeight, cols } = checkLayout(layout);
  const checked = checkCell(layout, cell);
  return {
    x: x + (checked % cols) * cellWidth,
    y: y + Math.floor(checked / cols) * cellHeight,
    width: cellWidth,
    height: cellHeight,
  };
}

/** Which of `count` slots of this size, the first of them at `origin`, holds the value. */
function slotAt(value: number, origin: number, size: number, count: number): number | undefined {
  if (value < origin || value >= origin + count * size) return undefined;
  const guess = Math.min(count - 1, Math.floor((value - origin) / size));
  if (value < origin + guess * size) return guess - 1;
  if (value >= origin + (guess + 1) * size) return guess + 1;
  return guess;
}

function checkLayout(layout: CellLayout): CellLayout {
  const { rows, cols } = checkShape(layout, 'layout');
  // Within these limits no product overflows.
  const far = 1e150;
  return {
    rows,
    cols,
    x: checkNumber(layout.x, 'layout.x', -far, far),
    y: checkNumber(layout.y, 'layout.y', -far, far),
    cellWidth: checkNumber(layout.cellWidth, 'layout.cellWidth', 1 / far, far),
    cellHeight: checkNumber(layout.cellHeight, 'layout.cellHeight', 1 / far, far),
  };
}

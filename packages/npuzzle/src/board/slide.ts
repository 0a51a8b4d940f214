import {
  type Cell,
  checkCell,
  checkGridShape,
  checkInteger,
  type Grid,
  type GridLike,
  InvalidInputError,
} from '@kit/grid';

/**
 * Slides the line between a cell and the blank: every tile from the cell to the blank moves one step towards the blank,
 * and the cell becomes the blank. This is what a tap on a tile means.
 *
 *     1 2 3          1 2 3
 *     4 5 _   tap 4  _ 4 5
 *
 * @param board - the board, 0 is the blank
 * @param cell - the cell that is tapped
 * @returns the new board; `undefined` if the cell is the blank or shares no line with it
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-cell`, `bad-value`, `no-blank`
 *
 * @example
 * ```ts
 * import { slide } from '@kit/npuzzle';
 *
 * slide({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] }, 3)?.cells; // => [1, 2, 3, 0, 4, 5]
 * slide({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] }, 0); // => undefined
 * ```
 */
export function slide(board: GridLike, cell: Cell): Grid | undefined {
  const { rows, cols, cells } = checkGridShape(board, 'board');
  checkCell(board, cell);
  const blank = findBlank(cells);
  if (!sharesLine(blank, cell, cols)) return undefined;
  const after = Array.from(cells);
  slideLine(after, blank, cell, cols);
  checkSlid(after, blank, cell, cols);
  return { rows, cols, cells: after };
}

/** The tiles that a small query moves are looked at, the others are not. */
function checkSlid(after: readonly unknown[], blank: Cell, cell: Cell, cols: number): void {
  const unit = blank % cols === cell % cols ? cols : 1;
  const step = cell > blank ? unit : -unit;
  for (let at = blank; at !== cell; at += step) {
    checkInteger(after[at], `the tile moved to cell ${at}`, 1, after.length - 1, 'bad-value');
  }
}

/** The cell of the blank. */
export function findBlank(cells: ArrayLike<number>): Cell {
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) return cell;
  throw new InvalidInputError('no-blank', 'board.cells has no blank: expected one 0', { name: 'board.cells' });
}

/** Can the blank go from one cell to the other in one slide of a line? */
export function sharesLine(blank: Cell, cell: Cell, cols: number): boolean {
  if (blank === cell) return false;
  return blank % cols === cell % cols || Math.floor(blank / cols) === Math.floor(cell / cols);
}

/** Slides the line between the blank and a cell of its row or column, in place. */
export function slideLine(cells: number[] | Int32Array, blank: Cell, cell: Cell, cols: number): void {
  const held = cells[blank];
  const unit = blank % cols === cell % cols ? cols : 1;
  const step = cell > blank ? unit : -unit;
  for (let at = blank; at !== cell; at += step) cells[at] = cells[at + step];
  cells[cell] = held;
}

import { type Cell, checkCell, checkInteger, type Grid, type GridLike, InvalidInputError } from '@kit/grid';
import { checkTouched } from '../board/check-board.js';
import { sharesLine, slideLine, unitOf } from '../kernel/slide-line.js';

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
  const { rows, cols, cells } = checkTouched(board);
  checkCell(board, cell);
  const blank = findBlank(cells);
  if (!sharesLine(blank, cell, cols)) return undefined;
  const unit = unitOf(blank, cell, cols);
  checkSlid(cells, blank, cell, unit);
  // -0 is a blank, too.
  const after = Array.from(cells, (tile) => (tile === 0 ? 0 : tile));
  slideLine(after, blank, cell, unit);
  return { rows, cols, cells: after };
}

/** The tiles that a small query moves are looked at, the others are not. */
export function checkSlid(cells: ArrayLike<number>, blank: Cell, cell: Cell, unit: number): void {
  const step = cell > blank ? unit : -unit;
  for (let at = blank; at !== cell; at += step) {
    checkInteger(cells[at + step], `board.cells[${at + step}]`, 1, cells.length - 1, 'bad-value');
  }
}

/** The cell of the blank. */
export function findBlank(cells: ArrayLike<number>): Cell {
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) return cell;
  throw new InvalidInputError('no-blank', 'board.cells is without a blank: expected one 0', { name: 'board.cells' });
}

/** How a cell is called in texts. */

import { type Cell, checkChoice, checkOptions } from '@kit/grid';
import { checkCell } from '../board/read-position.js';
import { readTables } from '../layout/tables.js';
import type { CellNotation, LayoutChoice } from '../types.js';

/**
 * The name of a cell.
 *
 * The cell right of `A1` is `A2`; the cell right of `a1` is `b1`.
 *
 * @param cell - 0–80
 * @param notation - by default `'r1c1'`
 * @param options - `layout` for another layout than the classic one
 * @returns two or four characters, on larger layouts up to six
 * @throws {@link InvalidInputError} `bad-cell`, `bad-choice`, `bad-options`, `unknown-option`, `bad-layout`
 *
 * @example
 * ```ts
 * import { formatCell } from '@kit/sudoku-human';
 *
 * formatCell(10); // => 'r2c2'
 * formatCell(17, 'A1'); // => 'B9'
 * formatCell(17, 'a1'); // => 'i2'
 * ```
 */
export function formatCell(cell: Cell, notation: CellNotation = 'r1c1', options: LayoutChoice = {}): string {
  const tables = readTables(checkOptions(options, ['layout']).layout, 'options.layout');
  return cellName(checkCell(tables, cell), tables.size, checkNotation(notation));
}

/** A cell's name. */
export function cellName(cell: Cell, size: number, notation: CellNotation): string {
  return crossingName(
    lineName('row', Math.floor(cell / size), notation),
    lineName('column', cell % size, notation),
    notation,
  );
}

/** Where lines cross, by their names. */
export function crossingName(row: string, column: string, notation: CellNotation): string {
  if (notation === 'r1c1') return `r${row}c${column}`;
  return notation === 'A1' ? row + column : column + row;
}

/** How a notation names a row or a column: its number, or its letter, of which a board needs sixteen at most. */
export function lineName(axis: 'row' | 'column', index: number, notation: CellNotation): string {
  if (axis === 'row' && notation === 'A1') return String.fromCharCode(65 + index);
  if (axis === 'column' && notation === 'a1') return String.fromCharCode(97 + index);
  return String(index + 1);
}

/** The notation, or `bad-choice`, which lists them all. */
export function checkNotation(notation: CellNotation, name = 'notation'): CellNotation {
  return checkChoice(notation, name, ['r1c1', 'A1', 'a1']);
}

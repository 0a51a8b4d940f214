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

/** A cell's name; letters follow the alphabet, of which a board needs sixteen at most. */
export function cellName(cell: Cell, size: number, notation: CellNotation): string {
  const [row, col] = [Math.floor(cell / size), cell % size];
  switch (notation) {
    case 'r1c1':
      return `r${row + 1}c${col + 1}`;
    case 'A1':
      return `${letterOf(row).toUpperCase()}${col + 1}`;
    case 'a1':
      return `${letterOf(col)}${row + 1}`;
  }
}

function letterOf(line: number): string {
  return (10 + line).toString(36);
}

/** The notation, or `bad-choice`, which lists them all. */
export function checkNotation(notation: CellNotation, name = 'notation'): CellNotation {
  return checkChoice(notation, name, ['r1c1', 'A1', 'a1']);
}

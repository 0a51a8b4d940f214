/** How a cell is called in texts. */

import { type Cell, checkChoice, checkOptions } from '@kit/grid';
import { checkCell } from '../board/check-position.js';
import { colOfCell, rowOfCell } from '../board/geometry.js';
import { doorsFor } from '../board/layout-doors.js';
import type { CellNotation, Layout, LayoutChoice } from '../types.js';

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
  const doors = doorsFor(checkOptions(options, ['layout']));
  if (doors) return doors.formatCell(cell, notation, options.layout as Layout);
  checkCell(cell);
  const row = rowOfCell(cell);
  const col = colOfCell(cell);
  switch (checkNotation(notation)) {
    case 'r1c1':
      return `r${row + 1}c${col + 1}`;
    case 'A1':
      return `${'ABCDEFGHI'[row]}${col + 1}`;
    case 'a1':
      return `${'abcdefghi'[col]}${row + 1}`;
  }
}

/** The notation, or `bad-choice`, which lists them all. */
export function checkNotation(notation: CellNotation, name = 'notation'): CellNotation {
  return checkChoice(notation, name, ['r1c1', 'A1', 'a1']);
}

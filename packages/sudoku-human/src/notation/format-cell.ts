/** How a cell is called in texts. */

import { type Cell, describeValue, InvalidInputError } from '@kit/grid';
import { checkCell } from '../position/check-cell.js';
import { colOfCell, rowOfCell } from '../position/geometry.js';

/** `'r1c1'`: row and column by number. `'A1'`, `'a1'`: the row by a letter A–I, the column by number. */
export type CellNotation = 'r1c1' | 'A1' | 'a1';

/**
 * The name of a cell.
 *
 * The letter is the row's, A–I without a gap, and the number the column's: the cell right of `A1` is `A2`.
 *
 * @param cell - 0–80
 * @param notation - by default `'r1c1'`
 * @returns two or four characters
 * @throws {@link InvalidInputError} `bad-cell`, `bad-notation`
 *
 * @example
 * ```ts
 * import { formatCell } from '@kit/sudoku-human';
 *
 * formatCell(10); // => 'r2c2'
 * formatCell(17, 'A1'); // => 'B9'
 * formatCell(80, 'a1'); // => 'i9'
 * ```
 */
export function formatCell(cell: Cell, notation: CellNotation = 'r1c1'): string {
  checkCell(cell);
  const row = rowOfCell(cell);
  const col = colOfCell(cell) + 1;
  switch (notation) {
    case 'r1c1':
      return `r${row + 1}c${col}`;
    case 'A1':
      return `${'ABCDEFGHI'[row]}${col}`;
    case 'a1':
      return `${'abcdefghi'[row]}${col}`;
    default:
      throw new InvalidInputError(
        'bad-notation',
        `notation must be 'r1c1', 'A1' or 'a1', got ${describeValue(notation)}`,
        { name: 'notation' },
      );
  }
}

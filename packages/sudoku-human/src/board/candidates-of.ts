/** The digits of a cell's pencil marks, for whoever draws them. */

import type { Cell } from '@kit/grid';
import { digitsOf } from '../kernel/bits.js';
import type { Digit, MarkOptions, PositionLike } from '../types.js';
import { checkMarkOptions, withMarks } from './marks.js';
import { checkCell, readPosition } from './read-position.js';

/**
 * The pencil marks of a cell as digits, ascending.
 *
 * @param position - any position
 * @param cell - 0–80
 * @param options - `marks: 'ignore'` gives the digits that no peer shows instead of the player's notes, `'partial'` gives them
 * where the cell has no notes
 * @returns the digits; none for a cell that is filled
 * @throws {@link InvalidInputError} `bad-cell`, `bad-options`, `unknown-option`, `bad-choice`, and the codes of a
 * malformed position
 *
 * @example
 * ```ts
 * import { candidatesOf, parsePuzzle, toggleCandidate } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * candidatesOf(puzzle, 1); // => [3, 9]
 * candidatesOf(puzzle, 0); // => []
 * const noted = toggleCandidate(puzzle, 1, 3);
 * candidatesOf(noted, 1); // => [9]
 * candidatesOf(noted, 1, { marks: 'ignore' }); // => [3, 9]
 * ```
 */
export function candidatesOf(position: PositionLike, cell: Cell, options: MarkOptions = {}): Digit[] {
  const board = readPosition(position);
  checkCell(board.tables, cell);
  return digitsOf(withMarks(board, checkMarkOptions(options)).position.candidates[cell]);
}

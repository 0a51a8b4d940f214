/** Cells one character each, the digits that a person filled in marked by a plus: `8..+9` is a given, two gaps, a 9. */

import { cellOf, isBorder } from './characters.js';
import { quote, textError } from './text-error.js';

/** A cell as it stands in a text. */
export type ReadCell = {
  /** 1–9, or 0 for an empty cell. */
  readonly digit: number;
  /** Was there a plus before the digit? Then it is no given. */
  readonly placed: boolean;
  /** Where the character stands. */
  readonly offset: number;
};

/** The cells of a piece of text; borders are skipped, anything else is refused. */
export function readCells(text: string, from = 0): ReadCell[] {
  const cells: ReadCell[] = [];
  let plus = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    const digit = cellOf(character);
    if (digit >= 0) cells.push({ digit, placed: plus && digit > 0, offset: from + i });
    else if (!isBorder(character)) {
      throw textError('bad-text', `is ${quote(character)}: expected a cell or a border`, from + i, cells.length);
    }
    plus = character === '+';
  }
  return cells;
}

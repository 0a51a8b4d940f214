/** Digits with commas between them, in one line or many, in brackets or not: `8,0,0,…` and `[[8,0,…],[…]]`. */

import type { Position } from '../types.js';
import type { ReadCell } from './read-cells.js';
import { cellOf, isBorder, positionFromCells } from './read-cells.js';
import { quote, textError } from './text-error.js';

/** Reads 81 digits; between two of them stands a comma or a line break, and no field may be blank. */
export function parseCommas(text: string): Position {
  const cells: ReadCell[] = [];
  let separated = true;
  let comma = true;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    const digit = cellOf(character);
    if (character === ',') {
      if (comma) throw textError('bad-digit', 'is a comma: expected a digit before it', offset, cells.length);
      separated = comma = true;
    } else if (digit >= 0) {
      if (!separated)
        throw textError('bad-digit', 'is in a field of several digits: expected one', offset, cells.length - 1);
      cells.push({ digit, placed: false, offset });
      separated = comma = false;
    } else if (character === '\n') {
      separated = true;
    } else if (!isBorder(character) || character === '-' || character === '+') {
      throw textError('bad-text', `is ${quote(character)}: expected a digit or a comma`, offset, cells.length);
    }
  }
  return positionFromCells(cells, 'digits', text.length);
}

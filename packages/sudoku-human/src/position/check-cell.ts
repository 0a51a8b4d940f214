/** The gates for the two small numbers that most functions take: a cell and a digit. */

import { type Cell, describeValue, InvalidInputError } from '@kit/grid';
import type { Digit } from '../types.js';

/** Throws `bad-cell` unless the cell is 0–80. */
export function checkCell(cell: Cell): void {
  if (!Number.isInteger(cell) || cell < 0 || cell > 80) {
    throw new InvalidInputError('bad-cell', `cell must be an integer 0–80, got ${describeValue(cell)}`, {
      name: 'cell',
    });
  }
}

/** Throws `bad-digit` unless the digit is `least`–9. */
export function checkDigit(digit: Digit, least: 0 | 1): void {
  if (!Number.isInteger(digit) || digit < least || digit > 9) {
    throw new InvalidInputError('bad-digit', `digit must be an integer ${least}–9, got ${describeValue(digit)}`, {
      name: 'digit',
    });
  }
}

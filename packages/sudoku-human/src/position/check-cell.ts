/** The gates for the two small numbers that most functions take: a cell and a digit. */

import { type Cell, checkInteger } from '@kit/grid';
import type { Digit } from '../types.js';

/** Throws `bad-cell` unless the cell is 0–80. */
export function checkCell(cell: Cell): void {
  checkInteger(cell, 'cell', 0, 80, 'bad-cell');
}

/** Throws `bad-digit` unless the digit is `least`–9. */
export function checkDigit(digit: Digit, least: 0 | 1): void {
  checkInteger(digit, 'digit', least, 9, 'bad-digit');
}

/**
 * Candidate strings: 729 characters, nine for each cell, the k-th of them `k` or empty.
 *
 * The form knows marks only, so a cell with one mark is an open cell, not a value, and there are no givens.
 */

import { maskOf } from '../board/digits.js';
import type { Position } from '../types.js';
import { cellOf } from './read-cells.js';
import { quote, textError } from './text-error.js';

/** Is the text 729 characters, white space aside, of the ones that write cells? */
export function isCandidateString(text: string): boolean {
  return /^[0-9.*_]{729}$/.test(text.replace(/\s/g, ''));
}

/** Reads a candidate string. */
export function parseCandidateString(text: string): Position {
  const candidates = new Array<number>(81).fill(0);
  let index = 0;
  for (let offset = 0; offset < text.length; offset++) {
    if (/\s/.test(text[offset])) continue;
    const cell = Math.trunc(index / 9);
    const expected = (index % 9) + 1;
    const digit = cellOf(text[offset]);
    if (digit > 0 && digit !== expected) {
      throw textError(
        'bad-candidates',
        `is ${quote(text[offset])}: expected ${expected} or an empty mark`,
        offset,
        cell,
      );
    }
    if (digit > 0) candidates[cell] |= maskOf(digit);
    index++;
  }
  return { givens: new Array<number>(81).fill(0), values: new Array<number>(81).fill(0), candidates };
}

/**
 * Candidate strings: 729 characters, nine for each cell, the k-th of them `k` or empty; on other sizes as many for each cell as there
 * are digits.
 *
 * The form knows marks only, so a cell with one mark is an open cell, not a value, and there are no givens.
 */

import { boardOfValues } from '../board/read-position.js';
import type { FirstDigit, Layout, Position } from '../types.js';
import { isEmptyMark } from './read-cells.js';
import { quote, textError } from './text-error.js';

/** Is the text so many characters, white space aside, of the ones that write cells? */
export function isCandidateString(text: string, size = 9): boolean {
  const cells = text.replace(/\s/g, '');
  return cells.length === size ** 3 && (size < 10 ? /^[0-9.*_]*$/ : /^[0-9A-Ga-g.*_]*$/).test(cells);
}

/** Reads a candidate string. */
export function parseCandidateString(text: string, size = 9, digits: FirstDigit = 'from-1', layout?: Layout): Position {
  const candidates = new Array<number>(size * size).fill(0);
  const shift = digits === 'from-0' ? 0 : 1;
  let index = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset].toUpperCase();
    if (/\s/.test(character)) continue;
    const cell = Math.trunc(index / size);
    const digit = index % size;
    const expected = (digit + shift).toString(36).toUpperCase();
    if (character === expected) candidates[cell] |= 1 << digit;
    else if (!isEmptyMark(character)) {
      const what = `is ${quote(text[offset])}: expected ${expected} or an empty mark`;
      throw textError('bad-candidates', what, offset, cell, size);
    }
    index++;
  }
  const none = new Array<number>(size * size).fill(0);
  return { ...boardOfValues(none, none, layout).position, candidates };
}

/**
 * Links for the classic Sudoku that hold more than 81 digits.
 *
 * SudokuWiki writes a whole board as `S9B` and 81 numbers of two digits to the base 36: 1–9 are givens, 10–18 the digits
 * that were filled in, and what is beyond 18 is the mask of a cell's candidates. The packed strings of sudoku.coach are
 * nowhere described, so they are refused by name.
 */

import { boardOfValues } from '../board/read-position.js';
import type { Position } from '../types.js';
import { unsupported } from './foreign-parts.js';
import { lengthError, textError } from './text-error.js';

const BOARD = /(?:^|[=/\s])(S9B|SCv\d+)/;

/** The position in the link, undefined if there is no such link in the text. */
export function readLink(text: string): Position | undefined {
  const match = BOARD.exec(text);
  if (match === null) return undefined;
  if (match[1] !== 'S9B') unsupported(match[1]);
  const start = match.index + match[0].length;
  const [data] = /^[0-9A-Za-z]*/.exec(text.slice(start)) as RegExpExecArray;
  if (data.length !== 162) {
    throw lengthError(data.length, 'characters of a board', '162 expected', start + Math.min(data.length, 162));
  }
  const numbers = Array.from({ length: 81 }, (_, cell) => Number.parseInt(data.slice(cell * 2, cell * 2 + 2), 36));
  for (const [cell, number] of numbers.entries()) {
    if (number > 0 && number < 18 + 512) continue;
    const what = `begins ${number}: expected the number of a cell, 1 to 529`;
    throw textError('bad-digit', what, start + cell * 2, cell);
  }
  const givens = numbers.map((number) => (number < 10 ? number : 0));
  const values = numbers.map((number) => (number < 10 ? number : number < 19 ? number - 9 : 0));
  const candidates = numbers.map((number) => (number < 19 ? 0 : number - 18));
  return { ...boardOfValues(values, givens).position, candidates };
}

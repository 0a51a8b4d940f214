/**
 * Cells one character each, and the position of 81 of them; the digits that a person filled in are marked by a plus: `8..+9` is
 * a given, two gaps, a 9.
 */

import { boardOfValues } from '../board/read-position.js';
import type { Position } from '../types.js';
import { lengthError, quote, textError } from './text-error.js';

/** The digit 1–9 that a character writes, 0 for a character that writes an empty cell, -1 for any other. */
export function cellOf(character: string): number {
  if (character >= '1' && character <= '9') return character.charCodeAt(0) - 48;
  return isEmptyMark(character) ? 0 : -1;
}

/** The ways to write an empty cell. */
export function isEmptyMark(character: string): boolean {
  return character === '0' || character === '.' || character === '*' || character === '_';
}

const BORDERS: ReadonlySet<string> = /* @__PURE__ */ new Set(' \t\n\r\v\f|!¦:;+-=#~\'"`/\\[](){}<>');

/** White space and whatever people draw boxes with; letters are never borders. */
export function isBorder(character: string): boolean {
  return BORDERS.has(character) || /[\s\u2500-\u257f\ufeff]/.test(character);
}

/** A cell as it stands in a text. */
export type ReadCell = {
  /** 1–9, or 0 for an empty cell. */
  readonly digit: number;
  /** Was there a plus before it? Then a digit is no given. */
  readonly placed: boolean;
  /** Where the character stands. */
  readonly offset: number;
};

/** The cells of a piece of text that begins at `from` with the cell `first`; borders are skipped, anything else is refused. */
export function readCells(text: string, from = 0, first = 0): ReadCell[] {
  const cells: ReadCell[] = [];
  let plus = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    const digit = cellOf(character);
    if (digit >= 0) cells.push({ digit, placed: plus, offset: from + i });
    else if (!isBorder(character)) {
      throw textError(
        'bad-text',
        `is ${quote(character)}: expected a cell or a border`,
        from + i,
        first + cells.length,
      );
    }
    plus = character === '+';
  }
  return cells;
}

/** The position of exactly 81 cells; `what` names them in the error. */
export function positionFromCells(cells: readonly ReadCell[], what: string, end: number): Position {
  if (cells.length !== 81) {
    const offset = cells.at(81)?.offset ?? end;
    throw lengthError(cells.length, what, '81 expected', offset);
  }
  const values = cells.map(({ digit }) => digit);
  const givens = cells.map(({ digit, placed }) => (placed ? 0 : digit));
  return boardOfValues(values, givens).position;
}

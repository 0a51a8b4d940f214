/** What is wrong with a text, and where: the offset always, row and column once the cell is known. */

import { type Cell, InvalidInputError } from '@kit/grid';

/** An error at a place of a text, such as `text[19] (row 2, column 1) is "x": expected a cell or a border`. */
export function textError(code: string, what: string, offset: number, cell?: Cell, size = 9): InvalidInputError {
  const subject = `text[${offset}]`;
  if (cell === undefined || cell >= size * size) return new InvalidInputError(code, `${subject} ${what}`, { offset });
  const [row, col] = [Math.floor(cell / size), cell % size];
  return new InvalidInputError(code, `${subject} (row ${row}, column ${col}) ${what}`, { offset, row, col });
}

/** The error for too few or too many cells, such as `text: 38 cells found, 81 expected`; a row is counted from 0. */
export function lengthError(
  found: number,
  what: string,
  expected: string,
  offset: number,
  row?: number,
): InvalidInputError {
  const place = row === undefined ? 'text' : `text (row ${row})`;
  const at = row === undefined ? { offset } : { offset, row, col: 0 };
  return new InvalidInputError(
    'bad-length',
    `${place}: ${found} ${found === 1 ? what.replace(/s\b/, '') : what} found, ${expected}`,
    at,
  );
}

/** A character in a message, visible whatever it is. */
export function quote(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  return text.length === 1 && (code < 0x20 || code > 0x7e)
    ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    : JSON.stringify(text);
}

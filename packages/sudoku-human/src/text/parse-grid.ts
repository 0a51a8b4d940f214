/**
 * 81 characters in one line, or nine lines of nine with any borders.
 *
 * A drawing's horizontal borders may contain characters that also write empty cells (`.----.----.`, `*-----*`), so they are
 * left out as whole lines.
 */

import type { Position } from '../types.js';
import { type Piece, splitText } from './pieces.js';
import { positionFromCells, readCells } from './read-cells.js';
import { lengthError } from './text-error.js';

const STROKE: RegExp = /[-=\u2500\u2501\u2504\u2505\u2508\u2509\u2550]/g;

/** The lines that are neither blank nor a border. */
export function contentLines(text: string): Piece[] {
  return splitText(text, '\n').filter(({ text: line }) => line.trim() !== '' && !isBorderLine(line));
}

/** A line that begins with `#` and has words: a comment, as in `.sdk` files. */
export const COMMENT: RegExp = /^#.*[a-z].*/gim;

/** The text with blanks for its comments. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT, (line) => ' '.repeat(line.length));
}

/** Only strokes, of any number, or three and corners beside them. */
function isBorderLine(line: string): boolean {
  if (/^[-+|=\s\u2500-\u257f]*$/.test(line)) return true;
  return !/[0-9A-Za-z]/.test(line) && (line.match(STROKE)?.length ?? 0) >= 3;
}

/** Reads the content lines of a plain grid; nine lines must be nine rows. */
export function parseGrid(lines: readonly Piece[], end: number): Position {
  let count = 0;
  const rows = lines.map((line, row) => {
    const cells = readCells(line.text, line.offset, lines.length === 9 ? row * 9 : count);
    count += cells.length;
    return cells;
  });
  if (rows.length === 9) {
    for (const [row, cells] of rows.entries()) {
      if (cells.length === 9) continue;
      const offset = cells.at(9)?.offset ?? lines[row].offset + lines[row].text.length;
      throw lengthError(cells.length, 'cells', '9 expected', offset, row);
    }
  }
  return positionFromCells(rows.flat(), 'cells', end);
}

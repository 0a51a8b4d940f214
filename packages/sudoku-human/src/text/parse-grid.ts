/** 81 characters in one line, or nine lines of nine with any borders. */

import type { Position } from '../types.js';
import type { TextLine } from './content-lines.js';
import { positionFromCells } from './position-from-cells.js';
import { readCells } from './read-cells.js';
import { textError } from './text-error.js';

/** Reads the content lines of a plain grid; nine lines must be nine rows. */
export function parseGrid(lines: readonly TextLine[], end: number): Position {
  const rows = lines.map((line) => readCells(line.text, line.offset));
  if (rows.length === 9) {
    for (const [row, cells] of rows.entries()) {
      if (cells.length === 9) continue;
      const offset = cells.length > 9 ? cells[9].offset : lines[row].offset + lines[row].text.length;
      throw textError('bad-length', `is in a row of ${cells.length} cells: expected 9`, offset, row * 9);
    }
  }
  return positionFromCells(rows.flat(), 'cells', end);
}

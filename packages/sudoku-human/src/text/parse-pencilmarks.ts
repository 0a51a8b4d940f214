/**
 * Pencil-mark grids: 81 groups of digits, with any borders.
 *
 * The drawing does not tell a value from a cell with one mark left. A lone digit is read as a value, as the programs
 * that draw such grids mean it, unless a peer with several marks still shows that digit: then nobody has set it yet,
 * and it is a naked single. A lone `.` (or another empty mark) is an open cell with no mark left. All values are
 * givens.
 */

import { maskOf } from '../board/digits.js';
import { digitsOf } from '../kernel/bits.js';
import { sees } from '../kernel/geometry.js';
import type { Position } from '../types.js';
import { groupsOf, type Piece } from './pieces.js';
import { cellOf, isEmptyMark } from './read-cells.js';
import { lengthError, quote, textError } from './text-error.js';

/**
 * Are there more groups of cells than a plain grid has, and some of several digits? Borders alone tell groups apart.
 */
export function looksLikePencilmarks(lines: readonly Piece[]): boolean {
  const groups = lines.flatMap(({ text }) => text.match(/[0-9.*_]+/g) ?? []);
  return groups.length > 27 && groups.some((group) => group.length > 1);
}

/** Reads the content lines of a pencil-mark grid. */
export function parsePencilmarks(lines: readonly Piece[], end: number): Position {
  const groups = lines.flatMap((line) => groupsOf(line, true));
  const marks = groups.map(maskOfGroup);
  if (groups.length !== 81) {
    const offset = groups.at(81)?.offset ?? end;
    throw lengthError(groups.length, 'cells of pencil marks', '81 expected', offset);
  }
  const values = marks.map((mask, cell) => {
    const digits = digitsOf(mask);
    const open = marks.some((other, peer) => other !== mask && other & mask && sees(cell, peer));
    return open || digits.length !== 1 ? 0 : digits[0];
  });
  return { givens: [...values], values, candidates: marks.map((mask, cell) => (values[cell] === 0 ? mask : 0)) };
}

function maskOfGroup({ text, offset }: Piece, cell: number): number {
  if (isEmptyMark(text)) return 0;
  let mask = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = cellOf(text[i]);
    if (digit < 0) throw textError('bad-text', `is ${quote(text[i])}: expected a pencil mark`, offset + i, cell);
    if (digit === 0) {
      throw textError(
        'bad-candidates',
        `is ${quote(text[i])}: an empty mark among the marks ${quote(text)}`,
        offset + i,
        cell,
      );
    }
    if (mask & maskOf(digit)) {
      throw textError('bad-candidates', `is ${digit}: it stands twice in the marks ${quote(text)}`, offset + i, cell);
    }
    mask |= maskOf(digit);
  }
  return mask;
}

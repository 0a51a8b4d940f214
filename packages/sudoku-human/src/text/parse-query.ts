/**
 * The query form `?s=1&p=…`, alone or as a part of a whole address: digits with or without commas, at most 81.
 *
 * It is the one form that may be short: what is missing at the end, and with commas what is blank, is empty. A comma or
 * a blank may be percent-encoded, as browsers do.
 */

import type { Position } from '../types.js';
import type { ReadCell } from './read-cells.js';
import { cellOf, positionFromCells } from './read-cells.js';
import { quote, textError } from './text-error.js';

const PARAMETER: RegExp = /(?:^|[?&#\s])p=/;

/** Does the text hold a parameter `p`? */
export function isQuery(text: string): boolean {
  return PARAMETER.test(text);
}

/** Reads the parameter `p`. */
export function parseQuery(text: string): Position {
  const match = PARAMETER.exec(text);
  const start = match === null ? 0 : match.index + match[0].length;
  const value = /^[^&#\n\r]*/.exec(text.slice(start))?.[0].trimEnd() ?? '';
  const pieces = [...value.matchAll(/%[0-9A-Fa-f]{2}|./gs)].map((piece) => ({
    character: decode(piece[0]),
    offset: start + piece.index,
  }));
  const cells = pieces.some(({ character }) => character === ',') ? readFields(pieces) : readDigits(pieces);
  const end = start + value.length;
  if (cells.length > 81) {
    throw textError('bad-length', `is in a query of ${cells.length} digits: expected at most 81`, cells[81].offset);
  }
  while (cells.length < 81) cells.push({ digit: 0, placed: false, offset: end });
  return positionFromCells(cells, 'digits', end);
}

type Piece = { readonly character: string; readonly offset: number };

function decode(piece: string): string {
  if (piece.length === 1) return piece;
  const code = Number.parseInt(piece.slice(1), 16);
  return code < 0x80 ? String.fromCharCode(code) : piece;
}

function readDigits(pieces: readonly Piece[]): ReadCell[] {
  return pieces.map(({ character, offset }, cell) => ({
    digit: digitOf(character, offset, cell),
    placed: false,
    offset,
  }));
}

function readFields(pieces: readonly Piece[]): ReadCell[] {
  const cells: ReadCell[] = [];
  let field: ReadCell | undefined;
  let offset = pieces[0].offset;
  for (const piece of pieces) {
    offset = piece.offset;
    if (piece.character === ',') {
      cells.push(field ?? { digit: 0, placed: false, offset });
      field = undefined;
    } else if (piece.character !== ' ' && piece.character !== '+') {
      const digit = digitOf(piece.character, offset, cells.length);
      if (field !== undefined)
        throw textError('bad-digit', 'is in a field of several digits: expected one', offset, cells.length);
      field = { digit, placed: false, offset };
    }
  }
  if (field !== undefined) cells.push(field);
  return cells;
}

function digitOf(character: string, offset: number, cell: number): number {
  const digit = cellOf(character);
  if (digit < 0) throw textError('bad-text', `is ${quote(character)}: expected a digit`, offset, cell);
  return digit;
}

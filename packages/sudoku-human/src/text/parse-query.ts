/**
 * The query form `?s=1&p=…`, alone or as a part of a whole address: digits with or without commas, at most 81. Likewise links
 * in which a parameter, a step of the path or what stands behind `#` is 81 marks: `?bd=…`, `/play/?s=…`, `/play/…`, and other sites'.
 *
 * It is the one form that may be short: what is missing at the end, and with commas what is blank, is empty. A comma or
 * a blank may be percent-encoded, as browsers do.
 */

import type { Position } from '../types.js';
import { withDots } from './empty-sign.js';
import type { ReadCell } from './read-cells.js';
import { cellOf, positionFromCells } from './read-cells.js';
import { lengthError, quote, textError } from './text-error.js';

const PARAMETER: RegExp = /(?:^|[?&#\s])(?:p|bd)=|[=/#](?=[\d.*_x-]{81}(?![\w*%+-]))/i;

/** Does the text hold a parameter `p`, or a site's 81 digits? */
export function isQuery(text: string): boolean {
  return PARAMETER.test(text);
}

/** Reads them; the text holds some. */
export function parseQuery(text: string): Position {
  // The slice begins with the parameter's name.
  const rest = text.slice(text.search(PARAMETER)).replace(PARAMETER, '');
  const start = text.length - rest.length;
  const [first] = rest.split(/[&#?\n]/, 1);
  // Behind the link may stand a bracket or a quote.
  const whole = /^.*[^\s>)\]}"'`]/.exec(first)?.[0] ?? '';
  // So may the full stop of a sentence. With 81 marks empty cells may have any one sign.
  const value = withDots(/^[^,%]{81}\.$/.test(whole) ? whole.slice(0, 81) : whole);
  const pieces = [...value.matchAll(/%[0-9A-F]{2}|./gis)].map((piece) => ({
    character: piece[0].replace(/%[0-7]./, decodeURIComponent),
    offset: start + piece.index,
  }));
  const cells = pieces.some(({ character }) => character === ',') ? readFields(pieces) : readDigits(pieces);
  const end = start + value.length;
  if (cells.length > 81) {
    throw lengthError(cells.length, 'digits', 'at most 81 expected', cells[81].offset);
  }
  while (cells.length < 81) cells.push({ digit: 0, placed: false, offset: end });
  return positionFromCells(cells, 'digits', end);
}

type Piece = { readonly character: string; readonly offset: number };

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

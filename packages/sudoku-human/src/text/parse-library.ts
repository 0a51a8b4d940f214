/**
 * Library lines `:code:candidate:givens:deleted:eliminations:placements:extra`, the form in which HoDoKu keeps the
 * cases of its technique library.
 *
 * The givens field holds 81 cells, `+d` for a digit that was filled in; the deleted field names struck-out candidates
 * as digit, row, column (`127` is the 1 of row 2, column 7). The other fields say what the case shows, not what stands
 * in the grid, and are not read.
 */

import { maskOf } from '../board/digits.js';
import type { Position } from '../types.js';
import { type Piece, splitText } from './pieces.js';
import { positionFromCells, readCells } from './read-cells.js';
import { quote, textError } from './text-error.js';

const GIVENS_FIELD = 3;
const DELETED_FIELD = 4;
const FIELDS = 8;

/** Does the text start with a code of four characters or more between colons? A colon may also draw a border. */
export function isLibraryLine(text: string): boolean {
  return /^[\s<("'[`{]*:[0-9A-Za-z][0-9A-Za-z-]{3,}:/.test(text);
}

/** 81 cells, a colon, and candidates that are struck out: the line of Susser. */
const SUSSER = /^([^:\n]*):([1-9]{3}(?:[ ,]+[1-9]{3})*)?[\s:.,>)"'\]`}]*$/;

/** Reads such a line; undefined for other texts. */
export function readSusser(text: string): Position | undefined {
  const match = SUSSER.exec(text.trimEnd());
  if (match === null || match[1].replace(/[\s+<("'[`{]/g, '').length !== 81) return undefined;
  const { length } = match[1];
  const position = positionFromCells(readCells(match[1]), 'cells', length);
  return struckOut(position, { text: (match[2] ?? '').replaceAll(',', ' '), offset: length + 1 });
}

/** Reads a library line. */
export function parseLibrary(text: string): Position {
  const fields = splitText(text, ':');
  if (fields.length <= GIVENS_FIELD || fields.length > FIELDS) {
    throw textError(
      'bad-text',
      `is in a library line of ${fields.length} fields: expected 4 to ${FIELDS}`,
      text.length,
    );
  }
  const givens = fields[GIVENS_FIELD];
  const position = positionFromCells(
    readCells(givens.text, givens.offset),
    'cells',
    givens.offset + givens.text.length,
  );
  const deleted = fields.at(DELETED_FIELD);
  return deleted === undefined ? position : struckOut(position, deleted);
}

/** The position without candidates that a field names as digit, row, column. */
function struckOut(position: Position, deleted: Piece): Position {
  const candidates = [...position.candidates];
  const hidden = [...(position.hidden ?? [])];
  for (const name of deleted.text.matchAll(/\S+/g)) {
    const offset = deleted.offset + name.index;
    if (!/^[1-9]{3}$/.test(name[0])) {
      throw textError('bad-candidates', `is ${quote(name[0])}: expected a digit, a row and a column`, offset);
    }
    const [digit, row, col] = [...name[0]].map(Number);
    const cell = (row - 1) * 9 + col - 1;
    candidates[cell] &= ~maskOf(digit);
    hidden[cell] &= ~maskOf(digit);
  }
  return position.hidden === undefined ? { ...position, candidates } : { ...position, candidates, hidden };
}

/**
 * `.sdk` files with sections: `[Puzzle]` has the printed digits, `[State]` all that stand; each nine rows. `.sdx` files: nine rows of
 * nine fields with one blank between them, a digit, `u` and a digit that was filled in, or the marks of an open cell.
 *
 * @see http://www.sudocue.net/fileformats.php
 */

import { InvalidInputError } from '@kit/grid';
import { boardOfValues } from '../board/read-position.js';
import type { Position } from '../types.js';
import { withDots } from './empty-sign.js';
import { readMoved } from './normal-text.js';
import { contentLines, parseGrid } from './parse-grid.js';
import { parsePencilmarks } from './parse-pencilmarks.js';
import { quote, textError } from './text-error.js';

/** Is the text a file with sections? */
export function isSections(text: string): boolean {
  return /^[^\S\n]*\[(?:puzzle|state)\]/im.test(text);
}

/** Reads such a file; its comments are gone. */
export function readSections(text: string): Position {
  const heads = [...text.matchAll(/^[^\S\n]*\[(.*)\][^\S\n]*$/gm)];
  const found: Record<string, number[]> = {};
  let last = 0;
  for (const [index, { 0: head, 1: name, index: start }] of heads.entries()) {
    const key = name.toLowerCase();
    if ((key !== 'puzzle' && key !== 'state') || found[key] !== undefined) {
      const expected = 'expected [Puzzle] and [State], once each';
      throw textError('bad-text', `is ${quote(head.trim())}: ${expected}`, start + head.indexOf('['));
    }
    const from = start + head.length;
    last = start;
    const rows = withDots(text.slice(from, heads.at(index + 1)?.index));
    found[key] = readMoved(
      () => parseGrid(contentLines(rows), rows.length),
      (at) => at + from,
    ).values.slice();
  }
  const { puzzle, state = puzzle } = found;
  if (puzzle === undefined)
    throw textError('bad-text', 'begins a file without [Puzzle]: expected it before [State]', 0);
  const changed = puzzle.findIndex((given, cell) => given !== 0 && given !== state[cell]);
  if (changed < 0) return boardOfValues(state, puzzle).position;
  const [row, col] = [Math.floor(changed / 9), changed % 9];
  const there = state[changed] === 0 ? 'an empty cell' : state[changed];
  const message = `text has ${there} in [State] at row ${row}, column ${col}: expected the ${puzzle[changed]} of [Puzzle]`;
  throw new InvalidInputError('given-mismatch', message, { offset: last, row, col });
}

/** Nine rows of nine fields of which some are filled in; undefined for other texts. */
export function readSdx(text: string): Position | undefined {
  if (!text.includes('u')) return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length !== 9) return undefined;
  const fields = lines.flatMap((line) => line.split(' '));
  if (!lines.every((line) => /^(?:(?:u[1-9]|[1-9]*) ){8}(?:u[1-9]|[1-9]*)$/.test(line))) return undefined;
  const isEntry = fields.map((field) => field.startsWith('u'));
  // An entry never counts as the last mark of its cell, whatever the marks of others.
  const drawn = lines.map((line) =>
    line
      .replaceAll('u', '')
      .split(' ')
      .map((field) => field || '.')
      .join(' '),
  );
  const read = parsePencilmarks(contentLines(drawn.join('\n')), text.length);
  const values = read.values.map((value, cell) => (isEntry[cell] ? Number(fields[cell][1]) : value));
  const givens = values.map((value, cell) => (isEntry[cell] ? 0 : value));
  const { position } = boardOfValues(values, givens);
  return { ...position, candidates: read.candidates.map((mask, cell) => (values[cell] === 0 ? mask : 0)) };
}

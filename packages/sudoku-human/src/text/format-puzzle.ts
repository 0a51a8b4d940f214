/** Writes a position in a form that people and other programs read; {@link parsePuzzle} reads each of them back. */

import { checkChoice } from '@kit/grid';
import { checkPosition } from '../position/check-position.js';
import { digitsOf } from '../position/digits.js';
import type { PositionLike, PuzzleFormat } from '../types.js';
import { drawTable } from './draw-table.js';
import { formatLibrary } from './format-library.js';

/**
 * A position as text.
 *
 * - `'line'`: 81 characters, `.` for an open cell; holds the values
 * - `'grid'`: nine lines with borders; holds the values
 * - `'pencilmarks'`: values and candidates with borders, `.` for an open cell without a mark; holds both
 * - `'query'`: `?s=1&p=` and 81 digits; holds the values
 * - `'library'`: a library line with `+` before what is no given; holds all, but for marks that a peer's value contradicts
 *
 * What a form holds, {@link parsePuzzle} reads back unchanged. Two limits of the pencil-mark drawing: it shows no
 * difference between a value and the last mark of a cell, so a mark that no peer shares comes back as a value; and it
 * needs a cell with two marks to be known as one.
 *
 * @param position - any position
 * @param format - by default `'line'`
 * @returns the text, without a line break at its end
 * @throws {@link InvalidInputError} `bad-choice`, and the codes of a malformed position: `bad-position`,
 * `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`, `given-mismatch`
 *
 * @example
 * ```ts
 * import { formatPuzzle, parsePuzzle, setValue } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('?p=8,,,,1');
 * formatPuzzle(puzzle).slice(0, 9); // => '8...1....'
 * formatPuzzle(setValue(puzzle, 1, 9), 'library').slice(0, 18); // => ':0000:x:8+9..1....'
 * formatPuzzle(puzzle, 'query').slice(0, 16); // => '?s=1&p=800010000'
 * formatPuzzle(puzzle, 'grid').split('\n')[1]; // => '| 8 . . | . 1 . | . . . |'
 * ```
 */
export function formatPuzzle(position: PositionLike, format: PuzzleFormat = 'line'): string {
  const checked = checkPosition(position);
  const { values, candidates } = checked;
  switch (checkChoice(format, 'format', ['line', 'grid', 'pencilmarks', 'query', 'library'])) {
    case 'line':
      return values.join('').replaceAll('0', '.');
    case 'grid':
      return drawTable(values.map((value) => (value === 0 ? '.' : `${value}`)));
    case 'pencilmarks':
      return drawTable(
        values.map((value, cell) => (value === 0 ? digitsOf(candidates[cell]).join('') || '.' : `${value}`)),
      );
    case 'query':
      return `?s=1&p=${values.join('')}`;
    case 'library':
      return formatLibrary(checked);
  }
}

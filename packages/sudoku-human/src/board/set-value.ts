/** Filling in a cell or clearing it, with the pencil marks kept up as a careful person would. */

import { type Cell, InvalidInputError } from '@kit/grid';
import type { Digit, Position, PositionLike } from '../types.js';
import { withDigit } from './hidden-marks.js';
import { checkCell, checkDigit, marksLeft, placeOf, readPosition } from './read-position.js';

/**
 * The position with a digit set in a cell, or with the cell cleared.
 *
 * A digit hides the marks of its cell and the same digit's marks in the cells that see it; erasing it brings back exactly the
 * marks that it hid, where no other digit on the board rules them out. So setting a digit and erasing it changes nothing, and
 * erasing never writes a mark that wasn't there before. `hidden` in {@link Position} keeps these marks. A wrong digit is set as
 * willingly as a right one.
 *
 * @param position - any position
 * @param cell - 0–80, not a given
 * @param digit - 1–9, or 0 to clear the cell
 * @returns the new position
 * @throws {@link InvalidInputError} `bad-cell`, `bad-digit`, `given-cell`, and the codes of a malformed position:
 * `bad-position`, `bad-list`, `bad-length`, `bad-candidates`, `given-mismatch`
 *
 * @example
 * ```ts
 * import { parsePuzzle, setValue } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const next = setValue(puzzle, 1, 9);
 * next.values[1]; // => 9
 * next.givens[1]; // => 0
 * setValue(next, 1, 0).candidates[1] === puzzle.candidates[1]; // => true
 *
 * const noMarks = { ...puzzle, candidates: puzzle.candidates.map(() => 0) };
 * setValue(setValue(noMarks, 1, 9), 1, 0).candidates.every((mask) => mask === 0); // => true
 * ```
 */
export function setValue(position: PositionLike, cell: Cell, digit: Digit): Position {
  const { position: checked, tables } = readPosition(position);
  checkCell(tables, cell);
  const to = checkDigit(tables, digit, 0);
  if (checked.givens[cell] !== 0) {
    const message = `cell is ${cell}: the given ${checked.givens[cell]} stands there and can't be changed`;
    throw new InvalidInputError('given-cell', message, placeOf(tables, cell, 'cell'));
  }
  return withDigit(checked, cell, to, (values) => marksLeft(tables, values));
}

/** Filling in a cell, with the pencil marks kept up as a careful person would. */

import { type Cell, InvalidInputError } from '@kit/grid';
import type { Digit, Position, PositionLike } from '../types.js';
import { checkCell, checkDigit, checkPosition } from './check-position.js';
import { ALL_DIGITS, maskOf } from './digits.js';
import { colOfCell, peersOf, rowOfCell } from './geometry.js';
import { doorsFor } from './layout-doors.js';

/**
 * The position with a digit set in a cell, or with the cell cleared.
 *
 * A digit 1–9 takes the place of what stands in the cell, and its candidate goes from the cell's peers. Digit 0 clears
 * the cell: it gets every candidate that no peer's value excludes, and the peers get the cleared digit back wherever no
 * other value excludes it, also where it had been struck out before: a mark too many does no harm, a mark too few does.
 * A wrong digit is set as willingly as a right one.
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
 * ```
 */
export function setValue(position: PositionLike, cell: Cell, digit: Digit): Position {
  const doors = doorsFor(position);
  if (doors) return doors.setValue(position, cell, digit);
  const { givens, values, candidates } = checkPosition(position);
  checkCell(cell);
  checkDigit(digit, 0);
  if (givens[cell] !== 0) {
    throw new InvalidInputError(
      'given-cell',
      `cell is ${cell}: the given ${givens[cell]} stands there and can't be changed`,
      {
        name: 'cell',
        index: cell,
        row: rowOfCell(cell),
        col: colOfCell(cell),
      },
    );
  }
  return digit === 0 ? clear(givens, values, candidates, cell) : fill(givens, values, candidates, cell, digit);
}

function fill(
  givens: readonly number[],
  values: readonly number[],
  candidates: readonly number[],
  cell: Cell,
  digit: Digit,
): Position {
  const opened = clear(givens, values, candidates, cell);
  const marks = [...opened.candidates];
  marks[cell] = 0;
  for (const peer of peersOf(cell)) marks[peer] &= ~maskOf(digit);
  return { givens, values: values.with(cell, digit), candidates: marks };
}

function clear(
  givens: readonly number[],
  values: readonly number[],
  candidates: readonly number[],
  cell: Cell,
): Position {
  const cleared = values[cell];
  if (cleared === 0) return { givens, values, candidates };
  const rest = values.with(cell, 0);
  const marks = [...candidates];
  marks[cell] = ALL_DIGITS & ~shownTo(rest, cell);
  for (const peer of peersOf(cell)) {
    if (rest[peer] === 0) marks[peer] |= maskOf(cleared) & ~shownTo(rest, peer);
  }
  return { givens, values: rest, candidates: marks };
}

/** The digits that stand in the peers of a cell, as a mask. */
function shownTo(values: readonly number[], cell: Cell): number {
  let shown = 0;
  for (const peer of peersOf(cell)) if (values[peer] !== 0) shown |= maskOf(values[peer]);
  return shown;
}

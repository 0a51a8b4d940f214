/** Writing a pencil mark or striking it out. */

import { type Cell, InvalidInputError } from '@kit/grid';
import type { Digit, Position, PositionLike } from '../types.js';
import { maskOf } from './digits.js';
import { checkCell, checkDigit, placeOf, readPosition } from './read-position.js';

/**
 * The position with one pencil mark struck out, or written where it was missing.
 *
 * @param position - any position
 * @param cell - 0–80, an open cell
 * @param digit - 1–9
 * @returns the new position; twice the same toggle gives the first position again
 * @throws {@link InvalidInputError} `bad-cell`, `bad-digit`, `filled-cell` where a value stands, and the codes of a
 * malformed position: `bad-position`, `bad-list`, `bad-length`, `bad-candidates`, `given-mismatch`
 *
 * @example
 * ```ts
 * import { positionFromValues, toggleCandidate } from '@kit/sudoku-human';
 *
 * const empty = positionFromValues(new Uint8Array(81));
 * toggleCandidate(empty, 40, 9).candidates[40]; // => 0b011111111
 * ```
 */
export function toggleCandidate(position: PositionLike, cell: Cell, digit: Digit): Position {
  const { position: checked, tables } = readPosition(position);
  checkCell(tables, cell);
  checkDigit(tables, digit, 1);
  const { values, candidates } = checked;
  if (values[cell] !== 0) {
    const message = `cell is ${cell}: the value ${values[cell]} stands there, so it takes no marks`;
    throw new InvalidInputError('filled-cell', message, placeOf(tables, cell, 'cell'));
  }
  return { ...checked, candidates: candidates.with(cell, candidates[cell] ^ maskOf(digit)) };
}

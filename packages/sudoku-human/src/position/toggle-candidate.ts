/** Writing a pencil mark or striking it out. */

import { type Cell, InvalidInputError } from '@kit/grid';
import type { Digit, Position, PositionLike } from '../types.js';
import { checkCell, checkDigit, checkPosition } from './check-position.js';
import { maskOf } from './digits.js';
import { colOfCell, rowOfCell } from './geometry.js';
import { doorsFor } from './layout-doors.js';

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
  const doors = doorsFor(position);
  if (doors) return doors.toggleCandidate(position, cell, digit);
  const checked = checkPosition(position);
  const { values, candidates } = checked;
  checkCell(cell);
  checkDigit(digit, 1);
  if (values[cell] !== 0) {
    throw new InvalidInputError(
      'filled-cell',
      `cell is ${cell}: the value ${values[cell]} stands there, so it takes no marks`,
      {
        name: 'cell',
        index: cell,
        row: rowOfCell(cell),
        col: colOfCell(cell),
      },
    );
  }
  return { ...checked, candidates: candidates.with(cell, candidates[cell] ^ maskOf(digit)) };
}

/** Equal digits that see each other: the commonest slip when a puzzle is typed in. */

import type { Cell } from '@kit/grid';
import type { PositionLike } from '../types.js';
import { checkPosition } from './check-position.js';
import { arePeers } from './geometry.js';
import { doorsFor } from './layout-doors.js';

/**
 * The cells whose value also stands in one of their peers.
 *
 * @param position - any position
 * @returns the cells in ascending order; empty when the digits obey the rules so far
 * @throws {@link InvalidInputError} `bad-position`, `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`,
 * `given-mismatch`
 *
 * @example
 * ```ts
 * import { findConflicts, parsePuzzle } from '@kit/sudoku-human';
 *
 * findConflicts(parsePuzzle('?s=1&p=8,0,0,0,8')); // => [0, 4]
 * findConflicts(parsePuzzle('?s=1&p=8,0,0,0,1')); // => []
 * ```
 */
export function findConflicts(position: PositionLike): Cell[] {
  const doors = doorsFor(position);
  if (doors) return doors.findConflicts(position);
  const { values } = checkPosition(position);
  const conflicts = (cell: Cell) => values.some((value, peer) => value === values[cell] && arePeers(cell, peer));
  return values.flatMap((value, cell) => (value !== 0 && conflicts(cell) ? [cell] : []));
}

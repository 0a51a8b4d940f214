/** Equal digits that see each other: the commonest slip when a puzzle is typed in. */

import type { Cell } from '@kit/grid';
import { shownTo } from '../kernel/state.js';
import type { Tables } from '../kernel/tables.js';
import type { PositionLike } from '../types.js';
import { readPosition } from './read-position.js';

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
  const board = readPosition(position);
  return conflictsOf(board.tables, board.position.values);
}

/** The cells whose value a value in sight excludes, ascending. */
export function conflictsOf(tables: Tables, values: readonly number[]): Cell[] {
  return values.flatMap((value, cell) =>
    value !== 0 && shownTo(tables, values, cell) & (1 << (value - 1)) ? [cell] : [],
  );
}

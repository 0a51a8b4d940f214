/** From 81 cells that were read to a position. */

import { positionFromValues } from '../position/position-from-values.js';
import type { Position } from '../types.js';
import type { ReadCell } from './read-cells.js';
import { textError } from './text-error.js';

/** The position of exactly 81 cells; `what` names them in the error. */
export function positionFromCells(cells: readonly ReadCell[], what: string, end: number): Position {
  if (cells.length !== 81) {
    const offset = cells.length > 81 ? cells[81].offset : end;
    throw textError('bad-length', `is in a text of ${cells.length} ${what}: expected 81`, offset);
  }
  return positionFromValues(
    cells.map(({ digit }) => digit),
    cells.map(({ digit, placed }) => (placed ? 0 : digit)),
  );
}

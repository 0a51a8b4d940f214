/**
 * Pencil marks that a digit in sight excludes: whoever left them, no definition may build on them or stumble over them.
 */

import type { Position } from '../types.js';
import { cellsIn, housesAround } from './geometry.js';

/** The position without the candidates whose digit stands in a house of their cell. */
export function withoutExcluded(position: Position): Position {
  const standing = Array.from({ length: 27 }, (_, house) =>
    cellsIn(house).reduce((mask, cell) => mask | ((1 << position.values[cell]) >> 1), 0),
  );
  const candidates = position.candidates.map((mask, cell) =>
    housesAround(cell).reduce((left, house) => left & ~standing[house], mask),
  );
  return { ...position, candidates };
}

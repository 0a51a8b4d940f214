/**
 * Pencil marks that a digit in sight excludes: whoever left them, no definition may build on them or stumble over them.
 */

import type { Position } from '../types.js';
import { housesAround } from './geometry.js';

/** The position without the candidates whose digit stands in a house of their cell. */
export function withoutExcluded(position: Position): Position {
  const standing = Array.from({ length: 27 }, () => 0);
  for (const [cell, digit] of position.values.entries()) {
    for (const house of housesAround(cell)) standing[house] |= (1 << digit) >> 1;
  }
  const candidates = position.candidates.map((mask, cell) =>
    housesAround(cell).reduce((left, house) => left & ~standing[house], mask),
  );
  return { ...position, candidates };
}

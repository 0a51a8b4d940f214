/** Numbers of givens that no puzzle with the other wishes can have. */

import { classicTables } from '../kernel/geometry.js';
import { hasSums, type Tables } from '../kernel/tables.js';
import { orbitsOf } from './orbits.js';
import type { Wishes } from './wishes.js';

/**
 * No classic puzzle with one solution has fewer.
 *
 * @see {@link https://arxiv.org/abs/1201.0749 | McGuire, Tugemann, Civario: There is no 16-clue Sudoku}
 */
const FEWEST = 17;

/** Is it certain that no puzzle of one solution has so many givens, with the symmetry and the difficulty that are wished for? */
export function areGivensImpossible({ givens, symmetry, stars }: Wishes, tables: Tables): boolean {
  const { min, max } = givens;
  if (max < fewestGivens(tables, stars === 1)) return true;
  // Where singles end, a row has two open cells, and so have the columns of both.
  if (stars !== undefined && stars > 1 && min > tables.cells - 4) return true;
  return !canHave(orbitsOf(tables.size, symmetry), min, max);
}

/**
 * Digits that nothing tells apart can change their names, so all but one of them must be given. Sums tell them apart, and so do
 * neighbours that differ by two, but singles don't look at sums.
 */
function fewestGivens(tables: Tables, forSingles: boolean): number {
  if (tables === classicTables) return FEWEST;
  if (tables.nonConsecutive) return forSingles ? 1 : 0;
  return hasSums(tables) && !forSingles ? 0 : tables.size - 1;
}

/** Can some of the orbits have from `min` to `max` cells together? */
function canHave(orbits: readonly (readonly number[])[], min: number, max: number): boolean {
  let sums = new Set([0]);
  for (const { length } of orbits) sums = new Set([...sums, ...[...sums].map((sum) => sum + length)]);
  return [...sums].some((sum) => sum >= min && sum <= max);
}

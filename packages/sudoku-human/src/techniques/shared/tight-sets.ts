/**
 * The counting argument behind subsets and fish of lines: `size` rows of a small table that have only so many columns between
 * them.
 *
 * Rows are cells and columns digits for a naked subset, digits and places for a hidden one, lines and lines across for a fish.
 * There are few rows, so a depth-first choice that stops as soon as the union grows too wide visits few of the choices.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';

/**
 * Finds each set of `size` rows whose union has `size` bits at most, in lexicographic order of the rows. Rows with one bit,
 * none, or more than `size` take no part.
 *
 * @param visit - takes the mask of the chosen rows and the union of their bits; true stops the search
 * @returns whether `visit` stopped it
 */
export function findTightSets(
  rows: ArrayLike<number>,
  size: number,
  visit: (chosen: number, union: number) => boolean,
): boolean {
  let eligible = 0;
  for (let i = 0; i < rows.length; i++) {
    const count = countBits(rows[i]);
    if (count >= 2 && count <= size) eligible |= 1 << i;
  }
  return countBits(eligible) >= size && extend(rows, size, eligible, 0, 0, visit);
}

function extend(
  rows: ArrayLike<number>,
  left: number,
  eligible: number,
  chosen: number,
  union: number,
  visit: (chosen: number, union: number) => boolean,
): boolean {
  if (left === 0) return visit(chosen, union);
  const size = countBits(chosen) + left;
  for (let rest = eligible; countBits(rest) >= left; rest &= rest - 1) {
    const bit = rest & -rest;
    const wider = union | rows[lowestBit(bit)];
    if (countBits(wider) <= size && extend(rows, left - 1, rest & ~bit, chosen | bit, wider, visit)) return true;
  }
  return false;
}

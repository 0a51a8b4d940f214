/**
 * The strong links of a state: cells with exactly two candidates ("bivalue"), and digits with exactly two places in a full
 * house ("bilocal").
 *
 * One pass over the masks of cells, and one over the masks of places. Two cells that are bilocal in several houses are one
 * link, of the house with the lowest number.
 */

import { countBits, lowestBit } from './bits.js';
import { hasAt } from './cell-sets.js';
import type { State } from './state.js';

/** All bivalue cells of the state, ascending. */
export function bivalueCells({ masks, tables }: State): Uint8Array {
  const cells = new Uint8Array(tables.cells);
  let count = 0;
  for (let cell = 0; cell < tables.cells; cell++) {
    const rest = masks[cell] & (masks[cell] - 1);
    if (rest !== 0 && (rest & (rest - 1)) === 0) cells[count++] = cell;
  }
  return cells.subarray(0, count);
}

/** Links by digit, and within a digit by house: link `i` of digit `d` for `first[d] <= i < first[d + 1]`. */
export type BilocalLinks = {
  /** By digit, and one more: where its links begin. */
  readonly first: Uint16Array;
  /** The house of each link. */
  readonly house: Uint16Array;
  /** The lower cell of each link. */
  readonly low: Uint8Array;
  /** The higher cell of each link. */
  readonly high: Uint8Array;
};

/** All bilocal links of the state. */
export function bilocalLinks(state: State): BilocalLinks {
  const { size, houses, houseCells } = state.tables;
  const first = new Uint16Array(size + 1);
  const house = new Uint16Array(houses * size);
  const low = new Uint8Array(houses * size);
  const high = new Uint8Array(houses * size);
  let count = 0;
  for (let digit = 0; digit < size; digit++) {
    first[digit] = count;
    for (let h = 0; h < houses; h++) {
      const mask = state.places[h * size + digit];
      if (countBits(mask) !== 2) continue;
      const a = houseCells[h * size + lowestBit(mask)];
      const b = houseCells[h * size + lowestBit(mask & (mask - 1))];
      if (isEarlierLink(state, digit, h, a, b)) continue;
      house[count] = h;
      low[count] = a;
      high[count++] = b;
    }
  }
  first[size] = count;
  return { first, house, low, high };
}

/** Are the two cells also the only two places of a house with a lower number? */
function isEarlierLink({ places, tables }: State, digit: number, house: number, a: number, b: number): boolean {
  const { size, words, housesOf, houseSets } = tables;
  for (let i = housesOf.first[a]; housesOf.items[i] < house; i++) {
    const other = housesOf.items[i];
    if (hasAt(houseSets, other, b, words) && countBits(places[other * size + digit]) === 2) return true;
  }
  return false;
}

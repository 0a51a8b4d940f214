/**
 * The strong links of a state: cells with exactly two candidates ("bivalue"), and digits with exactly two places in a house
 * ("bilocal").
 *
 * One pass over the 81 masks of cells, and one over the 27 × 9 masks of places. Two cells that are bilocal in a line and in a
 * box are one link, of the house with the lower number.
 */

import { countBits, lowestBit } from './bits.js';
import { houseCells, placeBits } from './geometry.js';
import type { State } from './state.js';

/** All bivalue cells of the state, ascending. */
export function bivalueCells(state: State): Uint8Array {
  const cells = new Uint8Array(81);
  let count = 0;
  for (let cell = 0; cell < 81; cell++) {
    const mask = state.masks[cell];
    const rest = mask & (mask - 1);
    if (rest !== 0 && (rest & (rest - 1)) === 0) cells[count++] = cell;
  }
  return cells.subarray(0, count);
}

/** Links by digit, and within a digit by house: link `i` of digit `d` for `first[d] <= i < first[d + 1]`. */
export type BilocalLinks = {
  /** By digit 0–9: where its links begin. */
  readonly first: Uint16Array;
  /** The house of each link. */
  readonly house: Uint8Array;
  /** The lower cell of each link. */
  readonly low: Uint8Array;
  /** The higher cell of each link. */
  readonly high: Uint8Array;
};

/** All bilocal links of the state. */
export function bilocalLinks(state: State): BilocalLinks {
  const first = new Uint16Array(10);
  const house = new Uint8Array(243);
  const low = new Uint8Array(243);
  const high = new Uint8Array(243);
  let count = 0;
  for (let digit = 0; digit < 9; digit++) {
    first[digit] = count;
    for (let h = 0; h < 27; h++) {
      const mask = state.places[h * 9 + digit];
      if (countBits(mask) !== 2) continue;
      const a = houseCells[h * 9 + lowestBit(mask)];
      const b = houseCells[h * 9 + lowestBit(mask & (mask - 1))];
      if (h >= 18 && isLineLink(state, digit, a, b)) continue;
      house[count] = h;
      low[count] = a;
      high[count++] = b;
    }
  }
  first[9] = count;
  return { first, house, low, high };
}

/** Are the two cells of a box also the only two of a line? */
function isLineLink(state: State, digit: number, a: number, b: number): boolean {
  const row = Math.floor(a / 9);
  const both = (kind: number) => placeBits[a * 3 + kind] | placeBits[b * 3 + kind];
  if (row === Math.floor(b / 9)) return state.places[row * 9 + digit] === both(0);
  const col = a % 9;
  return col === b % 9 && state.places[(9 + col) * 9 + digit] === both(1);
}

/**
 * All almost locked sets of a state: n cells of one house or cage that hold n + 1 digits between them.
 *
 * Take one of the digits away and the cells are a locked set of the others. Sets of one cell (bivalue cells) are among
 * them. Subsets of the open cells of each house are walked depth first; a branch ends where the digits are too many for
 * the cells left to add: at most 511 choices in a house of nine cells, so nothing cleverer pays. A set that lies in
 * several houses is listed once.
 */

import type { Slices } from '@kit/grid';
import { countBits } from '../../kernel/bits.js';
import { type CellSet, cellsIn, hasAt, keepAt, setOf } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { Tables } from '../../kernel/tables.js';

/** The most cells of a set where houses have more than nine cells, and so up to 65,535 choices. */
const mostOfMany = 4;

/** n cells of a house or cage with n + 1 digits. */
export type AlmostLockedSet = {
  /** The cells, ascending. */
  readonly cells: readonly number[];
  /** Their digits, bit 0 for digit 0. */
  readonly mask: number;
  /** The cells as a set. */
  readonly set: CellSet;
};

/** All almost locked sets, by their size and then by their cells; of at most four cells where houses have more than nine. */
export function* almostLockedSets({ masks, tables }: State): Slices<readonly AlmostLockedSet[]> {
  const { size, words, named } = tables;
  const most = size > 9 ? mostOfMany : size;
  const found: AlmostLockedSet[] = [];
  const chosen: number[] = [];

  const collect = (house: number, open: readonly number[], from: number, digits: number): void => {
    for (let i = from; i < open.length; i++) {
      const mask = digits | masks[open[i]];
      const excess = countBits(mask) - chosen.length - 1;
      // Each further cell may add no digit, so as many cells as are left can make up for an excess of as many digits.
      if (excess > Math.min(open.length - i, most - chosen.length)) continue;
      chosen.push(open[i]);
      if (excess === 1 && !isListedBefore(tables, house, chosen)) {
        const cells = chosen.slice();
        found.push({ cells, mask, set: setOf(cells, words) });
      }
      if (chosen.length < most) collect(house, open, i + 1, mask);
      chosen.pop();
    }
  };

  for (const [house, { cells }] of named.entries()) {
    const open = cells.filter((cell) => masks[cell] !== 0);
    collect(house, open, 0, 0);
    yield;
  }
  return found.sort((a, b) => a.cells.length - b.cells.length || compare(a.cells, b.cells));
}

/** Do the cells of the house or cage lie in an earlier house too? No cell is in two cages. */
function isListedBefore({ housesOf, houseSets, words }: Tables, house: number, cells: readonly number[]): boolean {
  const last = housesOf.first[cells[0] + 1];
  for (let i = housesOf.first[cells[0]]; i < last && housesOf.items[i] < house; i++) {
    if (cells.every((cell) => hasAt(houseSets, housesOf.items[i], cell, words))) return true;
  }
  return false;
}

function compare(a: readonly number[], b: readonly number[]): number {
  let at = 0;
  while (at < a.length - 1 && a[at] === b[at]) at++;
  return a[at] - b[at];
}

/** The cells that hold the digit (from 0) as a candidate and see all of the given cells, ascending. */
export function seenByAll({ digitSets, tables }: State, cells: readonly number[], digit: number): number[] {
  const { words, peerSets } = tables;
  const seen = [...digitSets.subarray(digit * words, (digit + 1) * words)];
  for (const cell of cells) keepAt(seen, 0, peerSets, cell, words);
  return cellsIn(seen);
}

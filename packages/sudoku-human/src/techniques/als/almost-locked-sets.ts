/**
 * All almost locked sets of a state: n cells of one house that hold n + 1 digits between them.
 *
 * Take one of the digits away and the cells are a locked set of the others. Sets of one cell (bivalue cells) are among
 * them. Subsets of the open cells of each house are walked depth first; a branch ends where the digits are too many for
 * the cells left to add: at most 511 choices a house, so nothing cleverer pays. A set that lies in a line and in a box
 * is listed once, with the line.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { type CellSet, cellsIn, keepAt, setOf } from '../../kernel/cell-sets.js';
import { cellHouses, houseCells, peerSets, placeBits } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';

/** n cells of a house with n + 1 digits. */
export type AlmostLockedSet = {
  /** The cells, ascending. */
  readonly cells: readonly number[];
  /** Their digits, bit 0 for digit 0. */
  readonly mask: number;
  /** The cells as a set. */
  readonly set: CellSet;
  /** The first house that holds them. */
  readonly house: number;
  /** For each of the digits, ascending: its places in the house that are in these cells. */
  readonly places: readonly number[];
};

/** All almost locked sets, by their size and then by their cells. */
export function* almostLockedSets({ masks, places }: State): Slices<readonly AlmostLockedSet[]> {
  const found: AlmostLockedSet[] = [];
  const open = new Uint8Array(9);
  const chosen = new Uint8Array(9);

  const collect = (house: number, count: number, from: number, size: number, digits: number): void => {
    for (let i = from; i < count; i++) {
      const mask = digits | masks[open[i]];
      const excess = countBits(mask) - size - 1;
      // Each further cell may add no digit, so as many cells as are left can make up for an excess of as many digits.
      if (excess > count - i) continue;
      chosen[size] = open[i];
      if (excess === 1 && !isListedBefore(house, chosen, size + 1)) {
        const cells: number[] = [];
        let within = 0;
        for (let j = 0; j <= size; j++) {
          cells.push(chosen[j]);
          within |= placeBits[chosen[j] * 3 + Math.floor(house / 9)];
        }
        const own: number[] = [];
        for (let rest = mask; rest !== 0; rest &= rest - 1) own.push(places[house * 9 + lowestBit(rest)] & within);
        found.push({ cells, mask, set: setOf(cells), house, places: own });
      }
      collect(house, count, i + 1, size + 1, mask);
    }
  };

  for (let house = 0; house < 27; house++) {
    let count = 0;
    for (let place = 0; place < 9; place++) {
      const cell = houseCells[house * 9 + place];
      if (masks[cell] !== 0) open[count++] = cell;
    }
    collect(house, count, 0, 0, 0);
    yield;
  }
  return found.sort((a, b) => a.cells.length - b.cells.length || compare(a.cells, b.cells));
}

/** Do the cells of the house lie in an earlier house too: one cell in its row, cells of a box in one line? */
function isListedBefore(house: number, cells: Uint8Array, size: number): boolean {
  if (house < 9) return false;
  if (size === 1) return true;
  if (house < 18) return false;
  const within = (kind: number): boolean => {
    for (let i = 1; i < size; i++)
      if (cellHouses[cells[i] * 3 + kind] !== cellHouses[cells[0] * 3 + kind]) return false;
    return true;
  };
  return within(0) || within(1);
}

function compare(a: readonly number[], b: readonly number[]): number {
  let at = 0;
  while (at < a.length - 1 && a[at] === b[at]) at++;
  return a[at] - b[at];
}

/** The cells that hold the digit (0–8) as a candidate and see all of the given cells, ascending. */
export function seenByAll({ digitSets }: State, cells: readonly number[], digit: number): number[] {
  const seen = [...digitSets.subarray(digit * 3, digit * 3 + 3)];
  for (const cell of cells) keepAt(seen, 0, peerSets, cell);
  return cellsIn(seen);
}

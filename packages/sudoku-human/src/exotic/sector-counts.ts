/**
 * Which rows, columns and digits can just fill the open cells where they cross?
 *
 * Row digits A are counted by rows, the others by columns. For rows R the cost is what A lacks in these rows. A column
 * gains its open cells in R, less the other digits that are candidates there; only columns that gain are taken. Gain equal
 * to cost: the cells are just filled, so A leaves the rest of the rows and the other digits leave the rest of the columns.
 *
 *            C C C . .        A is false at a, the other digits are false at b.
 *     R      # # # a a        Counted from the other side, with the rows and columns that are not taken and with
 *     R      # # # a a        the digits exchanged, it is the same equation. So at most four rows are enough.
 *     .      b b b . .
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import type { State } from '../kernel/state.js';

/** Rows and columns as masks; their open cells can just be filled. */
export type SectorCount = {
  /** The rows. */
  readonly rows: number;
  /** The columns. */
  readonly cols: number;
};

const ALL = 0x1ff;

/**
 * The sets of at least three rows and columns, and at least three of either left, that can just be filled and where that
 * strikes out something; each once.
 */
export function sectorCounts(state: State): SectorCount[] {
  const bitCounts = Uint8Array.from({ length: 512 }, (_, mask) => countBits(mask));
  const { digits, open } = crossings(state);
  const costs = new Uint8Array(512);
  const found = new Map<number, SectorCount>();
  for (let rows = 1; rows < ALL; rows++) {
    if (bitCounts[rows] !== 3 && bitCounts[rows] !== 4) continue;
    fillCosts(state, rows, costs);
    for (let rowDigits = 1; rowDigits < ALL; rowDigits++) {
      let gain = 0;
      let cols = 0;
      let ties = 0;
      for (let col = 0; col < 9; col++) {
        const paid = open[rows * 9 + col] - bitCounts[digits[rows * 9 + col] & ~rowDigits];
        if (paid > 0) {
          gain += paid;
          cols |= 1 << col;
        } else if (paid === 0 && open[rows * 9 + col] > 0) ties |= 1 << col;
      }
      if (gain === 0 || gain !== costs[rowDigits]) continue;
      // Columns that neither gain nor lose may be taken too: then the other digits leave the rest of these columns.
      for (const taken of ties === 0 ? [cols] : [cols, cols | ties]) {
        if (bitCounts[taken] < 3 || bitCounts[taken] > 6) continue;
        if (strikesOut(digits, rows, taken, rowDigits)) found.set(rows * 512 + taken, { rows, cols: taken });
      }
    }
  }
  return [...found.values()];
}

/** By set of rows and column, `[rows * 9 + col]`: the candidates where they cross, and how many cells there are open. */
function crossings({ masks }: State): { digits: Uint16Array; open: Uint8Array } {
  const digits = new Uint16Array(512 * 9);
  const open = new Uint8Array(512 * 9);
  for (let rows = 1; rows <= ALL; rows++) {
    const rest = (rows & (rows - 1)) * 9;
    for (let col = 0; col < 9; col++) {
      const mask = masks[lowestBit(rows) * 9 + col];
      digits[rows * 9 + col] = digits[rest + col] | mask;
      open[rows * 9 + col] = open[rest + col] + (mask === 0 ? 0 : 1);
    }
  }
  return { digits, open };
}

/** By set of digits: in how many of the rows each of them is still to come, added up. */
function fillCosts({ places }: State, rows: number, costs: Uint8Array): void {
  for (let digits = 1; digits <= ALL; digits++) {
    const digit = lowestBit(digits);
    let cost = costs[digits & (digits - 1)];
    for (let rest = rows; rest !== 0; rest &= rest - 1) if (places[lowestBit(rest) * 9 + digit] !== 0) cost++;
    costs[digits] = cost;
  }
}

/** Are there row digits in the rest of the rows, or other digits in the rest of the columns? */
function strikesOut(digits: Uint16Array, rows: number, cols: number, rowDigits: number): boolean {
  for (let col = 0; col < 9; col++) {
    const isTaken = (cols & (1 << col)) !== 0;
    const left = isTaken ? digits[(ALL & ~rows) * 9 + col] & ~rowDigits : digits[rows * 9 + col] & rowDigits;
    if (left !== 0) return true;
  }
  return false;
}

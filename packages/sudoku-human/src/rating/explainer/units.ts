/**
 * Units: the sets of candidates of which exactly one is true, each cell, and each digit in each house.
 *
 * Chains don't care whether the last two candidates are two digits of a cell or two places of a digit, so both are one
 * kind of thing here. A unit is a mask of up to nine bits: units 0–80 are the cells with their digits, unit
 * `81 + house * 9 + digit` holds the places of a digit in a house. A board's marks are all 324 masks in one array, which
 * is copied, and put back, in one call. A candidate `cell * 9 + digit` is in four units: its cell, and its digit in box,
 * row and column, in this order.
 */

import { cellHouses, houseCells, placeBits } from '../../kernel/geometry.js';

/** How many units there are. */
export const UNITS = 324;

/** The unit of a digit in a house. */
export function houseUnit(house: number, digit: number): number {
  return 81 + house * 9 + digit;
}

/** The kinds of houses in the order box, row, column, as indexes into `cellHouses`. */
const boxRowColumn = [2, 0, 1];

/** The units of each candidate: `unitsOf[candidate * 4 + i]`, cell, box, row, column. */
export const unitsOf: Uint16Array = /* @__PURE__ */ Uint16Array.from({ length: 2916 }, (_, i) => {
  const [cell, digit] = [Math.floor(i / 36), Math.floor(i / 4) % 9];
  return i % 4 === 0 ? cell : houseUnit(cellHouses[cell * 3 + boxRowColumn[(i % 4) - 1]], digit);
});

/** The bit of each candidate in each of its units. */
export const unitBits: Uint16Array = /* @__PURE__ */ Uint16Array.from({ length: 2916 }, (_, i) => {
  const [cell, digit] = [Math.floor(i / 36), Math.floor(i / 4) % 9];
  return i % 4 === 0 ? 1 << digit : placeBits[cell * 3 + boxRowColumn[(i % 4) - 1]];
});

/** The candidate at each bit of each unit: `unitCandidates[unit * 9 + bit]`. */
export const unitCandidates: Uint16Array = /* @__PURE__ */ Uint16Array.from({ length: 2916 }, (_, i) => {
  const [unit, bit] = [Math.floor(i / 9), i % 9];
  if (unit < 81) return unit * 9 + bit;
  const [house, digit] = [Math.floor((unit - 81) / 9), (unit - 81) % 9];
  return houseCells[house * 9 + bit] * 9 + digit;
});

/** The 20 cells that a cell sees, those of its box, then of its row, then of its column: `orderedPeers[cell * 20 + i]`. */
export const orderedPeers: Uint8Array = /* @__PURE__ */ buildOrderedPeers();

/** Boxes, columns, rows: the order of the plain rules. */
export const boxesColumnsRows: readonly number[] = /* @__PURE__ */ Array.from({ length: 27 }, (_, i) =>
  i < 9 ? 18 + i : i < 18 ? i : i - 18,
);

/** The masks of nine bits by how many are set, ascending: the order in which subsets are tried. */
export const subsetsOfNine: readonly (readonly number[])[] = /* @__PURE__ */ buildSubsets();

/** Takes a candidate out of the marks. */
export function strike(marks: Uint16Array, candidate: number): void {
  for (let i = candidate * 4; i < candidate * 4 + 4; i++) marks[unitsOf[i]] &= ~unitBits[i];
}

function buildOrderedPeers(): Uint8Array {
  const peers = new Uint8Array(81 * 20);
  for (let cell = 0; cell < 81; cell++) {
    const seen = new Set<number>([cell]);
    for (const kind of boxRowColumn) {
      const house = cellHouses[cell * 3 + kind];
      for (let i = 0; i < 9; i++) seen.add(houseCells[house * 9 + i]);
    }
    peers.set([...seen].slice(1), cell * 20);
  }
  return peers;
}

function buildSubsets(): number[][] {
  const bySize: number[][] = Array.from({ length: 10 }, () => []);
  for (let mask = 0; mask < 512; mask++) {
    let size = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
    bySize[size].push(mask);
  }
  return bySize;
}

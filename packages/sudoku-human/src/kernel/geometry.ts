/**
 * The board's fixed tables: which cells a house has, which houses a cell is in, what a cell sees.
 *
 * Houses are rows 0–8, columns 9–17, boxes 18–26; sets of cells are those of `cell-sets.ts`. The tables take a few
 * microseconds to build and are marked pure, so that a bundle without solvers drops them.
 */

import { addAt, hasAt } from './cell-sets.js';

/** Cells of each house in order: `houseCells[house * 9 + place]`. */
export const houseCells: Uint8Array = /* @__PURE__ */ buildHouseCells();

/** The row, column and box of each cell: `cellHouses[cell * 3 + kind]`. */
export const cellHouses: Uint8Array = /* @__PURE__ */ buildCellHouses();

/** The bit of a cell within its row, column and box: `placeBits[cell * 3 + kind]`. */
export const placeBits: Uint16Array = /* @__PURE__ */ buildPlaceBits();

/** The 20 cells that a cell sees, ascending: `peerCells[cell * 20 + i]`. */
export const peerCells: Uint8Array = /* @__PURE__ */ buildPeerCells();

/** The cells of each house as sets: set number `house`. */
export const houseSets: Int32Array = /* @__PURE__ */ buildHouseSets();

/** The cells that each cell sees as sets: set number `cell`. */
export const peerSets: Int32Array = /* @__PURE__ */ buildPeerSets();

/** Do the two cells share a house? A cell doesn't see itself. */
export function sees(a: number, b: number): boolean {
  return hasAt(peerSets, a, b);
}

/** The houses that hold all the cells: row, column, box. */
export function sharedHouses(cells: readonly number[]): number[] {
  const isShared = (kind: number) =>
    cells.every((cell) => cellHouses[cell * 3 + kind] === cellHouses[cells[0] * 3 + kind]);
  return [0, 1, 2].filter(isShared).map((kind) => cellHouses[cells[0] * 3 + kind]);
}

function buildHouseCells(): Uint8Array {
  const cells = new Uint8Array(27 * 9);
  for (let house = 0; house < 9; house++) {
    for (let place = 0; place < 9; place++) {
      cells[house * 9 + place] = house * 9 + place;
      cells[(9 + house) * 9 + place] = place * 9 + house;
      const row = Math.floor(house / 3) * 3 + Math.floor(place / 3);
      cells[(18 + house) * 9 + place] = row * 9 + (house % 3) * 3 + (place % 3);
    }
  }
  return cells;
}

function buildCellHouses(): Uint8Array {
  const houses = new Uint8Array(81 * 3);
  for (let i = 0; i < 27 * 9; i++) {
    const house = Math.floor(i / 9);
    houses[houseCells[i] * 3 + Math.floor(house / 9)] = house;
  }
  return houses;
}

function buildPlaceBits(): Uint16Array {
  const bits = new Uint16Array(81 * 3);
  for (let i = 0; i < 27 * 9; i++) bits[houseCells[i] * 3 + Math.floor(i / 81)] = 1 << (i % 9);
  return bits;
}

function buildHouseSets(): Int32Array {
  const sets = new Int32Array(27 * 3);
  for (let i = 0; i < 27 * 9; i++) addAt(sets, Math.floor(i / 9), houseCells[i]);
  return sets;
}

function buildPeerSets(): Int32Array {
  const sets = new Int32Array(81 * 3);
  for (let i = 0; i < 81 * 20; i++) addAt(sets, Math.floor(i / 20), peerCells[i]);
  return sets;
}

function buildPeerCells(): Uint8Array {
  const peers = new Uint8Array(81 * 20);
  for (let cell = 0; cell < 81; cell++) {
    let count = 0;
    for (let other = 0; other < 81; other++) {
      if (other === cell) continue;
      const shared = [0, 1, 2].some((kind) => cellHouses[cell * 3 + kind] === cellHouses[other * 3 + kind]);
      if (shared) peers[cell * 20 + count++] = other;
    }
  }
  return peers;
}

/**
 * The classic board's tables: rows 0–8, columns 9–17, boxes 18–26.
 *
 * They take a fraction of a millisecond to build and are marked pure, so that a bundle without solvers drops them. The
 * arrays stand here by name too, for code that is about the classic board alone.
 */

import type { LayoutHouse, LayoutHouseKind } from '../types.js';
import { hasAt } from './cell-sets.js';
import { buildTables, type Tables } from './tables.js';

/** The tables of the classic board. */
export const classicTables: Tables = /* @__PURE__ */ buildClassic();

/** Cells of each house in order: `houseCells[house * 9 + place]`. */
export const houseCells: Uint16Array = /* @__PURE__ */ (() => classicTables.houseCells)();

/** The row, column and box of each cell: `cellHouses[cell * 3 + kind]`. */
export const cellHouses: Uint16Array = /* @__PURE__ */ (() => classicTables.housesOf.items)();

/** The bit of a cell within its row, column and box: `placeBits[cell * 3 + kind]`. */
export const placeBits: Uint16Array = /* @__PURE__ */ (() => classicTables.placeBits)();

/** The 20 cells that a cell sees, ascending: `peerCells[cell * 20 + i]`. */
export const peerCells: Uint16Array = /* @__PURE__ */ (() => classicTables.peers.items)();

/** The cells of each house as sets: set number `house`. */
export const houseSets: Int32Array = /* @__PURE__ */ (() => classicTables.houseSets)();

/** The cells that each cell sees as sets: set number `cell`. */
export const peerSets: Int32Array = /* @__PURE__ */ (() => classicTables.peerSets)();

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

function buildClassic(): Tables {
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const of = (kind: LayoutHouseKind, cellAt: (house: number, place: number) => number): LayoutHouse[] =>
    nine.map((index) => ({ kind, index, cells: nine.map((place) => cellAt(index, place)) }));
  const named = [
    ...of('row', (row, col) => row * 9 + col),
    ...of('column', (col, row) => row * 9 + col),
    ...of('box', (box, i) => (box - (box % 3) + Math.floor(i / 3)) * 9 + (box % 3) * 3 + (i % 3)),
  ];
  return buildTables({ layout: undefined, size: 9, boxRows: 3, boxCols: 3, named, moves: [], nonConsecutive: false });
}

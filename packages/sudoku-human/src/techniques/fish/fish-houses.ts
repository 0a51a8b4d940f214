/** What the fish search asks about single houses. */

import { type CellSet, hasAt, intersectsAt } from '../../kernel/cell-sets.js';
import { cellHouses, houseCells, houseSets } from '../../kernel/geometry.js';

/** Does the house meet set number `index`? */
export function touches(house: number, sets: Int32Array, index: number): boolean {
  return intersectsAt(houseSets, house, sets, index);
}

/** 0 if the houses are all rows, 1 for columns, 2 for boxes, −1 if they are mixed. */
export function onlyKind(houses: readonly number[]): number {
  const kind = Math.floor(houses[0] / 9);
  return houses.every((house) => Math.floor(house / 9) === kind) ? kind : -1;
}

/** The houses of a kind that hold a candidate of the given house, as a mask. */
export function housesMet(cells: CellSet, house: number, kind: number): number {
  let met = 0;
  for (let i = house * 9; i < house * 9 + 9; i++) {
    const cell = houseCells[i];
    if (hasAt(cells, 0, cell)) met |= 1 << cellHouses[cell * 3 + kind];
  }
  return met;
}

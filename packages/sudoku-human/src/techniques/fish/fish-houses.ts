/** What the fish search asks about houses. */

import { countBits } from '../../kernel/bits.js';
import { type CellSet, hasAt, intersectsAt } from '../../kernel/cell-sets.js';
import {
  columnKind,
  type HouseKind,
  houseOfKind,
  lazyTable,
  otherKind,
  regionKind,
  rowKind,
  type Tables,
} from '../../kernel/tables.js';

/** The mask of all houses of a list. */
export const ALL_IN_LIST = -1;

/**
 * Which houses of a list have one of the changed cells: house `i` is bit `i & 31`. All of them if no cells are given, or if
 * the list is too long for a bit each.
 */
export function listed({ houseSets, words }: Tables, houses: readonly number[], changed: CellSet | undefined): number {
  if (changed === undefined || houses.length > 32) return ALL_IN_LIST;
  let mask = 0;
  for (let i = 0; i < houses.length; i++) if (intersectsAt(houseSets, houses[i], changed, 0, words)) mask |= 1 << i;
  return mask;
}

/** The kind of the houses if they are all rows, all columns or all regions, which have each cell once; −1 otherwise. */
export function onlyKind({ kinds }: Tables, houses: readonly number[]): HouseKind {
  const kind = kinds[houses[0]];
  return kind !== otherKind && houses.every((house) => kinds[house] === kind) ? kind : -1;
}

/** The houses of a kind that hold a candidate of the given house, as a mask of their places among the kind. */
export function housesMet(tables: Tables, cells: CellSet, house: number, kind: HouseKind): number {
  const { size, houseCells, words } = tables;
  let met = 0;
  for (let i = house * size; i < (house + 1) * size; i++) {
    const cell = houseCells[i];
    if (hasAt(cells, 0, cell, words)) met |= 1 << (houseOfKind(tables, cell, kind) - kind * size);
  }
  return met;
}

/** By kind (rows, columns, regions) what each cell sees outside its house of that kind, as sets. */
export const beyondHouses: (tables: Tables) => readonly Int32Array[] = /* @__PURE__ */ lazyTable((tables) => {
  const { cells, words, peerSets, houseSets } = tables;
  return [rowKind, columnKind, regionKind].map((kind) => {
    const sight = peerSets.slice();
    for (let cell = 0; cell < cells; cell++) {
      const house = houseOfKind(tables, cell, kind);
      for (let word = 0; word < words; word++) sight[cell * words + word] &= ~houseSets[house * words + word];
    }
    return sight;
  });
});

/** The kinds of the houses, as a mask. */
export function kindsOf({ kinds }: Tables, houses: readonly number[]): number {
  return houses.reduce((mask, house) => mask | (1 << kinds[house]), 0);
}

/** No cell is in more of the houses. A cell is in one row, one column, one region, and some others. */
export function mostThroughACell(tables: Tables, houses: readonly number[]): number {
  const kinds = kindsOf(tables, houses);
  if ((kinds & (1 << otherKind)) === 0) return countBits(kinds);
  const { first } = tables.housesOf;
  return Math.max(...first.subarray(1).map((end, cell) => end - first[cell]));
}

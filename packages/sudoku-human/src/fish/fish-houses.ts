/** What the fish search asks about single houses. */

import { bandOf, bitOf, cellHouses, houseBoards, houseCells } from '../kernel/geometry.js';

/** Does the house meet board number `index` of the list? */
export function touches(house: number, boards: Int32Array, index: number): boolean {
  const at = house * 3;
  const other = index * 3;
  return (
    ((houseBoards[at] & boards[other]) |
      (houseBoards[at + 1] & boards[other + 1]) |
      (houseBoards[at + 2] & boards[other + 2])) !==
    0
  );
}

/** 0 if the houses are all rows, 1 for columns, 2 for boxes, −1 if they are mixed. */
export function onlyKind(houses: readonly number[]): number {
  const kind = Math.floor(houses[0] / 9);
  return houses.every((house) => Math.floor(house / 9) === kind) ? kind : -1;
}

/** The houses of a kind that hold a candidate of the given house, as a mask. */
export function housesMet(board: Int32Array, house: number, kind: number): number {
  let met = 0;
  for (let i = house * 9; i < house * 9 + 9; i++) {
    const cell = houseCells[i];
    if ((board[bandOf[cell]] & bitOf[cell]) !== 0) met |= 1 << cellHouses[cell * 3 + kind];
  }
  return met;
}

/** The board as the Explainer's rules see it: what stands, the marks by unit, and what is counted from them. */

import { lowestBit } from '../../kernel/bits.js';
import { cellHouses, peerCells } from '../../kernel/geometry.js';
import { strike, UNITS, unitBits, unitsOf } from './units.js';

/** A position that is being rated; changed in place, step by step. */
export type Board = {
  /** By cell: the digit that stands there, 1–9, or 0. */
  readonly values: Uint8Array;
  /** By unit: what is still possible (`units.ts`). */
  readonly marks: Uint16Array;
  /** By house: how many of its cells are open. */
  readonly openCells: Uint8Array;
  /** By digit (0–8): how often it stands on the board. */
  readonly placed: Uint8Array;
};

/** The board of 81 digits and 81 masks of candidates; a candidate whose digit a peer shows is left out. */
export function createBoard(values: ArrayLike<number>, candidates: ArrayLike<number>): Board {
  const board: Board = {
    values: Uint8Array.from(values),
    marks: new Uint16Array(UNITS),
    openCells: new Uint8Array(27),
    placed: new Uint8Array(9),
  };
  for (const [cell, value] of board.values.entries()) {
    if (value !== 0) {
      board.placed[value - 1]++;
      continue;
    }
    for (let kind = 0; kind < 3; kind++) board.openCells[cellHouses[cell * 3 + kind]]++;
    let taken = 0;
    for (let i = cell * 20; i < cell * 20 + 20; i++) taken |= (1 << values[peerCells[i]]) >> 1;
    for (let rest = candidates[cell] & ~taken; rest !== 0; rest &= rest - 1) {
      const candidate = cell * 9 + lowestBit(rest);
      for (let i = candidate * 4; i < candidate * 4 + 4; i++) board.marks[unitsOf[i]] |= unitBits[i];
    }
  }
  return board;
}

/** Sets a digit in an open cell, and takes it out of the cells that see it. */
export function setDigit({ values, marks, openCells, placed }: Board, candidate: number): void {
  const [cell, digit] = [Math.floor(candidate / 9), candidate % 9];
  for (let other = cell * 9; other < cell * 9 + 9; other++) strike(marks, other);
  for (let i = cell * 20; i < cell * 20 + 20; i++) strike(marks, peerCells[i] * 9 + digit);
  for (let kind = 0; kind < 3; kind++) openCells[cellHouses[cell * 3 + kind]]--;
  values[cell] = digit + 1;
  placed[digit]++;
}

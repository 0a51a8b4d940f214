/**
 * A position as the techniques work on it: the same candidates held three ways at once.
 *
 * By cell (a mask of digits), by digit (a set of cells), and by house and digit (a mask of the places in the house),
 * so that each technique reads the view in which its pattern is one comparison. `place` and `eliminate` keep the three
 * in step at a cost of a few words a candidate; rebuilding a view on demand would cost more than the search that wants
 * it. Digits are counted from 0 here, 0–8.
 */

import { addAt, bandOf, bitOf, type CellSet } from './cell-sets.js';
import { cellHouses, peerCells, peerSets, placeBits } from './geometry.js';

/** The candidates of a position, and what stands in it. */
export type State = {
  /** By cell: the digit that stands there, 1–9, or 0. */
  readonly values: Uint8Array;
  /** By cell: the mask of its candidates, bit 0 for digit 0; 0 where a digit stands. */
  readonly masks: Uint16Array;
  /** By digit: the cells where it is a candidate, set number `digit`. */
  readonly digitSets: Int32Array;
  /** By house and digit: the places within the house where it is a candidate, `places[house * 9 + digit]`. */
  readonly places: Uint16Array;
  /** By house: how many of its cells are open. */
  readonly openCells: Uint8Array;
};

/**
 * The state of 81 digits (0 for an open cell) and 81 masks of candidates. A candidate whose digit stands in a peer of
 * its cell is left out: whoever pencilled it in, it is gone.
 */
export function createState(values: ArrayLike<number>, candidates: ArrayLike<number>): State {
  const state: State = {
    values: Uint8Array.from(values),
    masks: new Uint16Array(81),
    digitSets: new Int32Array(27),
    places: new Uint16Array(27 * 9),
    openCells: new Uint8Array(27),
  };
  for (let cell = 0; cell < 81; cell++) {
    if (state.values[cell] !== 0) continue;
    for (let kind = 0; kind < 3; kind++) state.openCells[cellHouses[cell * 3 + kind]]++;
    let taken = 0;
    for (let i = cell * 20; i < cell * 20 + 20; i++) taken |= (1 << state.values[peerCells[i]]) >> 1;
    const mask = candidates[cell] & 0x1ff & ~taken;
    for (let digit = 0; digit < 9; digit++) if (mask & (1 << digit)) add(state, cell, digit);
  }
  return state;
}

/** Sets a digit in an open cell: its other candidates go, and the digit goes from all peers. */
export function place(state: State, cell: number, digit: number): void {
  for (let d = 0; d < 9; d++) eliminate(state, cell, d);
  for (let i = cell * 20; i < cell * 20 + 20; i++) eliminate(state, peerCells[i], digit);
  for (let kind = 0; kind < 3; kind++) state.openCells[cellHouses[cell * 3 + kind]]--;
  state.values[cell] = digit + 1;
}

/** Strikes out a candidate; one that isn't there stays away. */
export function eliminate(state: State, cell: number, digit: number): void {
  if ((state.masks[cell] & (1 << digit)) === 0) return;
  state.masks[cell] &= ~(1 << digit);
  state.digitSets[digit * 3 + bandOf[cell]] &= ~bitOf[cell];
  for (let i = cell * 3; i < cell * 3 + 3; i++) state.places[cellHouses[i] * 9 + digit] &= ~placeBits[i];
}

/** The candidates of the digit that see both cells. */
export function seenByBoth({ digitSets }: State, digit: number, a: number, b: number): CellSet {
  const [x, y, z] = [digit * 3, a * 3, b * 3];
  return [
    digitSets[x] & peerSets[y] & peerSets[z],
    digitSets[x + 1] & peerSets[y + 1] & peerSets[z + 1],
    digitSets[x + 2] & peerSets[y + 2] & peerSets[z + 2],
  ];
}

function add(state: State, cell: number, digit: number): void {
  state.masks[cell] |= 1 << digit;
  addAt(state.digitSets, digit, cell);
  for (let i = cell * 3; i < cell * 3 + 3; i++) state.places[cellHouses[i] * 9 + digit] |= placeBits[i];
}

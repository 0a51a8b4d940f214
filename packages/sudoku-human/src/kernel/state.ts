/**
 * A position as the techniques work on it: the same candidates held three ways at once.
 *
 * By cell (a mask of digits), by digit (a set of cells), and by full house and digit (a mask of the places in the house),
 * so that each technique reads the view in which its pattern is one comparison. `place` and `eliminate` change the state
 * and keep the three in step at a cost of a few words a candidate; rebuilding a view on demand would cost more than the
 * search that wants it. Digits are counted from 0 here.
 */

import { addAt, type CellSet } from './cell-sets.js';
import { classicTables } from './geometry.js';
import type { Tables } from './tables.js';

/** The candidates of a position, and what stands in it. */
export type State = {
  /** The board that it is a state of. */
  readonly tables: Tables;
  /** By cell: the digit that stands there, from 1, or 0. */
  readonly values: Uint8Array;
  /** By cell: the mask of its candidates, bit 0 for digit 0; 0 where a digit stands. */
  readonly masks: Uint16Array;
  /** By digit: the cells where it is a candidate, set number `digit`. */
  readonly digitSets: Int32Array;
  /** By full house and digit: the places where it is a candidate, `places[house * size + digit]`. */
  readonly places: Uint16Array;
  /** By full house: how many of its cells are open. */
  readonly openCells: Uint8Array;
};

/**
 * The state of these digits (0 for an open cell) and masks of candidates. A candidate that a value in sight excludes is
 * left out.
 */
export function createState(
  values: ArrayLike<number>,
  candidates: ArrayLike<number>,
  tables: Tables = classicTables,
): State {
  const { size, cells, words, houses, full, housesOf } = tables;
  const state: State = {
    tables,
    values: Uint8Array.from(values),
    masks: new Uint16Array(cells),
    digitSets: new Int32Array(size * words),
    places: new Uint16Array(houses * size),
    openCells: new Uint8Array(houses),
  };
  for (let cell = 0; cell < cells; cell++) {
    if (state.values[cell] !== 0) continue;
    for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) state.openCells[housesOf.items[i]]++;
    const mask = candidates[cell] & full & ~shownTo(tables, state.values, cell);
    for (let digit = 0; digit < size; digit++) if (mask & (1 << digit)) add(state, cell, digit);
  }
  return state;
}

/** The digits that the values in sight exclude from a cell, as a mask. */
export function shownTo({ peers, neighbors, full }: Tables, values: ArrayLike<number>, cell: number): number {
  let shown = 0;
  for (let i = peers.first[cell]; i < peers.first[cell + 1]; i++) shown |= (1 << values[peers.items[i]]) >> 1;
  for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++) {
    const bit = (1 << values[neighbors.items[i]]) >> 1;
    shown |= (bit << 1) | (bit >> 1);
  }
  return shown & full;
}

/** Sets a digit in an open cell: its other candidates go, and the digit goes from all that see the cell. */
export function place(state: State, cell: number, digit: number): void {
  const { size, peers, neighbors, housesOf } = state.tables;
  for (let rest = state.masks[cell]; rest !== 0; rest &= rest - 1)
    eliminate(state, cell, 31 - Math.clz32(rest & -rest));
  for (let i = peers.first[cell]; i < peers.first[cell + 1]; i++) eliminate(state, peers.items[i], digit);
  for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++) {
    if (digit > 0) eliminate(state, neighbors.items[i], digit - 1);
    if (digit + 1 < size) eliminate(state, neighbors.items[i], digit + 1);
  }
  for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) state.openCells[housesOf.items[i]]--;
  state.values[cell] = digit + 1;
}

/** Strikes out a candidate; one that isn't there stays away. */
export function eliminate(state: State, cell: number, digit: number): void {
  if ((state.masks[cell] & (1 << digit)) === 0) return;
  const { size, words, housesOf, placeBits } = state.tables;
  state.masks[cell] &= ~(1 << digit);
  state.digitSets[digit * words + (cell >> 5)] &= ~(1 << (cell & 31));
  for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) {
    state.places[housesOf.items[i] * size + digit] &= ~placeBits[i];
  }
}

/** The candidates of the digit that see both cells. */
export function seenByBoth({ digitSets, tables }: State, digit: number, a: number, b: number): CellSet {
  const { peerSets, words } = tables;
  const [x, y, z] = [digit * words, a * words, b * words];
  const set = [digitSets[x] & peerSets[y] & peerSets[z]];
  for (let word = 1; word < words; word++) set.push(digitSets[x + word] & peerSets[y + word] & peerSets[z + word]);
  return set;
}

function add(state: State, cell: number, digit: number): void {
  const { size, words, housesOf, placeBits } = state.tables;
  state.masks[cell] |= 1 << digit;
  addAt(state.digitSets, digit, cell, words);
  for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) {
    state.places[housesOf.items[i] * size + digit] |= placeBits[i];
  }
}

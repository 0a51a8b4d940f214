/**
 * What nine bits say, looked up.
 *
 * The candidates of one digit in one band (three rows of nine cells) are 27 bits. What the search asks of them can be
 * asked of nine bits at a time: of the nine minirows of a band (row by box), or of a stack seen as bands by columns.
 * There a digit takes one place in each line both ways, that is one of six permutations, and a place on none of the
 * possible ones is no place at all. Seen from the minirows this is pointing and claiming together with the hidden
 * singles of box and row; seen from a stack, the same for columns.
 *
 * Tables of 512 entries and one of 27, built at the first search.
 */

import { COLUMN, rowOfBit } from './band-state.js';

/** The tables of the search. */
export type BandTables = {
  /** Three by three places → the places that lie on a possible permutation. */
  readonly permuted: Uint16Array;
  /** Nine minirows of a band, at 3 · box + row → the 27 cells that the possible permutations leave. */
  readonly locked: Int32Array;
  /** Nine columns → the same with each stack's three at the foot of nine bits, so that three bands fit in. */
  readonly spread: Int32Array;
  /** Cell of a band → the other cells of the band that it sees. */
  readonly peers: Int32Array;
};

let tables: BandTables | undefined;

/** The tables; built once. */
export function bandTables(): BandTables {
  tables ??= buildTables();
  return tables;
}

/** The six permutations of three, as places row * 3 + column; the same with rows and columns exchanged. */
const PERMUTATIONS: readonly number[] = [
  0b100_010_001, 0b010_100_001, 0b100_001_010, 0b001_100_010, 0b010_001_100, 0b001_010_100,
];

function buildTables(): BandTables {
  const permuted = new Uint16Array(512);
  const locked = new Int32Array(512);
  const spread = new Int32Array(512);
  for (let bits = 0; bits < 512; bits++) {
    for (const permutation of PERMUTATIONS) if ((bits & permutation) === permutation) permuted[bits] |= permutation;
    for (let place = 0; place < 9; place++) {
      if ((permuted[bits] >> place) & 1) locked[bits] |= 7 << (9 * (place % 3) + 3 * Math.floor(place / 3));
    }
    spread[bits] = (bits & 7) | ((bits & 56) << 6) | ((bits & 448) << 12);
  }
  return { permuted, locked, spread, peers: peersInBand() };
}

function peersInBand(): Int32Array {
  return Int32Array.from({ length: 27 }, (_, cell) => {
    const col = cell % 9;
    const box = (7 * COLUMN) << (col - (col % 3));
    return (rowOfBit(1 << cell) | box) & ~(1 << cell);
  });
}

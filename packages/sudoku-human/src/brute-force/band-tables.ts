/**
 * What nine bits say, looked up.
 *
 * The candidates of one digit in one band (three rows of nine cells) are 27 bits. Every question that the search asks
 * of them can be asked of nine bits at a time: of a row, of the nine minirows of a band (row by box), or of a stack
 * seen as bands by columns. Where nine bits form three by three, a digit takes one place in each line both ways, that
 * is one of six permutations, and a place on none of the possible ones is no place at all. Seen from the minirows this
 * is pointing and claiming together with the hidden singles of box and row; seen from a stack, the same for columns.
 *
 * Four tables of 512 entries, built at the first search.
 */

/** The tables of the search. */
export type BandTables = {
  /** Nine cells of a row → three bits: which minirows hold a candidate. */
  readonly minirows: Uint8Array;
  /** Three by three places → the places that lie on a possible permutation. */
  readonly permuted: Uint16Array;
  /** Nine minirows of a band → the 27 cells that the possible permutations leave. */
  readonly locked: Int32Array;
  /** Nine cells of a row → the cell, if it is the only one. */
  readonly single: Uint16Array;
};

let tables: BandTables | undefined;

/** The tables; built once. */
export function bandTables(): BandTables {
  tables ??= buildTables();
  return tables;
}

/** The six permutations of three, as places row * 3 + column. */
const PERMUTATIONS: readonly number[] = [
  0b100_010_001, 0b010_100_001, 0b100_001_010, 0b001_100_010, 0b010_001_100, 0b001_010_100,
];

function buildTables(): BandTables {
  const minirows = new Uint8Array(512);
  const permuted = new Uint16Array(512);
  const locked = new Int32Array(512);
  const single = new Uint16Array(512);
  for (let bits = 0; bits < 512; bits++) {
    for (let box = 0; box < 3; box++) if ((bits >> (3 * box)) & 7) minirows[bits] |= 1 << box;
    for (const permutation of PERMUTATIONS) if ((bits & permutation) === permutation) permuted[bits] |= permutation;
    for (let minirow = 0; minirow < 9; minirow++) {
      if ((permuted[bits] >> minirow) & 1) locked[bits] |= 7 << (3 * minirow);
    }
    if ((bits & (bits - 1)) === 0) single[bits] = bits;
  }
  return { minirows, permuted, locked, single };
}

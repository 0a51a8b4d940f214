/**
 * Sets of cells as bits.
 *
 * A set is three 32-bit words, one for each band of three rows; cell `c` is bit `c % 27` of word `c / 27`. Three words of
 * 27 bits keep every operation in int32, where a BigInt or a list of cells would allocate. Sets stand alone (an array of
 * three) or in a row in one array: set number `i` is the words from `i * 3`. Functions whose name ends in `At` take the
 * array and the number and allocate nothing; the others make new sets.
 */

import { countBits, lowestBit } from './bits.js';

/** A set of cells alone: three words. */
export type CellSet = ArrayLike<number>;

/** The band of each cell, which is the word of a set that holds its bit. */
export const bandOf: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 27));

/** The bit of each cell within its band's word. */
export const bitOf: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 81 }, (_, cell) => 1 << (cell % 27));

/** Set number `index` of an array of sets, as a set of its own. */
export function setAt(sets: ArrayLike<number>, index: number): CellSet {
  return [sets[index * 3], sets[index * 3 + 1], sets[index * 3 + 2]];
}

/** The set of these cells. */
export function setOf(cells: readonly number[]): CellSet {
  const words = [0, 0, 0];
  for (const cell of cells) words[bandOf[cell]] |= bitOf[cell];
  return words;
}

/** The cells of either set. */
export function union(a: CellSet, b: CellSet): CellSet {
  return [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
}

/** The cells of both sets. */
export function intersection(a: CellSet, b: CellSet): CellSet {
  return [a[0] & b[0], a[1] & b[1], a[2] & b[2]];
}

/** The cells of the first set that the second hasn't. */
export function without(a: CellSet, b: CellSet): CellSet {
  return [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]];
}

/** Has the set no cell? */
export function isEmpty(set: CellSet): boolean {
  return (set[0] | set[1] | set[2]) === 0;
}

/** Have the sets a cell in common? */
export function intersects(a: CellSet, b: CellSet): boolean {
  return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
}

/** Is every cell of the first set one of the second? */
export function isSubset(a: CellSet, b: CellSet): boolean {
  return ((a[0] & ~b[0]) | (a[1] & ~b[1]) | (a[2] & ~b[2])) === 0;
}

/** How many cells the set has. */
export function sizeOf(set: CellSet): number {
  return countBits(set[0]) + countBits(set[1]) + countBits(set[2]);
}

/** The cells of the set, ascending. */
export function cellsIn(set: CellSet): number[] {
  const cells: number[] = [];
  for (let band = 0; band < 3; band++) {
    for (let word = set[band]; word !== 0; word &= word - 1) cells.push(band * 27 + lowestBit(word));
  }
  return cells;
}

/** Is the cell in set number `index`? */
export function hasAt(sets: ArrayLike<number>, index: number, cell: number): boolean {
  return (sets[index * 3 + bandOf[cell]] & bitOf[cell]) !== 0;
}

/** Adds the cell to set number `index`. */
export function addAt(sets: Int32Array | number[], index: number, cell: number): void {
  sets[index * 3 + bandOf[cell]] |= bitOf[cell];
}

/** Keeps of set number `index` what set number `other` of another array has. */
export function keepAt(sets: Int32Array | number[], index: number, others: ArrayLike<number>, other: number): void {
  const [to, from] = [index * 3, other * 3];
  sets[to] &= others[from];
  sets[to + 1] &= others[from + 1];
  sets[to + 2] &= others[from + 2];
}

/** Has set number `index` a cell that set number `other` of another array has? */
export function intersectsAt(
  sets: ArrayLike<number>,
  index: number,
  others: ArrayLike<number>,
  other: number,
): boolean {
  const [a, b] = [index * 3, other * 3];
  return ((sets[a] & others[b]) | (sets[a + 1] & others[b + 1]) | (sets[a + 2] & others[b + 2])) !== 0;
}

/** Are all cells of set number `index` in set number `other` of another array? */
export function isSubsetAt(sets: ArrayLike<number>, index: number, others: ArrayLike<number>, other: number): boolean {
  const [a, b] = [index * 3, other * 3];
  return ((sets[a] & ~others[b]) | (sets[a + 1] & ~others[b + 1]) | (sets[a + 2] & ~others[b + 2])) === 0;
}

/** The lowest cell of set number `index`, which must have one. */
export function firstAt(sets: ArrayLike<number>, index: number): number {
  const at = index * 3;
  const band = sets[at] !== 0 ? 0 : sets[at + 1] !== 0 ? 1 : 2;
  return band * 27 + lowestBit(sets[at + band]);
}

/**
 * Sets of cells as bits.
 *
 * A set is `words` words of 32 bits, `ceil(cells / 32)`: three on the classic board, eight on 16×16. Cell `c` is bit
 * `c & 31` of word `c >> 5`. Words stay in int32, where a BigInt or a list of cells would allocate. Sets stand alone (an
 * array of words) or in a row in one array: set number `i` is the words from `i * words`. Functions whose name ends in
 * `At` take the array and the number and allocate nothing; the others make new sets.
 *
 * A full word is −1 and a word with bit 31 is negative: compare words with 0 by `===` only.
 */

import { countBits, lowestBit } from './bits.js';

/** A set of cells alone. */
export type CellSet = ArrayLike<number>;

/** The word of each cell of the classic board. */
export const bandOf: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 81 }, (_, cell) => cell >> 5);

/** The bit of each cell of the classic board within its word. */
export const bitOf: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 81 }, (_, cell) => 1 << (cell & 31));

/** Set number `index` of an array of sets, as a set of its own. */
export function setAt(sets: ArrayLike<number>, index: number, words = 3): CellSet {
  const at = index * words;
  const set = [sets[at]];
  for (let word = 1; word < words; word++) set.push(sets[at + word]);
  return set;
}

/** The set without a cell. */
export function emptySet(words: number): number[] {
  const set = [0];
  for (let word = 1; word < words; word++) set.push(0);
  return set;
}

/** The set of these cells. */
export function setOf(cells: readonly number[], words = 3): CellSet {
  const set = emptySet(words);
  for (const cell of cells) set[cell >> 5] |= 1 << (cell & 31);
  return set;
}

/** The cells of either set. */
export function union(a: CellSet, b: CellSet): CellSet {
  const set = [a[0] | b[0]];
  for (let word = 1; word < a.length; word++) set.push(a[word] | b[word]);
  return set;
}

/** The cells of both sets. */
export function intersection(a: CellSet, b: CellSet): CellSet {
  const set = [a[0] & b[0]];
  for (let word = 1; word < a.length; word++) set.push(a[word] & b[word]);
  return set;
}

/** The cells of the first set that the second hasn't. */
export function without(a: CellSet, b: CellSet): CellSet {
  const set = [a[0] & ~b[0]];
  for (let word = 1; word < a.length; word++) set.push(a[word] & ~b[word]);
  return set;
}

/** Has the set no cell? */
export function isEmpty(set: CellSet): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false;
  return true;
}

/** Have the sets a cell in common? */
export function intersects(a: CellSet, b: CellSet): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word] & b[word]) !== 0) return true;
  return false;
}

/** Is every cell of the first set one of the second? */
export function isSubset(a: CellSet, b: CellSet): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word] & ~b[word]) !== 0) return false;
  return true;
}

/** How many cells the set has. */
export function sizeOf(set: CellSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += countBits(set[word]);
  return count;
}

/** The cells of the set, ascending. */
export function cellsIn(set: CellSet): number[] {
  const cells: number[] = [];
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word]; rest !== 0; rest &= rest - 1) cells.push(word * 32 + lowestBit(rest));
  }
  return cells;
}

/** Is the cell in set number `index`? */
export function hasAt(sets: ArrayLike<number>, index: number, cell: number, words = 3): boolean {
  return (sets[index * words + (cell >> 5)] & (1 << (cell & 31))) !== 0;
}

/** Adds the cell to set number `index`. */
export function addAt(sets: Int32Array | number[], index: number, cell: number, words = 3): void {
  sets[index * words + (cell >> 5)] |= 1 << (cell & 31);
}

/** Keeps of set number `index` what set number `other` of another array has. */
export function keepAt(
  sets: Int32Array | number[],
  index: number,
  others: ArrayLike<number>,
  other: number,
  words = 3,
): void {
  const [to, from] = [index * words, other * words];
  for (let word = 0; word < words; word++) sets[to + word] &= others[from + word];
}

/** Adds to set number `index` the cells of set number `other` of another array. */
export function addAllAt(
  sets: Int32Array | number[],
  index: number,
  others: ArrayLike<number>,
  other: number,
  words: number,
): void {
  const [to, from] = [index * words, other * words];
  if (words === 3) {
    sets[to] |= others[from];
    sets[to + 1] |= others[from + 1];
    sets[to + 2] |= others[from + 2];
    return;
  }
  for (let word = 0; word < words; word++) sets[to + word] |= others[from + word];
}

/** Has set number `index` a cell that set number `other` of another array has? */
export function intersectsAt(
  sets: ArrayLike<number>,
  index: number,
  others: ArrayLike<number>,
  other: number,
  words = 3,
): boolean {
  const [a, b] = [index * words, other * words];
  if (words === 3) {
    return ((sets[a] & others[b]) | (sets[a + 1] & others[b + 1]) | (sets[a + 2] & others[b + 2])) !== 0;
  }
  for (let word = 0; word < words; word++) if ((sets[a + word] & others[b + word]) !== 0) return true;
  return false;
}

/** Are all cells of set number `index` in set number `other` of another array? */
export function isSubsetAt(
  sets: ArrayLike<number>,
  index: number,
  others: ArrayLike<number>,
  other: number,
  words = 3,
): boolean {
  const [a, b] = [index * words, other * words];
  if (words === 3) {
    return ((sets[a] & ~others[b]) | (sets[a + 1] & ~others[b + 1]) | (sets[a + 2] & ~others[b + 2])) === 0;
  }
  for (let word = 0; word < words; word++) if ((sets[a + word] & ~others[b + word]) !== 0) return false;
  return true;
}

/** The lowest cell of set number `index`, which must have one. */
export function firstAt(sets: ArrayLike<number>, index: number, words = 3): number {
  let word = 0;
  while (sets[index * words + word] === 0) word++;
  return word * 32 + lowestBit(sets[index * words + word]);
}

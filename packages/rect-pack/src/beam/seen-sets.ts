/**
 * Which sets of sizes a beam's level has already, with which waste: of children that are alike in both one is enough.
 *
 * A set is known by the sum of its items' marks. An open hash table; an entry holds the level in which it was made, the
 * set and the waste, so that nothing is cleared between levels.
 */
import type { Items } from '../items/items.js';

/** The table, for so many children a level. */
export class SeenSets {
  readonly #entries: Int32Array;
  readonly #mask: number;

  constructor(maxSets: number) {
    let size = 64;
    while (size < 2 * maxSets) size *= 2;
    this.#entries = new Int32Array(3 * size);
    this.#mask = size - 1;
  }

  /** Has this level, counted from 1, the set with that waste already? If not it has now. */
  has(level: number, set: number, waste: number): boolean {
    const entries = this.#entries;
    let at = (set ^ Math.imul(waste, 0x9e37_79b1)) & this.#mask;
    while (entries[3 * at] === level) {
      if (entries[3 * at + 1] === set && entries[3 * at + 2] === waste) return true;
      at = (at + 1) & this.#mask;
    }
    entries[3 * at] = level;
    entries[3 * at + 1] = set;
    entries[3 * at + 2] = waste;
    return false;
  }
}

/** A random-looking number for each size, the same for equal sizes: their sum tells sets apart. */
export function marksOf({ count, width, height }: Items): Int32Array {
  const marks = new Int32Array(count);
  for (let item = 0; item < count; item++) {
    let mixed = Math.imul(width[item] * 65_537 + height[item], 0x9e37_79b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
    marks[item] = mixed ^ (mixed >>> 16);
  }
  return marks;
}

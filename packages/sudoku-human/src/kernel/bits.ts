/**
 * Counting and finding bits in 32-bit words.
 *
 * Sets of candidates are 9-bit masks and sets of cells are three words of 27 bits, so these two functions are most of
 * the arithmetic of the package. Both compile to a few machine instructions; a table of 512 counts was no faster.
 */

/** How many bits are set. */
export function countBits(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest set bit; the word must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The digits of a mask, from 1, ascending. */
export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push(lowestBit(rest) + 1);
  return digits;
}

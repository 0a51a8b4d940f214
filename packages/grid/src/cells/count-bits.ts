/**
 * How many bits of a 32-bit word are set: pairs, then nibbles, then bytes are added up in place.
 *
 * @param word - any integer; its lowest 32 bits count
 * @returns 0 to 32
 * @see {@link https://en.wikipedia.org/wiki/Hamming_weight | Hamming weight}
 * @internal
 *
 * @example
 * ```ts
 * import { countBits } from '@kit/grid';
 *
 * countBits(0b1011); // => 3
 * countBits(-1); // => 32
 * ```
 */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

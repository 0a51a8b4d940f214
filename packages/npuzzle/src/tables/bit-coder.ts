/**
 * Bits by how likely they are, as one long number: each bit takes its share of a range (Martin's range coding). How likely a
 * bit is, is learnt by its context: `chances[context]` is the chance of a 0, in 4096ths. The range stays below 2³¹, so that
 * all numbers of the reader are small integers.
 *
 * @see {@link https://en.wikipedia.org/wiki/Range_coding | Martin, Range encoding (1979)}
 */

/**
 * Writes the lowest bits of a value and returns them, or returns what it reads, the highest first: `tree` each bit in the
 * context of those before it, the first in `context + 1`; `even` up to eight even bits.
 */
export type BitCoder = {
  readonly tree: (context: number, bits: number, value: number) => number;
  readonly even: (bits: number, value: number) => number;
  readonly end: () => number;
};

/** The range is widened when it is below. */
const least = 2 ** 23;

/** A chance goes 2⁻⁴ of the way towards each bit, from half to `seldom` or 4096. */
const learn = (chance: number, goal: number): number => chance + ((goal - chance) >> 4);
const seldom = 31;

/** Writes to bytes, which must have room; `end` returns how many it has written. Four even bytes end it. */
export function createBitWriter(bytes: Uint8Array, contexts: number): BitCoder {
  const chances = new Uint16Array(contexts).fill(2048);
  let end = 0;
  let low = 0;
  let range = 2 ** 31 - 1;
  const narrow = (from: number, width: number): void => {
    low += from;
    for (range = width; range < least; range *= 256) {
      // What the sum carries goes into the bytes before.
      if (low >= 2 ** 32) for (let at = end - 1; ++bytes[at] > 255; ) at--;
      bytes[end++] = Math.floor(low / 2 ** 24);
      low = (low % 2 ** 24) * 256;
    }
  };
  const tree = (context: number, bits: number, value: number): number => {
    let node = 1;
    for (let at = bits - 1; at >= 0; at--) {
      const chance = chances[context + node];
      const bound = (range >>> 12) * chance;
      const bit = (value >> at) & 1;
      chances[context + node] = learn(chance, bit === 0 ? 4096 : seldom);
      narrow(bit * bound, bit === 0 ? bound : range - bound);
      node = 2 * node + bit;
    }
    return node - (1 << bits);
  };
  const even = (bits: number, value: number): number => {
    const lowest = value & ((1 << bits) - 1);
    narrow(lowest * (range >>> bits), range >>> bits);
    return lowest;
  };
  return { tree, even, end: () => end };
}

/** Reads from bytes, behind which stand zeros; `end` returns how many it has read. */
export function createBitReader(bytes: Uint8Array, contexts: number): BitCoder {
  const chances = new Uint16Array(contexts).fill(2048);
  let next = 4;
  let code = (bytes[0] << 24) | (bytes[1] << 16) | (bytes[2] << 8) | bytes[3];
  let range = 2 ** 31 - 1;
  const tree = (context: number, bits: number): number => {
    // Local variables are faster.
    let left = code;
    let width = range;
    let node = 1;
    for (let at = 0; at < bits; at++) {
      const chance = chances[context + node];
      const bound = (width >>> 12) * chance;
      // −1 for a 0, 0 for a 1: no processor foresees a branch on a bit that can't be foreseen.
      const isZero = (left - bound) >> 31;
      left -= bound & ~isZero;
      width = (bound & isZero) | ((width - bound) & ~isZero);
      chances[context + node] = learn(chance, seldom + (isZero & (4096 - seldom)));
      node = 2 * node + 1 + isZero;
      for (; width < least; width <<= 8) left = (left << 8) | bytes[next++];
    }
    code = left;
    range = width;
    return node - (1 << bits);
  };
  const even = (bits: number): number => {
    range >>>= bits;
    const value = (code / range) | 0;
    code -= value * range;
    for (; range < least; range <<= 8) code = (code << 8) | bytes[next++];
    return value;
  };
  return { tree, even, end: () => next };
}

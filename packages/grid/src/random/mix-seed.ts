/**
 * From a seed to 128 bits of state, so that neighbouring seeds give unrelated streams.
 *
 * The 53 bits of the seed are two words; Feistel rounds around an avalanche mixer (the finaliser of MurmurHash3, by
 * Austin Appleby, public domain) scramble them. Each round can be undone, so different seeds give different states. The
 * first two words are taken after four rounds, the other two after four more. The constants are the fractional bits of
 * square roots of primes.
 */

/** Four words (int32) of state, never all zero, different for every seed. */
export function mixSeed(seed: number): [number, number, number, number] {
  let low = seed | 0;
  let high = Math.floor(seed / 4_294_967_296) | 0;
  low ^= avalanche(high + 0x6a09e667);
  high ^= avalanche(low + 0xbb67ae85);
  low ^= avalanche(high + 0x3c6ef372);
  high ^= avalanche(low + 0xa54ff53a);
  const first = low;
  const second = high;
  low ^= avalanche(high + 0x510e527f);
  high ^= avalanche(low + 0x9b05688c);
  low ^= avalanche(high + 0x1f83d9ab);
  high ^= avalanche(low + 0x5be0cd19);
  return [first, second, low, high];
}

/** Every bit of the result depends on every bit of the word; can be undone. */
function avalanche(word: number): number {
  word |= 0;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

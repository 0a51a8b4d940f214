/** An avalanche of 32 bits (the finalizer of MurmurHash3), in place of a table of random numbers. */
export function mixBits(value: number): number {
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/**
 * Permutations sorted by a whole number, without a comparator: radix sort by digits, the lowest first.
 *
 * Digits that all numbers share are skipped, so sides below 256 cost one pass each. Equal values keep their order. O(n).
 */

/** Indices 0 … n − 1, the largest value first. Values are whole, from 0 to 2³² − 1. */
export function sortLargestFirst(count: number, measure: (index: number) => number): Int32Array {
  const keys = new Uint32Array(count);
  for (let index = 0; index < count; index++) keys[index] = 4_294_967_295 - measure(index);
  return sortedOrder(keys);
}

/** Indices 0 … n − 1, the smallest value first. Values are whole, from 0 to 2³² − 1. */
export function sortSmallestFirst(count: number, measure: (index: number) => number): Int32Array {
  const keys = new Uint32Array(count);
  for (let index = 0; index < count; index++) keys[index] = measure(index);
  return sortedOrder(keys);
}

/** The indices of the keys, the smallest key first. */
export function sortedOrder(keys: Uint32Array): Int32Array {
  const count = keys.length;
  // For a short list counting up large digits would cost more than the list.
  const bits = count < 512 ? 4 : 8;
  const base = 1 << bits;
  const buffer = new ArrayBuffer(8 * count + 4 * base);
  let order = new Int32Array(buffer, 0, count);
  let other = new Int32Array(buffer, 4 * count, count);
  const ends = new Int32Array(buffer, 8 * count, base);
  let differs = 0;
  let sorted = true;
  for (let index = 0; index < count; index++) {
    order[index] = index;
    differs |= keys[index]! ^ keys[0]!;
    if (index > 0 && keys[index]! < keys[index - 1]!) sorted = false;
  }
  if (sorted) return order;
  for (let shift = 0; shift < 32; shift += bits) {
    if (((differs >>> shift) & (base - 1)) === 0) continue;
    ends.fill(0);
    for (let index = 0; index < count; index++) ends[(keys[index]! >>> shift) & (base - 1)]!++;
    for (let digit = 1; digit < base; digit++) ends[digit] = ends[digit]! + ends[digit - 1]!;
    for (let at = count - 1; at >= 0; at--) {
      const index = order[at]!;
      other[--ends[(keys[index]! >>> shift) & (base - 1)]!] = index;
    }
    const held = order;
    order = other;
    other = held;
  }
  return order;
}

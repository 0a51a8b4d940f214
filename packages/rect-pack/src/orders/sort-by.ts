/**
 * Sorting without a comparator: radix sort by digits of eight bits, the lowest first. O(n).
 *
 * Digits that all numbers share are skipped, so sides below 256 cost one pass each. Of a short list only the leading
 * digit is sorted that way, which leaves little for an insertion sort. Equal values keep their order.
 */

/** Indices 0 … n − 1, the largest value first. Values are whole, from 0 to 2³² − 1. */
export function sortLargestFirst(count: number, measure: (index: number) => number): Int32Array {
  const keys = new Int32Array(count);
  for (let index = 0; index < count; index++) keys[index] = ~measure(index);
  return sortedOrder(keys);
}

/** Indices 0 … n − 1, the smallest value first. Values are whole, from 0 to 2³² − 1. */
export function sortSmallestFirst(count: number, measure: (index: number) => number): Int32Array {
  const keys = new Int32Array(count);
  for (let index = 0; index < count; index++) keys[index] = measure(index);
  return sortedOrder(keys);
}

/** The indices of the keys, the smallest key first when read without a sign. */
export function sortedOrder(keys: Int32Array): Int32Array {
  const count = keys.length;
  const buffer = new ArrayBuffer(8 * count + 4 * digits);
  const order = new Int32Array(buffer, 0, count);
  const spare = new Int32Array(buffer, 4 * count, count);
  return sortKeys(keys, order, spare, new Int32Array(buffer, 8 * count, digits)) ? order : spare;
}

/** Values of a digit: {@link sortKeys} needs so many counters. */
export const digits = 256;

/** Lists shorter than this are sorted by one leading digit and then by insertion. */
const shortList = 512;

/**
 * The indices of the keys, the smallest key first when read without a sign, in arrays that the caller has; `spare` is
 * used as well, and the counters, which are 0. True if the indices come to stand in `order`, false if in `spare`.
 */
export function sortKeys(keys: Int32Array, order: Int32Array, spare: Int32Array, ends: Int32Array): boolean {
  const count = keys.length;
  const first = count > 0 ? keys[0]! : 0;
  let differs = 0;
  let sorted = true;
  let last = first;
  for (let index = 0; index < count; index++) {
    const key = keys[index]!;
    order[index] = index;
    differs |= key ^ first;
    if (key >>> 0 < last >>> 0) sorted = false;
    last = key;
  }
  if (sorted) return true;
  if (count < shortList) {
    sortByDigit(keys, order, spare, ends, Math.max(0, 24 - Math.clz32(differs)));
    insertionSort(keys, spare);
    return false;
  }
  let from = order;
  let to = spare;
  for (let shift = 0; shift < 32; shift += 8) {
    if (((differs >>> shift) & 255) === 0) continue;
    sortByDigit(keys, from, to, ends.fill(0), shift);
    const held = from;
    from = to;
    to = held;
  }
  return from === order;
}

/** One pass: by the eight bits above the shift; what is equal in them keeps its order. */
function sortByDigit(keys: Int32Array, from: Int32Array, to: Int32Array, ends: Int32Array, shift: number): void {
  const count = keys.length;
  for (let index = 0; index < count; index++) ends[(keys[index]! >>> shift) & (digits - 1)]!++;
  let end = 0;
  for (let digit = 0; digit < digits; digit++) {
    end += ends[digit]!;
    ends[digit] = end;
  }
  for (let at = count - 1; at >= 0; at--) {
    const index = from[at]!;
    to[--ends[(keys[index]! >>> shift) & (digits - 1)]!] = index;
  }
}

/** Fast where little is left to be sorted. */
function insertionSort(keys: Int32Array, order: Int32Array): void {
  for (let at = 1; at < order.length; at++) {
    const index = order[at]!;
    const key = keys[index]! >>> 0;
    let to = at;
    for (; to > 0 && keys[order[to - 1]!]! >>> 0 > key; to--) order[to] = order[to - 1]!;
    order[to] = index;
  }
}

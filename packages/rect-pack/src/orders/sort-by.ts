/**
 * Sorting without a comparator: radix sort by digits of eight bits, the lowest first. O(n).
 *
 * Digits that all numbers share are skipped, so sides below 256 cost one pass each. Of a short list only the leading
 * digit is sorted that way, which leaves little for an insertion sort. Equal values keep their order.
 */
import type { Slices } from '@kit/grid';
import type { Pace } from '../items/pace.js';

/** Longer lists are sorted with a pause after each pass. */
const longList = 8192;

/** As {@link sortedOrder}, with pauses. */
export function* sortInPasses(keys: Int32Array, pace: Pace): Slices<Int32Array> {
  const count = keys.length;
  pace.left -= count;
  if (count < longList) return sortedOrder(keys);
  pace.begin('sort');
  const order = new Int32Array(count);
  const spare = new Int32Array(count);
  const ends = new Int32Array(digits);
  const differs = numbered(keys, order);
  if (differs < 0) return order;
  let [from, to] = [order, spare];
  for (let shift = 0; shift < 32; shift += 8) {
    if (((differs >>> shift) & 255) === 0) continue;
    if (pace.left <= 0) yield pace.rest();
    ends.fill(0);
    countDigits(keys, ends, shift);
    pace.left -= count;
    if (pace.left <= 0) yield pace.rest();
    distribute(keys, from, to, ends, shift);
    pace.left -= count;
    [from, to] = [to, from];
  }
  if (pace.left <= 0) yield pace.rest();
  return from;
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
  const differs = numbered(keys, order);
  if (differs < 0) return true;
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

/** The indices as they stand; which bits of the keys differ, or −1 if the keys are sorted. */
function numbered(keys: Int32Array, order: Int32Array): number {
  const count = keys.length;
  const first = count > 0 ? keys[0] : 0;
  let differs = 0;
  let sorted = true;
  let last = first;
  for (let index = 0; index < count; index++) {
    const key = keys[index];
    order[index] = index;
    differs |= key ^ first;
    if (key >>> 0 < last >>> 0) sorted = false;
    last = key;
  }
  return sorted ? -1 : differs >>> 0;
}

/** One pass: by the eight bits above the shift; what is equal in them keeps its order. */
function sortByDigit(keys: Int32Array, from: Int32Array, to: Int32Array, ends: Int32Array, shift: number): void {
  countDigits(keys, ends, shift);
  distribute(keys, from, to, ends, shift);
}

function countDigits(keys: Int32Array, ends: Int32Array, shift: number): void {
  const count = keys.length;
  for (let index = 0; index < count; index++) ends[(keys[index] >>> shift) & (digits - 1)]++;
}

function distribute(keys: Int32Array, from: Int32Array, to: Int32Array, ends: Int32Array, shift: number): void {
  let end = 0;
  for (let digit = 0; digit < digits; digit++) {
    end += ends[digit];
    ends[digit] = end;
  }
  for (let at = keys.length - 1; at >= 0; at--) {
    const index = from[at];
    to[--ends[(keys[index] >>> shift) & (digits - 1)]] = index;
  }
}

/** Fast where little is left to be sorted. */
function insertionSort(keys: Int32Array, order: Int32Array): void {
  for (let at = 1; at < order.length; at++) {
    const index = order[at];
    const key = keys[index] >>> 0;
    let to = at;
    for (; to > 0 && keys[order[to - 1]] >>> 0 > key; to--) order[to] = order[to - 1];
    order[to] = index;
  }
}

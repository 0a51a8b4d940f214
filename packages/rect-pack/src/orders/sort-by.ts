/**
 * Sorting without a comparator: radix sort by digits of eight bits, the lowest first. O(n).
 *
 * Digits that all numbers share are skipped, so sides below 256 cost one pass each. Of a short list only the leading
 * bits are sorted that way, which leaves little for an insertion sort. Equal values keep their order.
 */

/** Longer lists are counted with two steps more for each digit that tells them apart. */
const longList = 8192;

/** As {@link sortedOrder}, and the steps are taken off the pace. */
export function sortCounted(keys: Int32Array, pace: Pace): Int32Array {
  const [order, differs] = sorted(keys);
  pace.work += keys.length;
  for (let shift = 0; shift < 32 && keys.length >= longList; shift += 8) {
    if (((differs >>> shift) & (digits - 1)) !== 0) pace.work += 2 * keys.length;
  }
  return order;
}

/** The indices of the keys, the smallest key first when read without a sign. */
export function sortedOrder(keys: Int32Array): Int32Array {
  return sorted(keys)[0];
}

/** The indices in order, and which bits of the keys differ: none if they were sorted. */
function sorted(keys: Int32Array): [order: Int32Array, differs: number] {
  const count = keys.length;
  const buffer = new ArrayBuffer(8 * count + 4 * counters);
  const order = new Int32Array(buffer, 0, count);
  const [spare, ends] = [new Int32Array(buffer, 4 * count, count), new Int32Array(buffer, 8 * count, counters)];
  return [order, sortKeys(keys, count, order, spare, ends)];
}

/** Values of a digit, and how many counters {@link sortKeys} needs: for two digits at once. */
const digits = 256;
export const counters = 512;

/** Lists shorter than this are sorted by their leading bits, and then by insertion. */
const shortList = 128;
const leadingBits = 7;

/**
 * Writes the indices of so many keys into `order`, the smallest key first when read without a sign. All arrays are the
 * caller's and may be longer; `spare` and the counters are working space. Returns which bits of the keys differ, none if they
 * were sorted.
 */
export function sortKeys(
  keys: Int32Array,
  count: number,
  order: Int32Array,
  spare: Int32Array,
  ends: Int32Array,
): number {
  const differs = numbered(keys, count, order);
  if (differs === 0) return 0;
  if (count < shortList) {
    sortByLeadingBits(keys, count, order, ends, Math.max(0, 32 - leadingBits - Math.clz32(differs)));
    insertionSort(keys, count, order);
    return differs;
  }
  for (let shift = nextDigit(differs, 0); shift < 32; ) {
    const higher = nextDigit(differs, shift + 8);
    // Where there is no second digit it is sorted by the first one twice, which changes nothing.
    sortByTwoDigits(keys, count, order, spare, ends, shift, higher < 32 ? higher : shift);
    shift = nextDigit(differs, higher + 8);
  }
  return differs;
}

/** The shift of the first digit, from this one on, in which keys differ; 32 or more if there is none. */
function nextDigit(differs: number, from: number): number {
  let shift = from;
  while (shift < 32 && ((differs >>> shift) & (digits - 1)) === 0) shift += 8;
  return shift;
}

/** The indices as they stand; which bits of the keys differ, none if the keys are sorted. */
function numbered(keys: Int32Array, count: number, order: Int32Array): number {
  const first = count > 0 ? keys[0] : 0;
  let differs = 0;
  let inOrder = true;
  let last = first;
  for (let index = 0; index < count; index++) {
    const key = keys[index];
    order[index] = index;
    differs |= key ^ first;
    if (key >>> 0 < last >>> 0) inOrder = false;
    last = key;
  }
  return inOrder ? 0 : differs >>> 0;
}

/** By two digits, the lower one first: what is equal in them keeps its order. */
function sortByTwoDigits(
  keys: Int32Array,
  count: number,
  order: Int32Array,
  spare: Int32Array,
  ends: Int32Array,
  low: number,
  high: number,
): void {
  for (let counter = 0; counter < counters; counter++) ends[counter] = 0;
  for (let index = 0; index < count; index++) {
    const key = keys[index];
    ends[(key >>> low) & (digits - 1)]++;
    ends[digits + ((key >>> high) & (digits - 1))]++;
  }
  let lowEnd = 0;
  let highEnd = 0;
  for (let digit = 0; digit < digits; digit++) {
    lowEnd += ends[digit];
    ends[digit] = lowEnd;
    highEnd += ends[digits + digit];
    ends[digits + digit] = highEnd;
  }
  for (let at = count - 1; at >= 0; at--) {
    const index = order[at];
    spare[--ends[(keys[index] >>> low) & (digits - 1)]] = index;
  }
  for (let at = count - 1; at >= 0; at--) {
    const index = spare[at];
    order[--ends[digits + ((keys[index] >>> high) & (digits - 1))]] = index;
  }
}

/** The indices by the few bits above the shift. */
function sortByLeadingBits(keys: Int32Array, count: number, order: Int32Array, ends: Int32Array, shift: number): void {
  const mask = (1 << leadingBits) - 1;
  for (let bucket = 0; bucket <= mask; bucket++) ends[bucket] = 0;
  for (let index = 0; index < count; index++) ends[(keys[index] >>> shift) & mask]++;
  let end = 0;
  for (let bucket = 0; bucket <= mask; bucket++) {
    end += ends[bucket];
    ends[bucket] = end;
  }
  for (let index = count - 1; index >= 0; index--) order[--ends[(keys[index] >>> shift) & mask]] = index;
}

/** Fast where little is left to be sorted. */
function insertionSort(keys: Int32Array, count: number, order: Int32Array): void {
  for (let at = 1; at < count; at++) {
    const index = order[at];
    const key = keys[index] >>> 0;
    let to = at;
    for (; to > 0 && keys[order[to - 1]] >>> 0 > key; to--) order[to] = order[to - 1];
    order[to] = index;
  }
}

import type { Pace } from '@kit/grid';

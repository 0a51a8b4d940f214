import { expect, test } from 'vitest';
import { Pace } from '../../src/items/pace.js';
import { counters, sortCounted, sortKeys } from '../../src/orders/sort-by.js';

/** The definition: by key when read without a sign, equal keys in the order of the list. */
function byDefinition(keys: Int32Array): number[] {
  return Array.from(keys.keys()).sort((a, b) => (keys[a] >>> 0) - (keys[b] >>> 0) || a - b);
}

test('what a sort leaves in its counters does not reach the next one', () => {
  const [order, spare, ends] = [new Int32Array(200), new Int32Array(200), new Int32Array(counters)];
  // Each list has a key whose leading bits are all set, and so leaves something in the last counter.
  for (const count of [3, 5, 127, 128, 200, 127, 2, 9]) {
    const keys = Int32Array.from({ length: count }, (_, at) => (127 + 37 * at) % 128);
    sortKeys(keys, count, order, spare, ends);
    expect(Array.from(order.subarray(0, count))).toEqual(byDefinition(keys));
  }
});

test('keys with a sign come last, and lists of every length around the limits are sorted', () => {
  for (const count of [0, 1, 2, 127, 128, 129, 8191, 8192, 8193]) {
    const keys = Int32Array.from({ length: count }, (_, at) => Math.imul(at + 1, 0x9e3779b1) >> (at % 29));
    expect(Array.from(sortCounted(keys, new Pace(true)))).toEqual(byDefinition(keys));
  }
});

test('keys that differ in some of their four bytes only, whichever those are, are sorted', () => {
  const count = 200;
  const [order, spare, ends] = [new Int32Array(count), new Int32Array(count), new Int32Array(counters)];
  for (let bytes = 0; bytes < 16; bytes++) {
    const mask = [0, 1, 2, 3].reduce((sum, byte) => sum | ((bytes >> byte) & 1 ? 0xff << (8 * byte) : 0), 0);
    const keys = Int32Array.from({ length: count }, (_, at) => 0x5a5a_5a5a ^ (Math.imul(at + 1, 0x9e37_79b1) & mask));
    sortKeys(keys, count, order, spare, ends);
    expect(Array.from(order)).toEqual(byDefinition(keys));
    expect(Array.from(sortCounted(keys, new Pace(true)))).toEqual(byDefinition(keys));
  }
});

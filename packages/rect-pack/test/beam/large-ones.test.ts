import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { largeOnes } from '../../src/beam/large-ones.js';
import { makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';

/** How many are large of the items of these areas. */
function largeAmong(areas: readonly number[]): number | undefined {
  const ones = new Int32Array(areas.length).fill(1);
  const items = makeItems(Int32Array.from(areas), ones, new Uint8Array(areas.length));
  return runSlices(largeOnes(items, startTally(createPace(1))))?.large;
}

/** How many are large of one of this area and so many of area 1. */
const largeOf = (area: number, crowd: number) => largeAmong([area, ...Array<number>(crowd).fill(1)]);

test('a crowd of eight parts in a hundred is left for the holes, one of more is cut down to them first', () => {
  expect(largeOf(92, 8)).toBe(1);
  // One is not enough, two leave eight; then nothing falls, up to the last hundredth.
  expect(largeOf(91, 9)).toBe(9);
});

test('a fall to a quarter is steep enough for a cut, one to a bit more is not', () => {
  // Four of area 1 are more than four parts in a hundred, and one of it more than one, so nothing else cuts.
  const few = [1, 1, 1, 1];
  expect(largeAmong([...Array<number>(23).fill(4), ...few])).toBe(23);
  expect(largeAmong([...Array<number>(31).fill(3), ...few])).toBeUndefined();
});

test('where just a hundredth is left nothing is cut behind it, however steep it falls there', () => {
  // 45 times 11 is 495 of 500; behind it the area falls to a quarter.
  expect(largeAmong([...Array<number>(45).fill(11), 4, 1])).toBe(45);
});

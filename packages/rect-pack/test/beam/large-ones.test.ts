import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { largeOnes } from '../../src/beam/large-ones.js';
import { makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';

/** How many are large of one of this area and so many of area 1. */
function largeOf(area: number, crowd: number): number | undefined {
  const width = new Int32Array(1 + crowd).fill(1);
  width[0] = area;
  const items = makeItems(width, new Int32Array(1 + crowd).fill(1), new Uint8Array(1 + crowd));
  return runSlices(largeOnes(items, new Pace(true, 1)))?.large;
}

test('a crowd of eight parts in a hundred is left for the holes, one of more is cut down to them first', () => {
  expect(largeOf(92, 8)).toBe(1);
  // One is not enough, two leave eight; then nothing falls, up to the last hundredth.
  expect(largeOf(91, 9)).toBe(9);
});

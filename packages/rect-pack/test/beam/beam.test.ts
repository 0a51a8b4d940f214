import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { fillBin } from '../../src/beam/fill-bin.js';
import { GapChoice } from '../../src/beam/gap-choice.js';
import { largeOnes } from '../../src/beam/large-ones.js';
import { startTally } from '../../src/items/tally.js';
import { sizeList } from '../cases.js';
import { itemsOf } from '../support.js';

test('the crowd fills the holes that the large ones leave, and what is too large for them has no place', () => {
  // Beside the large one a column of two pixels is left.
  const items = itemsOf(sizeList('8×10 3×1 2×4'));
  const split = { order: Int32Array.of(0, 1, 2), large: 1 };
  const task = { items, width: 10, height: 10, states: 16, round: 0, wanted: 'most' as const, edgeCost: 0, split };
  const { layout, area, count } = runSlices(fillBin(task, startTally(createPace(1))));
  expect([...layout.page]).toEqual([0, -1, 0]);
  expect([area, count]).toEqual([88, 2]);
});

/** The items that suit a gap of 2 under 1000 of room, between walls of 700 and 800, the best first. */
function chosen(branching: number, sizes: readonly (readonly [width: number, height: number])[]): number[] {
  const items = itemsOf(sizes);
  const choice = new GapChoice(items, branching);
  choice.choose(new Int32Array(1), 0, 2, 1000, 700, 800, 1);
  return [...choice.codes.subarray(0, choice.count)].map((code) => code >> 1);
}

test('of two items that suit a gap equally well the one in contact with its walls stays', () => {
  // The square touches both walls, which counts 2 · 30 · 2, and 4 · 0.2 for its area; the other has 604 · 0.2. Both are
  // 120.8, though the two sums round to different sides.
  const [slim, square] = sizeList('1×604 2×2');
  expect(chosen(1, [slim, square])).toEqual([1]);
  // So it is where the list has been filled by a larger one first.
  expect(chosen(2, [[1, 900], slim, square])).toEqual([0, 2]);
  // One more pixel of area is better.
  expect(chosen(1, [[1, 605], square])).toEqual([0]);
});

/** How many are large of the items of these areas. */
function largeAmong(areas: readonly number[]): number | undefined {
  const items = itemsOf(areas.map((area) => [area, 1] as const));
  return runSlices(largeOnes(items, startTally(createPace(1))))?.large;
}

/** Counts the large rectangles of a list: one has this area, the others have area 1. */
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

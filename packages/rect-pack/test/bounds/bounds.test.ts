import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { maxWorth } from '../../src/bounds/max-worth.js';
import { pageBound } from '../../src/bounds/page-bound.js';
import { stripBound } from '../../src/bounds/strip-bound.js';
import { makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { sizeList } from '../cases.js';
import { itemsOf } from '../support.js';

describe('pages', () => {
  const bound = (sizes: readonly (readonly [number, number])[], turns = 0, thoroughness = 12) =>
    runSlices(pageBound(itemsOf(sizes, turns), 10, 10, thoroughness, startTally(createPace(1))));
  test.each<[string, () => number, number]>([
    ['two halves share a page', () => bound(sizeList('5×10 5×10')), 1],
    ['two that are just over a half do not', () => bound(sizeList('6×10 6×10')), 2],
    ['unless the area alone is asked', () => bound(sizeList('6×8 6×8'), 0, 0), 1],
    ['one that has to lie does not share with one across it', () => bound(sizeList('10×6 6×10')), 2],
    ['one that may turn does', () => bound(sizeList('10×5 5×10'), 1), 1],
    ['four just over a half both ways', () => bound(sizeList('6×6 6×6 6×6 6×6')), 4],
    ['four quarters', () => bound(sizeList('5×5 5×5 5×5 5×5')), 1],
  ])('%s', (_, found, expected) => {
    expect(found()).toBe(expected);
  });
});

test.each([
  [2, 5],
  [5, 2],
])('a turnable item that fits one way only counts as it lies that way: three of %i × %i', (width, height) => {
  const items = itemsOf(
    Array.from({ length: 3 }, () => [width, height] as const),
    1,
  );
  // Five is more than half of the height, so no two are above each other, and only two stand side by side.
  expect(runSlices(pageBound(items, 4, 8, 12, startTally(createPace(1))))).toBe(2);
});

test('of more than half a million the area alone is asked', () => {
  const count = 500_001;
  const side = new Int32Array(count).fill(6);
  const items = makeItems(side, side, new Uint8Array(count));
  expect(runSlices(pageBound(items, 10, 10, 64, startTally(createPace())))).toBe(Math.ceil((36 * count) / 100));
});

test('where sums might not be exact the area alone is asked', () => {
  const side = new Int32Array(58_300).fill(40_000);
  const items = makeItems(side, side, new Uint8Array(58_300));
  const pages = Math.ceil((58_300 * 40_000 ** 2) / 65_535 ** 2);
  expect(runSlices(pageBound(items, 65_535, 65_535, 64, startTally(createPace())))).toBe(pages);
});

describe('strips', () => {
  const bound = (sizes: readonly (readonly [number, number])[], turns = 0, thoroughness = 64) =>
    runSlices(stripBound(itemsOf(sizes, turns), 10, thoroughness, startTally(createPace(1))));
  test.each<[string, () => number, number]>([
    ['the tallest', () => bound(sizeList('1×9 2×3')), 9],
    ['the tallest in its lower position', () => bound([[9, 10]], 1), 9],
    ['which has to fit', () => bound([[4, 11]], 1), 11],
    ['as wide as the strip', () => bound([[4, 10]], 1), 4],
    ['as wide as the strip, in its lower position', () => bound([[10, 5]], 1), 5],
    ['which stands where it is too wide', () => bound([[12, 5]], 1, 0), 12],
    ['and lies where it may not turn', () => bound([[4, 9]], 0, 0), 9],
    ['the area', () => bound(sizeList('10×2 5×3')), 4],
    ['two halves side by side', () => bound(sizeList('5×4 5×4')), 4],
    ['two just over a half above each other', () => bound(sizeList('6×4 6×4')), 8],
    ['unless area and the tallest alone are asked', () => bound(sizeList('6×4 6×4'), 0, 0), 5],
  ])('%s', (_, found, expected) => {
    expect(found()).toBe(expected);
  });

  test.each<[string, number, readonly [number, number], number]>([
    ['five of 2 × 6 stand side by side, though they would be low if they lay', 5, [2, 6], 6],
    ['two of 7 × 6 lie on each other', 2, [7, 6], 12],
    ['and so do two of 6 × 7 when they are turned', 2, [6, 7], 12],
    ['three of 13 × 6 can only stand on each other', 3, [13, 6], 39],
    ['three of 6 × 13 do it as they are', 3, [6, 13], 39],
  ])('which may turn: %s', (_, count, size, height) => {
    expect(bound(Array(count).fill(size), 1)).toBe(height);
  });
});

test('what items are worth at most is the same however often it pauses', () => {
  const sizes = Array.from({ length: 40 }, (_, i) => [1 + (i % 7), 1 + (i % 5)] as const);
  const plain = itemsOf(sizes);
  const worth = Float64Array.from(sizes, ([width, height]) => Math.max(1, width * height - 3));
  const items = makeItems(plain.width, plain.height, plain.turnable, worth);
  const slices = maxWorth(items, 100, startTally(createPace(1)));
  let pauses = 0;
  let step = slices.next();
  for (; !step.done; step = slices.next()) pauses++;
  expect(pauses).toBeGreaterThan(10);
  expect(step.value).toBe(runSlices(maxWorth(items, 100, startTally(createPace()))));
  expect(step.value).toBeLessThanOrEqual(100);
});

test('sums of a strip that are no exact numbers are passed over', () => {
  const side = new Int32Array(400_000).fill(65_535);
  const items = makeItems(side, side, new Uint8Array(side.length));
  expect(runSlices(stripBound(items, 65_535, 1, startTally(createPace())))).toBe(65_535 * side.length);
});

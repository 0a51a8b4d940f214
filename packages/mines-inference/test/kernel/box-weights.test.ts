import { expect, test } from 'vitest';
import { binomialWindow, boxWeights, powerOfTwo } from '../../src/kernel/box-weights.js';

test('powers of two, either way', () => {
  expect([-3, -2, -1, 0, 1, 2, 3].map(powerOfTwo)).toEqual([1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8]);
  expect(powerOfTwo(900) * powerOfTwo(-900)).toBe(1);
});

test('the ways to fill a box, tilted: a row for each size that there is', () => {
  const rows = boxWeights(Int32Array.of(3, 1, 3), 1, 56);
  expect([...rows.keys()].filter((size) => rows[size] !== undefined)).toEqual([1, 3]);
  expect([...rows[1]!]).toEqual([1, 1 / 2]);
  expect([...rows[3]!]).toEqual([1, 3 / 2, 3 / 4, 1 / 8]);
  expect([...boxWeights(Int32Array.of(2), -1, 56)[2]!]).toEqual([1, 4, 4]);
});

test('up to a size the ways are exact, above it scaled to 1', () => {
  expect(Math.max(...boxWeights(Int32Array.of(4), 0, 4)[4]!)).toBe(6);
  expect(Math.max(...boxWeights(Int32Array.of(4), 0, 3)[4]!)).toBe(1);
});

test('a window has its largest value, 1, where it lies; beside it the ratios of binomials', () => {
  expect([...binomialWindow(4, 0, 4, 1)].map((value) => value * 6)).toEqual([1, 4, 6, 4, 1]);
  expect([...binomialWindow(4, 3, 4, 1)]).toEqual([1, 1 / 4]);
  expect([...binomialWindow(4, 0, 1, 1)]).toEqual([1 / 4, 1]);
  expect([...binomialWindow(3, 2, 2, 1)]).toEqual([1]);
});

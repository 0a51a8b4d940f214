import { expect, test } from 'vitest';
import { smallest } from '../../src/kernel/smallest.js';

const rising = (items: readonly number[], count: number) => smallest(items, count, (a, b) => a - b);

test('the few smallest, in order, wherever they stand', () => {
  expect(rising([5, 3, 9, 1, 7, 2], 3)).toEqual([1, 2, 3]);
  expect(rising([1, 2, 3, 4], 3)).toEqual([1, 2, 3]);
  expect(rising([4, 3, 2, 1], 3)).toEqual([1, 2, 3]);
  expect(rising([2, 3, 1], 1)).toEqual([1]);
});

test('all of them where there are no more, none of none', () => {
  expect(rising([3, 1, 2], 3)).toEqual([1, 2, 3]);
  expect(rising([3, 1], 3)).toEqual([1, 3]);
  expect(rising([], 3)).toEqual([]);
});

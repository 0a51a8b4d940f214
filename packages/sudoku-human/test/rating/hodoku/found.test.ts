import { expect, test } from 'vitest';
import {
  choose,
  inCell,
  indexSum,
  inSet,
  isBetter,
  noChoice,
  sizeOf,
  sorted,
} from '../../../src/rating/hodoku/found.js';
import { maskOf } from './made-up-path.js';

const at = (row: number, column: number, digit: number) => ((row - 1) * 9 + column - 1) * 9 + digit - 1;

test('the candidates of a set of cells come by cell, those of a cell by digit', () => {
  // A set is three words of 32 cells; the third has the last 17.
  const [first, last, ninth] = [1, 1 << 31, 1 << 16];
  const ends = [at(1, 1, 5), at(4, 5, 5), at(4, 6, 5), at(8, 1, 5), at(8, 2, 5), at(9, 9, 5)];
  expect(inSet(first | last, first | last, first | ninth, 4)).toEqual(ends);
  expect(sizeOf(first | last, last, 0)).toBe(3);
  const effects = [at(9, 9, 9)];
  inCell([0, maskOf(1, 4, 6, 9)], 1, maskOf(1, 2, 4, 9), effects);
  expect(effects).toEqual([at(9, 9, 9), at(1, 2, 1), at(1, 2, 4), at(1, 2, 9)]);
});

test('effects are sorted by digit, then by cell, each once', () => {
  const effects = [at(2, 1, 3), at(1, 1, 3), at(9, 9, 1), at(2, 1, 3), at(1, 2, 1), at(1, 1, 9)];
  expect(sorted(effects)).toEqual([at(1, 2, 1), at(9, 9, 1), at(1, 1, 3), at(2, 1, 3), at(1, 1, 9)]);
});

test('a later place in the list weighs eighty times more for its cell, and nothing more for its digit', () => {
  expect(indexSum([])).toBe(0);
  expect(indexSum([at(1, 1, 7)])).toBe(7);
  expect(indexSum([at(1, 3, 7)])).toBe(2 + 7);
  expect(indexSum([at(1, 3, 7), at(1, 4, 1), at(1, 5, 9)])).toBe(2 + 7 + (3 * 81 + 1) + (4 * 161 + 9));
});

test('more effects are better, of as many the smaller sum, and nothing is no better than nothing', () => {
  const choice = noChoice<string>();
  expect([isBetter(choice, 0, 0), isBetter(choice, 1, 500)]).toEqual([false, true]);
  choose(choice, 2, 100, 'two');
  expect(choice).toEqual({ count: 2, sum: 100, best: 'two' });
  expect([99, 100, 101].map((sum) => isBetter(choice, 2, sum))).toEqual([true, false, false]);
  expect([1, 3].map((count) => isBetter(choice, count, 100))).toEqual([false, true]);
  expect([isBetter(choice, 1, 1), isBetter(choice, 3, 5000)]).toEqual([false, true]);
});

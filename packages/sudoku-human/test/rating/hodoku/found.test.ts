import { expect, test } from 'vitest';
import { indexSum } from '../../../src/rating/hodoku/found.js';

const at = (row: number, column: number, digit: number) => ((row - 1) * 9 + column - 1) * 9 + digit - 1;

test('a later place in the list weighs eighty times more for its cell, and nothing more for its digit', () => {
  expect(indexSum([])).toBe(0);
  expect(indexSum([at(1, 1, 7)])).toBe(7);
  expect(indexSum([at(1, 3, 7)])).toBe(2 + 7);
  expect(indexSum([at(1, 3, 7), at(1, 4, 1), at(1, 5, 9)])).toBe(2 + 7 + (3 * 81 + 1) + (4 * 161 + 9));
});

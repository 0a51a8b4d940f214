import { expect, test } from 'vitest';
import { hasWalkingTable } from '../../src/heuristics/walking-table.js';

test.each([
  [2, 64],
  [3, 12],
  [4, 4],
  [5, 2],
])('a table of %d rows has up to %d columns', (rows, cols) => {
  expect(hasWalkingTable(rows, cols)).toBe(true);
  expect(hasWalkingTable(rows, cols + 1)).toBe(false);
});

test.each([0, 1, 6, 7])('a board of %d rows has none', (rows) => {
  expect(hasWalkingTable(rows, 1)).toBe(false);
});

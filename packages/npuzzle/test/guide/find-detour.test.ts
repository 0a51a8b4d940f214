import { expect, test } from 'vitest';
import { findDetour } from '../../src/guide/find-detour.js';

const solved = [1, 2, 3, 4, 5, 6, 7, 8, 0];

test('the fewest moves from one board to the other', () => {
  expect(findDetour(solved, solved, 3, 3, 'single', 8)).toEqual([]);
  expect(findDetour(solved, [1, 2, 3, 4, 5, 6, 7, 0, 8], 3, 3, 'single', 8)).toEqual([7]);
  expect(findDetour(solved, [1, 2, 3, 4, 5, 6, 0, 7, 8], 3, 3, 'single', 8)).toEqual([7, 6]);
  expect(findDetour(solved, [1, 2, 3, 4, 5, 6, 0, 7, 8], 3, 3, 'line', 8)).toEqual([6]);
  expect(findDetour(solved, [0, 2, 3, 1, 5, 6, 4, 7, 8], 3, 3, 'line', 8)).toEqual([6, 0]);
  // One move more than it may make.
  expect(findDetour(solved, [0, 2, 3, 1, 5, 6, 4, 7, 8], 3, 3, 'single', 4)).toEqual([7, 6, 3, 0]);
  expect(findDetour(solved, [0, 2, 3, 1, 5, 6, 4, 7, 8], 3, 3, 'single', 3)).toBeUndefined();
});

test('the end of a row is not beside the start of the next', () => {
  const from = [1, 2, 0, 4, 5, 6, 7, 8, 3];
  const over = [1, 2, 4, 0, 5, 6, 7, 8, 3];
  for (const metric of ['single', 'line'] as const) {
    expect(findDetour(from, over, 3, 3, metric, 2)).toBeUndefined();
    expect(findDetour(over, from, 3, 3, metric, 2)).toBeUndefined();
  }
});

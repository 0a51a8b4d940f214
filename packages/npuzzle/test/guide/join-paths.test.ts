import { expect, test } from 'vitest';
import { joinPaths } from '../../src/guide/join-paths.js';

// On 3×3: cells 0 1 2, 3 4 5, 6 7 8.
test('a step and the step back cancel out, as far as they do', () => {
  expect(joinPaths([5, 8], [7, 6], 4, 3, 'single')).toEqual([5, 8, 7, 6]);
  expect(joinPaths([5, 8], [5, 2], 4, 3, 'single')).toEqual([5, 2]);
  expect(joinPaths([5, 8], [5, 4, 1], 4, 3, 'single')).toEqual([1]);
  expect(joinPaths([5, 8], [5, 4], 4, 3, 'single')).toEqual([]);
  expect(joinPaths([], [5, 4], 4, 3, 'single')).toEqual([5, 4]);
  expect(joinPaths([5], [], 4, 3, 'single')).toEqual([5]);
  // Single steps that go on in one line stay two.
  expect(joinPaths([4], [5], 3, 3, 'single')).toEqual([4, 5]);
});

test('slides that go on along a line are one, and those that lead back are none', () => {
  expect(joinPaths([3], [4], 5, 3, 'line')).toEqual([4]);
  expect(joinPaths([4], [3, 0], 5, 3, 'line')).toEqual([3, 0]);
  expect(joinPaths([4], [1], 5, 3, 'line')).toEqual([4, 1]);
  expect(joinPaths([4], [7], 1, 3, 'line')).toEqual([7]);
  expect(joinPaths([4, 5], [2], 7, 3, 'line')).toEqual([4, 5, 2]);
  expect(joinPaths([5], [4, 7], 4, 3, 'line')).toEqual([7]);
  expect(joinPaths([8, 2], [5, 4], 6, 3, 'line')).toEqual([8, 5, 4]);
});

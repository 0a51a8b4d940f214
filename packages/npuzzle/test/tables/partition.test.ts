import { expect, test } from 'vitest';
import { partitionTiles } from '../../src/tables/partition.js';

test('4×4 is divided as 6-6-3, turned to the corner where the blank belongs', () => {
  expect(partitionTiles(4, 4, 15, 6)).toEqual([
    [0, 4, 5, 8, 9, 12],
    [6, 7, 10, 11, 13, 14],
    [1, 2, 3],
  ]);
  expect(partitionTiles(4, 4, 0, 6).map((pattern) => pattern.length)).toEqual([6, 6, 3]);
  expect(
    partitionTiles(4, 4, 0, 6)
      .flat()
      .sort((one, other) => one - other),
  ).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  // The blank belongs in no corner.
  expect(partitionTiles(4, 4, 5, 6).map((pattern) => pattern.length)).toEqual([5, 5, 5]);
});

import { expect, test } from 'vitest';
import { linePatterns } from '../../src/tables/line-patterns.js';
import { partitionTiles } from '../../src/tables/partition.js';

test('in the line metric patterns of 4×4 overlap, and are their own mirror images', () => {
  const patterns = linePatterns(4, 4, 15, 6);
  expect(patterns.map((pattern) => pattern.length)).toEqual([6, 6, 6]);
  for (const pattern of patterns) {
    const image = pattern.map((cell) => (cell % 4) * 4 + Math.floor(cell / 4));
    expect(image.sort((one, other) => one - other)).toEqual(pattern);
  }
  expect(linePatterns(4, 4, 5, 6)).toEqual(partitionTiles(4, 4, 5, 6));
});

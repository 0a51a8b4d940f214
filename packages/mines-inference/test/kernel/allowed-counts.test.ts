/** Regions whose numbers of mines have gaps that no cell without a number can fill: their sums are walked one by one. */
import { expect, test } from 'vitest';
import { analyze, createAnalyzer } from '../../src/index.js';
import { equalsBruteForce } from '../equals-brute-force.js';

/**
 * Stars: the middle y and the ends x, p, q with a 1 between y and each end. Either y is the mine, or the three ends are:
 * one mine or three, never two.
 */
function stars(count: number, mines: number) {
  const neighbors: number[][] = [];
  const cells: number[] = [];
  for (let first = 0; first < 7 * count; first += 7) {
    const star = [[4], [4, 5, 6], [5], [6], [0, 1], [1, 2], [1, 3]];
    neighbors.push(...star.map((list) => list.map((cell) => first + cell)));
    cells.push(-1, -1, -1, -1, 1, 1, 1);
  }
  return { rows: 1, cols: 7 * count, mines, cells, topology: { neighbors } };
}

test.each([1, 2, 3])('%i stars with every number of mines are as brute force says', (count) => {
  const analyzer = createAnalyzer();
  for (let mines = 0; mines <= 3 * count + 1; mines++) equalsBruteForce(stars(count, mines), analyzer);
});

test('a star has one mine or three', () => {
  expect([0, 1, 2, 3, 4].map((mines) => analyze(stars(1, mines)).status)).toEqual([
    'inconsistent',
    'consistent',
    'inconsistent',
    'consistent',
    'inconsistent',
  ]);
  expect(analyze(stars(1, 3)).mineCells).toEqual([0, 2, 3]);
  expect(analyze(stars(1, 1)).mineCells).toEqual([1]);
});

import { expect, test } from 'vitest';
import { refusalCode } from '../../../../config/refusals.js';
import { findComponents, findRuns, freeRuns, parseGrid } from '../../src/index.js';

test('regions touch at sides, not at corners', () => {
  const { labels, sizes } = findComponents(
    parseGrid(`
      1 2 1
      2 2 1
      1 1 2`),
  );
  expect([...labels]).toEqual([0, 1, 2, 1, 1, 2, 3, 3, 4]);
  expect([...sizes]).toEqual([1, 3, 2, 2, 1]);
});

test('a rule of its own decides what belongs together', () => {
  const { sizes } = findComponents(parseGrid('1 2 3 0 5'), (a, b) => a !== 0 && b !== 0);
  expect([...sizes]).toEqual([3, 1, 1]);
});

test('a run is as long as it can be, and empty cells are in none', () => {
  const board = parseGrid(`
    0 0 0
    5 5 5
    5 1 1`);
  expect(findRuns(board, 2, { isEmpty: (value) => value === 0 })).toEqual([
    { cells: [3, 4, 5], axis: 'row' },
    { cells: [7, 8], axis: 'row' },
    { cells: [3, 6], axis: 'col' },
  ]);
});

test('a shortest run below 1 is refused', () => {
  expect(refusalCode(() => findRuns(parseGrid('1'), 0))).toBe('bad-number');
});

test('a cell sees the free cells up to the next thing or the border', () => {
  const { up, down, left, right } = freeRuns(
    parseGrid(`
      0 0 9 0
      0 9 0 0`),
  );
  expect([...up]).toEqual([0, 0, 0, 0, 1, 1, 0, 1]);
  expect([...down]).toEqual([1, 0, 1, 1, 0, 0, 0, 0]);
  expect([...left]).toEqual([0, 1, 2, 0, 0, 1, 0, 1]);
  expect([...right]).toEqual([1, 0, 1, 0, 0, 2, 1, 0]);
});

import { parseGrid, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { usualRules } from '../support.js';

test('tiles are numbered class by class, classes by their first tile', () => {
  const board = parseGrid('9 . 5\n# 5 9', { '.': 0, '#': -1, 5: 5, 9: 9 });
  const { classes, cellOf, starts, oddKinds } = runSlices(numberTiles(board, usualRules));
  expect([...classes]).toEqual([1, 0, 2, -1, 2, 1]);
  expect([...cellOf]).toEqual([0, 5, 2, 4]);
  expect([...starts]).toEqual([0, 2, 4]);
  expect(oddKinds).toEqual([]);
});

test('kinds of a group are one class, named by the first of the group', () => {
  const groups = new Map([
    [5, 5],
    [9, 5],
  ]);
  const { classes, oddKinds } = runSlices(
    numberTiles({ rows: 1, cols: 4, cells: [9, 5, 9, 2] }, { ...usualRules, classes: groups }),
  );
  expect([...classes]).toEqual([1, 1, 1, 2]);
  expect(oddKinds).toEqual([5, 2]);
});

test('of more kinds than are looked at at once all odd ones are named', () => {
  const cells = Array.from({ length: 10_001 }, (_, cell) => (cell >> 1) + 1);
  const { oddKinds, starts, cellOf } = runSlices(numberTiles({ rows: 1, cols: 10_001, cells }, usualRules));
  expect(oddKinds).toEqual([5001]);
  expect(starts.length).toBe(5002);
  expect([...cellOf]).toEqual([...cells.keys()]);
});

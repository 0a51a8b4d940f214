import { expect, test } from 'vitest';
import { houseOfSingle } from '../../../src/rating/hodoku/singles.js';
import { madeUpPath, maskOf } from './made-up-path.js';

test('the house of a hidden single: its row, its column or its box, or none', () => {
  const without = 0x1ff & ~maskOf(1);
  const cellsOf = (cells: readonly number[]) => Object.fromEntries(cells.map((cell) => [cell, without]));
  const rest = [1, 2, 3, 4, 5, 6, 7, 8];
  const inRow = madeUpPath(cellsOf(rest), 0x1ff).board;
  const inColumn = madeUpPath(cellsOf(rest.map((row) => row * 9)), 0x1ff).board;
  const inBox = madeUpPath(cellsOf([1, 2, 9, 10, 11, 18, 19, 20]), 0x1ff).board;
  expect([inRow, inColumn, inBox].map((board) => houseOfSingle(board, 0))).toEqual([0, 9, 18]);
  expect(houseOfSingle(inRow, 1)).toBe(-1);
  expect(houseOfSingle(madeUpPath(cellsOf(rest.slice(1)), 0x1ff).board, 0)).toBe(-1);
});

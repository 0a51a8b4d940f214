import { expect, test } from 'vitest';
import { newFairGame, openFair } from '../../src/index.js';

test('a number counts the mines beside it that went off, with those that are still to be drawn', () => {
  const start = newFairGame({ rows: 1, cols: 3, mines: 1 });
  const exploded = { ...start, board: { ...start.board, cells: [-3, -1, -1] } };
  expect(openFair(exploded, 1).board.cells[1]).toBe(1);
  const both = { ...start, board: { ...start.board, mines: 2, cells: [-3, -1, -3] } };
  expect(openFair(both, 1).board.cells[1]).toBe(2);
});

import { expect, test } from 'vitest';
import { applyMoves, createGuide, isSolvable, isSolved, solve } from '../../src/index.js';

/** Message and place of what is thrown. */
function refusal(call: () => unknown): [message: string, at: object] {
  try {
    call();
  } catch (error) {
    const { message, at } = error as { message: string; at: object };
    return [message, at];
  }
  throw new Error('it was taken');
}

const board = { rows: 2, cols: 2, cells: [1, 2, 3, 0] };

test('a slip is told by its cell, in the same sentence everywhere', () => {
  expect(refusal(() => isSolvable({ ...board, cells: [1, 0, 3, 0] }))).toEqual([
    'board.cells[3] (row 1, column 1) is 0: expected one blank, which stands in cell 1',
    { name: 'board', index: 3, row: 1, col: 1 },
  ]);
  expect(refusal(() => isSolvable({ ...board, cells: [0, 0, 1, 2] }))).toEqual([
    'board.cells[1] (row 0, column 1) is 0: expected one blank, which stands in cell 0',
    { name: 'board', index: 1, row: 0, col: 1 },
  ]);
  expect(refusal(() => isSolvable({ ...board, cells: [3, 1, 0, 3] }))[0]).toContain('stands in cell 0 already');
  expect(refusal(() => isSolved(board, { ...board, cells: [0, 2, 2, 1] }))).toEqual([
    'goal.cells[2] (row 1, column 0) is 2: that tile stands in cell 1 already',
    { name: 'goal', index: 2, row: 1, col: 0 },
  ]);
  expect(refusal(() => isSolvable({ ...board, cells: [1, 2, 3, 1] }))).toEqual([
    'board.cells is without a blank: expected one 0',
    { name: 'board.cells' },
  ]);
  expect(refusal(() => solve(board, { goal: { rows: 1, cols: 2, cells: [1, 0] } }))).toEqual([
    'options.goal is 2×1: expected the size of the board, 2×2',
    { name: 'options.goal' },
  ]);
  expect(refusal(() => solve(board, { goal: { rows: 4, cols: 1, cells: [1, 2, 3, 0] } }))[0]).toContain('is 1×4');
  expect(refusal(() => isSolved(board, { rows: 2, cols: 1, cells: [1, 0] }))[0]).toContain('goal is 1×2');
});

test('a move and a plan are told by their index', () => {
  expect(refusal(() => applyMoves(board, [1, 2]))).toEqual([
    'moves[1] is 2: expected a cell in line with the blank in cell 1',
    { name: 'moves', index: 1 },
  ]);
  expect(refusal(() => createGuide({ ...board, cells: [1, 2, 0, 3] }, { plan: [1] }))).toEqual([
    'options.plan[0] is 1: expected a cell beside the blank in cell 2',
    { name: 'options.plan', index: 0 },
  ]);
  expect(refusal(() => createGuide({ ...board, cells: [1, 2, 0, 3] }, { plan: [0] }))).toEqual([
    'options.plan is a list of 1 moves: expected moves that lead to the goal',
    { name: 'options.plan' },
  ]);
});

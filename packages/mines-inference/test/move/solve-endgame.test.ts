import { expect, test } from 'vitest';
import { type Board, bestMove, parseMines, solveEndgame } from '../../src/index.js';

const closed = (cols: number, mines: number): Board => ({
  rows: 1,
  cols,
  mines,
  cells: new Array<number>(cols).fill(-1),
});

test('as many layouts as are taken on, but more positions than allowed: a limit', () => {
  expect(solveEndgame(closed(13, 5), { maxNodes: 12_870 })).toEqual({ status: 'limit' });
  expect(solveEndgame(closed(8, 3), { maxNodes: 560 })).toMatchObject({ layouts: 56 });
});

test('layouts that take too long to list are a limit, too', () => {
  expect(solveEndgame(closed(500, 1), { maxNodes: 5_000 })).toEqual({ status: 'limit' });
});

test('without a position for its endgame the best move is a guess', () => {
  const board = closed(8, 3);
  const exact = bestMove(board);
  expect(exact.reason.key).toBe('endgame');
  expect(exact.winChance).toBe((solveEndgame(board) as { winChance: number }).winChance);
  for (const maxEndgameNodes of [0, 1]) expect(bestMove(board, { maxEndgameNodes }).winChance).toBeUndefined();
});

test('in a single layout there is a cell to open, be it a 0, until only mines are left', () => {
  const solved = { status: 'solved', winChance: 1, wins: 1, layouts: 1 };
  expect(solveEndgame(parseMines('mines 1\n# 1 # 1 0'))).toEqual({ ...solved, cell: 0 });
  expect(solveEndgame(parseMines('mines 1\nF 1 #'))).toEqual({ ...solved, cell: 2 });
  expect(solveEndgame(parseMines('mines 1\n# 1 0'))).toEqual({ ...solved, cell: null });
});

import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { applyMoves, isSolved, lowerBound, scramble, solve, solveSearch } from '../../src/index.js';

test('boards that need at most 30 moves as far as is known are proven in every quality, however large they are', () => {
  let proven = 0;
  for (const [rows, cols, moves] of [
    [4, 4, 44],
    [3, 5, 40],
    [5, 5, 44],
    [9, 9, 30],
    [2, 30, 30],
  ] as const) {
    for (let seed = 0; seed < runs(3, 8, 2); seed++) {
      const board = scramble({ rows, cols, moves, seed });
      const { moves: shortest, status } = solve(board, { quality: 'optimal' });
      if (status !== 'optimal' || lowerBound(board) > 30) continue;
      proven++;
      for (const quality of ['fast', 'bounded', 'short'] as const) {
        expect(solve(board, { quality })).toMatchObject({ status: 'optimal', lowerBound: shortest.length });
        const stopped = solveSearch(board, { quality });
        stopped.next();
        const { moves: left = [] } = (stopped.next('stop').value ?? {}) as { moves?: number[] };
        expect(left.length === 0 || isSolved(applyMoves(board, left))).toBe(true);
      }
      // Without nodes for a proof there is a solution all the same.
      const { moves: quick } = solve(board, { quality: 'fast', maxNodes: 0 });
      expect(isSolved(applyMoves(board, quick))).toBe(true);
    }
  }
  expect(proven).toBeGreaterThan(4);
});

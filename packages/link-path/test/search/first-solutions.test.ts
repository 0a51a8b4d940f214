/** The first solution that is found of a board is always the same one, and so is the number of positions that it takes. */
import { type Gravity, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { digest } from '../digest.js';
import { dealt } from '../random-board.js';

test.each<[what: string, rows: number, cols: number, kinds: number, gravity: Gravity, maxTurns: number, sum: number]>([
  ['decisions', 6, 8, 12, 'none', 2, 1_346_467_738],
  ['decisions with one turn', 6, 8, 8, 'none', 1, 3_657_437_465],
  ['many tiles of a kind', 5, 8, 3, 'none', 2, 3_625_495_360],
  ['six tiles of a kind', 4, 6, 4, 'none', 1, 3_913_043_878],
  ['gravity', 4, 6, 6, 'down', 2, 508_311_678],
  ['gravity and straight lines', 4, 5, 5, 'center-cols', 0, 122_912_153],
])('%s', (_, rows, cols, kinds, gravity, maxTurns, sum) => {
  const solutions = Array.from({ length: 16 }, (_, seed) => {
    const board = dealt(rows, cols, kinds, seed);
    return [1, 2, 4, 8, 16, 64, 200].map((maxNodes) => {
      const solution = solveBoard(board, { gravity, maxTurns, maxNodes });
      return solution.status === 'solved' ? solution : { moves: [{ a: solution.status.length, b: maxNodes }] };
    });
  });
  expect(digest(solutions.flat())).toBe(sum);
});

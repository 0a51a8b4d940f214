import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { goalBoard, shuffle } from '../../src/index.js';
import { solveByLines } from '../../src/lines/solve-by-lines.js';
import { replays } from '../oracle.js';

/** The moves as one number (FNV-1a). */
const digest = (moves: readonly number[]): number =>
  moves.reduce((hash, cell) => Math.imul(hash ^ cell, 0x01000193), 0x811c9dc5) >>> 0;

/** Same board, same moves: of two tiles, ends or sides that are as near, the one that was taken before. */
test.each([
  { rows: 10, cols: 10, seed: 0, length: 2214, sum: 1674300861 },
  { rows: 10, cols: 10, seed: 1, length: 2107, sum: 1527997944 },
  { rows: 10, cols: 10, seed: 2, length: 2293, sum: 2570040115 },
  { rows: 4, cols: 9, seed: 1, length: 476, sum: 1979452211 },
  { rows: 4, cols: 9, seed: 2, length: 476, sum: 3483841771 },
  { rows: 9, cols: 4, seed: 3, length: 559, sum: 2349110275 },
  { rows: 12, cols: 7, seed: 2, length: 1745, sum: 2549451340 },
  { rows: 2, cols: 11, seed: 3, length: 343, sum: 1032991887 },
  { rows: 3, cols: 3, seed: 3, length: 26, sum: 998097952 },
])('$rows×$cols of seed $seed is solved by $length moves, always the same', ({ rows, cols, seed, length, sum }) => {
  const board = shuffle({ rows, cols, seed });
  const goal = seed === 0 ? goalBoard({ rows, cols }) : shuffle({ rows, cols, seed: 100 + seed });
  const moves = runSlices(solveByLines(labelBoard(board, goal))).moves ?? [];
  expect([moves.length, digest(moves)]).toEqual([length, sum]);
  expect(replays(board, moves, goal, 'single')).toBe(true);
});

test('a path that becomes too long is given up', () => {
  const board = labelBoard(shuffle({ rows: 8, cols: 8, seed: 1 }));
  expect(runSlices(solveByLines(board)).moves?.length).toBeGreaterThan(500);
  expect(runSlices(solveByLines(board, 100)).moves).toBeUndefined();
});

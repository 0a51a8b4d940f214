import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { goalBoard, shuffle, solve } from '../../src/index.js';
import { solveByLines } from '../../src/lines/solve-by-lines.js';
import { replays } from '../oracle.js';

/** The moves as one number (FNV-1a). */
const digest = (moves: readonly number[]): number =>
  moves.reduce((hash, cell) => Math.imul(hash ^ cell, 0x01000193), 0x811c9dc5) >>> 0;

/** Same board, same moves: of two tiles, ends or sides that are as near, the one that was taken before. */
test.each([
  { rows: 10, cols: 10, seed: 0, length: 1820, sum: 1724565230 },
  { rows: 10, cols: 10, seed: 1, length: 1727, sum: 980758515 },
  { rows: 10, cols: 10, seed: 2, length: 1837, sum: 4238735952 },
  { rows: 4, cols: 9, seed: 1, length: 466, sum: 224469196 },
  { rows: 4, cols: 9, seed: 2, length: 420, sum: 2373909353 },
  { rows: 9, cols: 4, seed: 3, length: 475, sum: 2257434911 },
  { rows: 12, cols: 7, seed: 2, length: 1469, sum: 1371831736 },
  { rows: 2, cols: 11, seed: 3, length: 321, sum: 3224910174 },
  { rows: 3, cols: 3, seed: 3, length: 26, sum: 998097952 },
])('$rows×$cols of seed $seed is solved by $length moves, always the same', ({ rows, cols, seed, length, sum }) => {
  const board = shuffle({ rows, cols, seed });
  const goal = seed === 0 ? goalBoard({ rows, cols }) : shuffle({ rows, cols, seed: 100 + seed });
  // Without nodes nothing is shortened.
  const { moves } = solve(board, { goal, quality: 'fast', maxNodes: 0 });
  expect([moves.length, digest(moves)]).toEqual([length, sum]);
  expect(replays(board, moves, goal, 'single')).toBe(true);
});

test('a path that becomes too long is given up', () => {
  const board = labelBoard(shuffle({ rows: 8, cols: 8, seed: 1 }));
  expect(runSlices(solveByLines(board, createPace()))?.length).toBeGreaterThan(500);
  expect(runSlices(solveByLines(board, createPace(), 100))).toBeUndefined();
});

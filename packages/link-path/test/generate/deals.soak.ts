import { createRandom, gravityModes } from '@kit/grid';
import { generateBoard, generateBoardSearch, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { isCleared, replay } from '../replay.js';

test('10,000 boards of 18×8 are cleared by their moves, under every gravity', () => {
  const modes = ['none' as const, ...gravityModes];
  for (let seed = 0; seed < 10_000; seed++) {
    const gravity = modes[seed % modes.length];
    const made = generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed, gravity });
    if (made.status !== 'found') throw new Error(`${seed}: ${made.status}`);
    expect(isCleared(replay(made.board, made.moves, { gravity }))).toBe(true);
  }
});

test('of 1,000 random deals of 18×8 at most one in a hundred is left open, and every play clears its board', () => {
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  for (let seed = 1000; seed < 2000; seed++) {
    const cells = createRandom(seed).shuffle(Array.from({ length: 144 }, (_, index) => (index >> 2) + 1));
    const board = { rows: 8, cols: 18, cells };
    const solution = solveBoard(board);
    counts[solution.status] += 1;
    if (solution.status === 'solved') expect(isCleared(replay(board, solution.moves))).toBe(true);
  }
  expect(counts.limit).toBeLessThanOrEqual(10);
  expect(counts.solved).toBeGreaterThan(800);
});

test('a difficulty that no deal reaches ends in limit after a bounded work', () => {
  const search = generateBoardSearch({ rows: 20, cols: 20, kinds: 20, copies: 20, deadEnds: { min: 0.5 } });
  let slices = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) slices += 1;
  expect(step.value).toEqual({ status: 'limit' });
  expect(slices).toBeLessThan(4000);
});

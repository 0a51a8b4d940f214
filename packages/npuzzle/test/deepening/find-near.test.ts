import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { findNear } from '../../src/deepening/find-near.js';
import { goalBoard, scramble, shuffle, solve } from '../../src/index.js';
import { replays } from '../oracle.js';

const always = Number.POSITIVE_INFINITY;

test('the way is a shortest one, on boards of every shape and goal', () => {
  for (let seed = 0; seed < 24; seed++) {
    const [rows, cols] = [
      [3, 3],
      [2, 3],
      [2, 2],
      [4, 4],
    ][seed % 4];
    const goal = shuffle({ rows, cols, seed: 50 + seed });
    const board = cols === 4 ? scramble({ rows, cols, moves: 20, seed, goal }) : shuffle({ rows, cols, seed, goal });
    const path = runSlices(findNear(labelBoard(board, goal), always, always)).path ?? [];
    expect(path.length).toBe(solve(board, { quality: 'optimal', goal }).moves.length);
    expect(replays(board, path, goal, 'single')).toBe(true);
  }
  const solved = labelBoard(goalBoard({ rows: 4, cols: 4 }));
  expect(runSlices(findNear(solved, 0, 1)).path).toEqual([]);
});

test('none longer than asked for, and none beyond the slices', () => {
  const board = shuffle({ rows: 3, cols: 3, seed: 5 });
  const { length } = solve(board, { quality: 'optimal' }).moves;
  const labelled = labelBoard(board);
  expect(runSlices(findNear(labelled, length, always)).path?.length).toBe(length);
  expect(runSlices(findNear(labelled, length - 1, always)).path).toBeUndefined();
  const far = findNear(labelBoard(shuffle({ rows: 4, cols: 4, seed: 1 })), always, 3);
  expect([far.next().done, far.next().done]).toEqual([false, false]);
  expect(far.next()).toEqual({ done: true, value: { path: undefined } });
});

import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { goalBoard, shuffle } from '../../src/index.js';
import { improveSolution } from '../../src/search/improve-solution.js';
import { replays } from '../oracle.js';

test('stopped at any yield it has the best so far, and the best never becomes longer', () => {
  const size = { rows: 3, cols: 3 };
  const board = shuffle({ ...size, seed: 7 });
  const start = () => improveSolution(labelBoard(board), { beamCells: 45, maxNodes: 2000 });
  // What is made on first use takes yields of its own.
  for (const _ of start());
  const lengths = [...start()].map(({ best }) => best?.length ?? Number.POSITIVE_INFINITY);
  expect(lengths.length).toBeGreaterThan(50);
  expect(lengths).toEqual([...lengths].sort((one, other) => other - one));
  let last: number[] = [];
  for (let stopAt = 0; stopAt < lengths.length; stopAt++) {
    const improving = start();
    for (let seen = 0; seen <= stopAt; seen++) improving.next();
    const { done, value } = improving.next('stop');
    expect(done).toBe(true);
    if (!value.best) continue;
    last = value.best;
    expect(last.length).toBeLessThanOrEqual(lengths[stopAt]);
    expect(replays(board, last, goalBoard(size), 'single')).toBe(true);
  }
  expect(last.length).toBeGreaterThan(0);
});

test('stopped while the walking tables of its size are made it has what lines gave', () => {
  const size = { rows: 3, cols: 11 };
  const board = shuffle({ ...size, seed: 1 });
  const improving = improveSolution(labelBoard(board), { beamCells: 1000, maxNodes: 1000 });
  let step = improving.next();
  while (!step.done && !step.value.best) step = improving.next();
  const { best = [], nodes } = step.value;
  expect(improving.next('stop')).toEqual({ done: true, value: { best, nodes } });
  expect(nodes).toBe(0);
  expect(replays(board, best, goalBoard(size), 'single')).toBe(true);
});

import { expect, test } from 'vitest';
import { applyMoves, createGuide, goalBoard, runSync, scramble, shuffle, solve } from '../../src/index.js';
import { replays } from '../oracle.js';

const sizes = [
  { rows: 4, cols: 5 },
  { rows: 2, cols: 9 },
  { rows: 9, cols: 2 },
  { rows: 8, cols: 8 },
  { rows: 21, cols: 17 },
];

test.each(sizes)('the quick plan of $rows×$cols has the moves of a solution line by line', (size) => {
  for (const seed of [3, 4]) {
    for (const metric of ['single', 'line'] as const) {
      const board = shuffle({ ...size, seed });
      const plan = createGuide(board, { metric }).plan();
      expect(replays(board, plan, goalBoard(board), metric)).toBe(true);
      // Without nodes a solution is line by line.
      expect(plan).toEqual(solve(board, { quality: 'fast', metric, maxNodes: 0 }).moves);
    }
  }
});

test.each(['single', 'line'] as const)(
  'hints that were given never change when more of the plan is known (%s)',
  (metric) => {
    const board = shuffle({ rows: 16, cols: 16, seed: 1 });
    const plan = createGuide(board, { metric }).plan();
    const guide = createGuide(board, { metric });
    let at = board;
    for (const move of plan) {
      expect(guide.next(at)).toBe(move);
      at = applyMoves(at, [move]);
    }
    expect(guide.next(at)).toBeUndefined();
  },
);

test('a board that is near its goal has the shortest plan, one that cannot be solved has none', () => {
  const near = scramble({ rows: 4, cols: 4, moves: 9, seed: 1 });
  expect(createGuide(near).plan()).toHaveLength(solve(near, { quality: 'optimal' }).moves.length);
  expect(createGuide({ rows: 2, cols: 2, cells: [2, 1, 3, 0] }).plan()).toEqual([]);
});

test('on one line the plan is the way of the blank, or one slide of all', () => {
  const cells = Array.from({ length: 20_001 }, (_, cell) => (cell + 20_001) % 20_001);
  const board = { rows: 1, cols: 20_001, cells };
  const goal = { ...board, cells: [...cells.slice(1), 0] };
  const plan = createGuide(board, { goal }).plan();
  expect([plan.length, plan[0], plan.at(-1)]).toEqual([20_000, 1, 20_000]);
  expect(createGuide(board, { goal, metric: 'line' }).plan()).toEqual([20_000]);
});

test('a guide that is asked elsewhere while it thinks still knows the way from where it thought', () => {
  const board = shuffle({ rows: 12, cols: 12, seed: 5 });
  const guide = createGuide(board, { quality: 'bounded' });
  const thinking = guide.nextSearch(board);
  thinking.next();
  // The player goes on meanwhile, and the plan is written on.
  let at = board;
  for (let step = 0; step < 300; step++) at = applyMoves(at, [guide.next(at) ?? 0]);
  const hint = runSync(thinking);
  expect(guide.plan()[0]).toBe(hint);
  expect(replays(board, guide.plan(), goalBoard(board), 'single')).toBe(true);
});

test('a quick plan that is shorter than what was thought out stays', () => {
  // Too large for beams and too far for a quick proof: `fast` goes line by line, though the board is near.
  const near = scramble({ rows: 9, cols: 9, moves: 40, seed: 5 });
  const guide = createGuide(near, { quality: 'fast' });
  const quick = guide.plan();
  expect(solve(near, { quality: 'fast' }).moves.length).toBeGreaterThan(quick.length);
  expect(runSync(guide.nextSearch(near))).toBe(quick[0]);
  expect(guide.plan()).toEqual(quick);
});

import { expect, test } from 'vitest';
import { goalBoard, type Metric, shuffle, solve } from '../../src/index.js';
import { distancesFrom, replays } from '../oracle.js';

const metrics: readonly Metric[] = ['single', 'line'];
const shapes = [
  { rows: 1, cols: 4 },
  { rows: 4, cols: 1 },
  { rows: 2, cols: 2 },
  { rows: 2, cols: 3 },
  { rows: 3, cols: 2 },
  { rows: 4, cols: 2 },
];

const cases = shapes.flatMap((shape) => metrics.map((metric) => ({ ...shape, metric })));

test.each(cases)('$rows×$cols boards are solved by the fewest $metric moves', ({ rows, cols, metric }) => {
  const goal = goalBoard({ rows, cols });
  // Of the 360 boards of 2×3 one of three, of the 20,160 of 4×2 one of 397.
  for (const [cells, distance] of distancesFrom(goal, metric).sample({ 6: 3, 8: 397 }[rows * cols] ?? 1)) {
    const board = { rows, cols, cells };
    const { status, moves, lowerBound } = solve(board, { quality: 'optimal', metric });
    expect([status, moves.length, lowerBound]).toEqual(['optimal', distance, distance]);
    expect(replays(board, moves, goal, metric)).toBe(true);
  }
});

test.each(metrics)('any goal will do (%s)', (metric) => {
  for (let seed = 0; seed < 16; seed++) {
    const [rows, cols] = [
      [2, 3],
      [3, 2],
    ][seed % 2];
    const goal = shuffle({ rows, cols, seed });
    const distances = distancesFrom(goal, metric);
    const board = shuffle({ rows, cols, seed: seed + 1000 });
    const { status, moves } = solve(board, { goal, quality: 'optimal', metric });
    expect([status, moves.length]).toEqual(['optimal', distances.of(board.cells)]);
    expect(replays(board, moves, goal, metric)).toBe(true);
  }
});

test('an unsolvable board is said to be one, in every quality', () => {
  for (const quality of ['fast', 'bounded', 'optimal'] as const) {
    const board = { rows: 4, cols: 4, cells: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0] };
    expect(solve(board, { quality })).toEqual({ status: 'unsolvable', moves: [], lowerBound: 0 });
  }
  expect(solve({ rows: 1, cols: 4, cells: [2, 1, 3, 0] }).status).toBe('unsolvable');
});

test('a limit of nodes gives the best solution so far, or none', () => {
  const board = shuffle({ rows: 4, cols: 4, seed: 3 });
  expect(solve(board, { quality: 'optimal', maxNodes: 10 }).status).toBe('limit');
  const bounded = solve(board, { weight: 1, maxNodes: 10 });
  // A solution in hand is found, though nothing is proven of it within the limit.
  expect(bounded.status).toBe('found');
  expect(replays(board, bounded.moves, goalBoard(board), 'single')).toBe(true);
});

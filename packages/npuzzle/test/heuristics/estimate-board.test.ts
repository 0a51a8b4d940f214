import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import {
  alternating,
  estimateAxis,
  estimateBoard,
  estimateSlides,
  fewestSlides,
} from '../../src/heuristics/estimate-board.js';
import { goalBoard } from '../../src/index.js';
import { distancesFrom } from '../oracle.js';

test.each([
  { rows: 2, cols: 3 },
  { rows: 3, cols: 2 },
  { rows: 3, cols: 3 },
  { rows: 1, cols: 5 },
])('no estimate of $rows×$cols passes the distance, in either metric', (size) => {
  const goal = goalBoard(size);
  let exact = 0;
  for (const [cells, distance] of distancesFrom(goal).sample(size.rows * size.cols === 9 ? 211 : 1)) {
    const board = labelBoard({ ...size, cells });
    const estimate = estimateBoard(board);
    if (estimate > distance || (distance - estimate) % 2 !== 0) expect([cells, estimate]).toEqual([cells, distance]);
    expect(estimateAxis(board, true) + estimateAxis(board, false)).toBe(estimate);
    if (estimate === distance) exact++;
  }
  expect(exact).toBeGreaterThan(1);
  for (const [cells, distance] of distancesFrom(goal, 'line', 7).sample(1)) {
    expect(estimateSlides(labelBoard({ ...size, cells }))).toBeLessThanOrEqual(distance);
  }
});

test('by hand: steps along each axis, and two more for a tile that must step aside', () => {
  const of = (cells: number[]) => {
    const board = labelBoard({ rows: 3, cols: 3, cells });
    return [true, false].map((vertical) => estimateAxis(board, vertical));
  };
  expect(of([1, 2, 3, 4, 5, 6, 7, 8, 0])).toEqual([0, 0]);
  expect(of([1, 2, 3, 4, 5, 0, 7, 8, 6])).toEqual([1, 0]);
  expect(of([1, 2, 3, 4, 5, 6, 7, 0, 8])).toEqual([0, 1]);
  // 2 and 1 in their row cost two steps along it and, for the one that leaves it, two across.
  expect(of([2, 1, 3, 4, 5, 6, 7, 8, 0])).toEqual([2, 2]);
  expect(of([4, 2, 3, 1, 5, 6, 7, 8, 0])).toEqual([2, 2]);
  // In a row of the other axis' size: three tiles turned round, of which one stays.
  expect(of([3, 2, 1, 4, 5, 6, 7, 8, 0])).toEqual([4, 4]);
});

test('a slide brings at most all tiles but the blank nearer, and the axes alternate', () => {
  expect([0, 1, 3, 4, 6, 7].map((distance) => fewestSlides(distance, 4))).toEqual([0, 1, 1, 2, 2, 3]);
  expect([fewestSlides(5, 2), fewestSlides(5, 1)]).toEqual([5, 0]);
  expect([alternating(0, 0), alternating(0, 1), alternating(1, 0), alternating(2, 2), alternating(3, 2)]).toEqual([
    0, 1, 1, 4, 5,
  ]);
});

import { expect, test } from 'vitest';
import { createBoard } from '../../../src/rating/explainer/board.js';
import { createGraph } from '../../../src/rating/explainer/graph.js';
import { clashEnds } from '../../../src/rating/explainer/net-scan.js';
import { CLASH, createNets, makeNet, type Nets, reserve } from '../../../src/rating/explainer/nets.js';
import { chainRating } from '../../../src/rating/explainer/ratings.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { cells } from '../../techniques/positions.js';

test('a net ends where two candidates are on that see each other', () => {
  // Digit 1 has two places in row 1, r1c12, and two in column 1, r12c1: without r1c1 it would be in r1c2 and in r2c1.
  const without = [2, 3, 4, 5, 6, 7, 8].flatMap((i) => [i, i * 9]);
  const { marks } = createBoard(
    cells.map(() => 0),
    cells.map((cell) => (without.includes(cell) ? 0x1fe : 0x1ff)),
  );
  const graph = createGraph(marks);
  const nets = createNets(graph, newWork());
  const [start, right, below] = [0, 1, 9].map((cell) => graph.numbers[cell * 9]);
  expect(makeNet(nets, start + graph.size, { placesOnly: false, dynamic: true })).toBe(false);
  expect(nets.status[start + graph.size]).toBe(CLASH);
  const [held, fresh] = clashEnds(nets, start + graph.size);
  const [parent] = nets.arena.subarray(fresh + 2, fresh + 2 + nets.arena[fresh]);
  expect([held, parent].sort((a, b) => a - b)).toEqual([right, below]);
  expect(makeNet(nets, start, { placesOnly: false, dynamic: true })).toBe(true);
});

test('the arena grows where the next numbers don’t fit, and keeps what it has', () => {
  const nets = { arena: Int32Array.of(5, 6, 7, 8), end: 3 } as unknown as Nets;
  const { arena } = nets;
  reserve(nets, 1);
  expect(nets.arena).toBe(arena);
  reserve(nets, 2);
  expect([...nets.arena]).toEqual([5, 6, 7, 8, 0, 0, 0, 0]);
});

test('lengths: a tenth for each threshold passed, 4, 6, 8, 12, 16, 24, 32, 48 …', () => {
  const tenths = (complexity: number) => Math.round((chainRating(0, complexity) / 0.1) * 10) / 10;
  const cases = [6, 7, 8, 9, 10, 11, 14, 15, 18, 19, 26, 27, 34, 35, 50, 51, 66, 67, 98, 99].map(tenths);
  expect(cases).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10]);
  // The sums are compared as doubles: a chain at 6.6 with six tenths comes before one at 7.0 with two.
  expect(chainRating(6.6, 27)).toBeLessThan(chainRating(7.0, 9));
});

/** Depths of boards by brute force, against the solver and against what is known. */
import type { Grid } from '@kit/grid';
import { expect, test } from 'vitest';
import { buildTables, goalBoard, lowerBound, scramble, shuffle, solve } from '../../src/index.js';
import { distancesFrom, replays } from '../oracle.js';
import { knownDepths } from '../read-table.js';
import { tables4x4 } from '../shared-tables.js';

const goal = goalBoard({ rows: 4, cols: 4 });

/** How far the brute force looks, from either end. */
const half = 10;

// All of them are in the soak.
test('of 2000 boards of 3×3 one is solved by the fewest moves, with tables', () => {
  const start = goalBoard({ rows: 3, cols: 3 });
  const tables = buildTables({ rows: 3, cols: 3 });
  const distances = distancesFrom(start);
  expect(distances.counts()).toEqual(knownDepths('3x3', 'STM'));
  for (const [cells, distance] of distances.sample(2000)) {
    expect(solve({ ...start, cells }, { quality: 'optimal', tables }).moves.length).toBe(distance);
  }
});

test('the first depths of 4×4 have the known numbers of boards, in both metrics', () => {
  for (const [metric, name, most] of [
    ['single', 'STM', half],
    ['line', 'MTM', 5],
  ] as const) {
    const counts = distancesFrom(goal, metric, most).counts();
    expect(counts).toEqual(knownDepths('4x4', name).slice(0, most + 1));
  }
});

/** The fewest single slides to the goal, by breadth-first search from both ends; undefined beyond twice `half`. */
function distanceTo(board: Grid): number | undefined {
  const near = distancesFrom(goal, 'single', half);
  const sums = [...distancesFrom(board, 'single', half).sample(1)].map(
    ([cells, distance]) => distance + (near.of(cells) ?? Number.POSITIVE_INFINITY),
  );
  const fewest = sums.reduce((least, sum) => Math.min(least, sum));
  return Number.isFinite(fewest) ? fewest : undefined;
}

test('scrambled boards of 4×4 are as deep as brute force from both ends says', () => {
  let deepest = 0;
  for (let seed = 1; seed < 4; seed++) {
    const board = scramble({ rows: 4, cols: 4, moves: 16 + 3 * seed, seed });
    const distance = distanceTo(board);
    if (distance === undefined) continue;
    deepest = Math.max(deepest, distance);
    for (const used of [tables4x4(), undefined]) {
      const { status, moves } = solve(board, { quality: 'optimal', tables: used });
      expect([status, moves.length]).toEqual(['optimal', distance]);
      expect(replays(board, moves, goal, 'single')).toBe(true);
      expect(lowerBound(board, { tables: used })).toBeLessThanOrEqual(distance);
    }
  }
  expect(deepest).toBeGreaterThan(18);
});

test('shuffled boards of 4×4 are as deep with tables as without, two ways that share no estimate', () => {
  let proven = 0;
  for (const seed of [3, 7, 11]) {
    const board = shuffle({ rows: 4, cols: 4, seed });
    const plain = solve(board, { quality: 'optimal', maxNodes: 60_000 });
    if (plain.status !== 'optimal') continue;
    proven++;
    const withTables = solve(board, { quality: 'optimal', tables: tables4x4() });
    expect([withTables.status, withTables.moves.length]).toEqual(['optimal', plain.moves.length]);
    expect(replays(board, withTables.moves, goal, 'single')).toBe(true);
    const { moves } = solve(board, { quality: 'fast' });
    expect(moves.length).toBeGreaterThanOrEqual(plain.moves.length);
  }
  expect(proven).toBeGreaterThan(1);
});

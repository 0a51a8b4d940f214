/** Depths of boards by brute force, against the solver and against what is known. */
import type { Grid } from '@kit/grid';
import { expect, test } from 'vitest';
import { buildTables, goalBoard, lowerBound, scramble, shuffle, solve } from '../../src/index.js';
import { distancesFrom, movesOf, replays } from '../oracle.js';
import { knownDepths } from '../read-table.js';

test('every hundredth board of 3×3 is solved by the fewest moves, with tables', () => {
  const start = goalBoard({ rows: 3, cols: 3 });
  const tables = buildTables({ rows: 3, cols: 3 });
  const counts: number[] = [];
  let index = 0;
  for (const [key, distance] of distancesFrom(start)) {
    counts[distance] = (counts[distance] ?? 0) + 1;
    if (index++ % 100 !== 0) continue;
    const board = { ...start, cells: key.split(',').map(Number) };
    expect(solve(board, { quality: 'optimal', tables }).moves.length).toBe(distance);
  }
  expect(counts).toEqual(knownDepths('3x3', 'STM'));
});

test('the first depths of 4×4 have the known numbers of boards, in both metrics', () => {
  for (const [metric, name, most] of [
    ['single', 'STM', 12],
    ['line', 'MTM', 6],
  ] as const) {
    const counts: number[] = [];
    for (const distance of distancesFrom(goalBoard({ rows: 4, cols: 4 }), metric, most).values())
      counts[distance] = (counts[distance] ?? 0) + 1;
    expect(counts).toEqual(knownDepths('4x4', name).slice(0, most + 1));
  }
});

/** The fewest single slides between two boards, by breadth-first search from both; undefined beyond `most`. */
function distanceBetween(one: Grid, other: Grid, most: number): number | undefined {
  const sides = [one, other].map(({ cells }) => ({ seen: new Map([[cells.join(), 0]]), level: [cells] }));
  if (one.cells.join() === other.cells.join()) return 0;
  for (let depth = 1; depth <= most; depth++) {
    const [near, far] = depth % 2 === 1 ? sides : [sides[1], sides[0]];
    const next: (readonly number[])[] = [];
    let met = Number.POSITIVE_INFINITY;
    for (const cells of near.level) {
      for (const [, after] of movesOf(cells, one, false)) {
        const key = after.join();
        if (near.seen.has(key)) continue;
        near.seen.set(key, Math.ceil(depth / 2));
        next.push(after);
        met = Math.min(met, Math.ceil(depth / 2) + (far.seen.get(key) ?? Number.POSITIVE_INFINITY));
      }
    }
    if (met < Number.POSITIVE_INFINITY) return met;
    near.level = next;
  }
  return undefined;
}

const goal = goalBoard({ rows: 4, cols: 4 });
const tables = buildTables({ rows: 4, cols: 4, mostTiles: 5 });

test('scrambled boards of 4×4 are as deep as brute force from both ends says', () => {
  let deepest = 0;
  for (let seed = 0; seed < 16; seed++) {
    const board = scramble({ rows: 4, cols: 4, moves: 16 + seed, seed });
    const distance = distanceBetween(board, goal, 26);
    if (distance === undefined) continue;
    deepest = Math.max(deepest, distance);
    for (const used of [tables, undefined]) {
      const { status, moves } = solve(board, { quality: 'optimal', tables: used });
      expect([status, moves.length]).toEqual(['optimal', distance]);
      expect(replays(board, moves, goal, 'single')).toBe(true);
      expect(lowerBound(board, { tables: used })).toBeLessThanOrEqual(distance);
    }
  }
  expect(deepest).toBeGreaterThan(20);
});

test('shuffled boards of 4×4 are as deep with tables as without, two ways that share no estimate', () => {
  let proven = 0;
  for (let seed = 0; seed < 24; seed++) {
    const board = shuffle({ rows: 4, cols: 4, seed });
    const plain = solve(board, { quality: 'optimal', maxNodes: 150_000 });
    if (plain.status !== 'optimal') continue;
    proven++;
    const withTables = solve(board, { quality: 'optimal', tables });
    expect([withTables.status, withTables.moves.length]).toEqual(['optimal', plain.moves.length]);
    expect(replays(board, withTables.moves, goal, 'single')).toBe(true);
    const { moves } = solve(board, { quality: 'fast' });
    expect(moves.length).toBeGreaterThanOrEqual(plain.moves.length);
  }
  expect(proven).toBeGreaterThan(4);
});

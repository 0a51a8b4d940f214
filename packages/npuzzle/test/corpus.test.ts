import { expect, test } from 'vitest';
import { buildTables, goalBoard, lowerBound, solve } from '../src/index.js';
import { boardOf, readTable } from './corpus.js';
import { distancesFrom, replays } from './oracle.js';

const goal = goalBoard({ rows: 4, cols: 4 });

test("Korf's boards are solved by their known lengths, with tables", () => {
  const tables = buildTables({ rows: 4, cols: 4, mostTiles: 5 });
  const easiest = readTable('korf100-15puzzle').sort((one, other) => Number(one['optimal']) - Number(other['optimal']));
  for (const { tiles, optimal } of easiest.slice(0, 12)) {
    const board = boardOf(tiles);
    const { status, moves } = solve(board, { quality: 'optimal', tables });
    expect([status, moves.length]).toEqual(['optimal', Number(optimal)]);
    expect(replays(board, moves, goal, 'single')).toBe(true);
  }
});

test("Korf's boards are solved by their known lengths, without tables", () => {
  for (const { tiles, optimal } of readTable('korf100-15puzzle').filter((_, index) => index % 12 === 7)) {
    const { status, moves } = solve(boardOf(tiles), { quality: 'optimal', maxNodes: 3_000_000 });
    expect(status === 'limit' || moves.length === Number(optimal)).toBe(true);
  }
});

test('no bound passes the known length, and no length beats it', () => {
  for (const name of ['korf100-15puzzle', 'korf50-24puzzle', 'depth80-15puzzle']) {
    for (const { tiles, optimal } of readTable(name)) {
      const board = boardOf(tiles);
      const bound = lowerBound(board);
      expect(bound).toBeLessThanOrEqual(Number(optimal));
      expect((Number(optimal) - bound) % 2).toBe(0);
    }
  }
  for (const { tiles, optimal_mtm } of readTable('mtm43-15puzzle')) {
    expect(lowerBound(boardOf(tiles), { metric: 'line' })).toBeLessThanOrEqual(Number(optimal_mtm));
  }
  for (const { tiles, optimal } of readTable('korf50-24puzzle').slice(0, 3)) {
    const board = boardOf(tiles);
    const { status, moves, lowerBound: bound } = solve(board, { quality: 'fast' });
    expect(status).toBe('found');
    expect(moves.length).toBeGreaterThanOrEqual(Number(optimal));
    expect(bound).toBeLessThanOrEqual(Number(optimal));
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
  }
});

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
  const known = readTable('depth-distributions').filter(({ size, metric }) => size === '3x3' && metric === 'STM');
  expect(counts).toEqual(known.map(({ count }) => Number(count)));
});

test('the first depths of 4×4 have the known numbers of boards, in both metrics', () => {
  for (const [metric, name, most] of [
    ['single', 'STM', 12],
    ['line', 'MTM', 6],
  ] as const) {
    const counts: number[] = [];
    for (const distance of distancesFrom(goal, metric, most).values()) counts[distance] = (counts[distance] ?? 0) + 1;
    const known = readTable('depth-distributions').filter((row) => row['size'] === '4x4' && row['metric'] === name);
    expect(counts).toEqual(known.slice(0, most + 1).map(({ count }) => Number(count)));
  }
});

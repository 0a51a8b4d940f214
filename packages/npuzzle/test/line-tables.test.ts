/** Tables in the line metric against searches that know nothing of buckets, blocks and numbers. */
import { expect, test } from 'vitest';
import {
  buildTables,
  exportTables,
  goalBoard,
  importTables,
  lowerBound,
  shuffle,
  solve,
  type Tables,
} from '../src/index.js';
import { createPlacements, firstPlacement } from '../src/tables/placements.js';
import { rankOfOrder } from '../src/tables/tile-orders.js';
import { distancesFrom, movesOf, replays } from './oracle.js';

type Shape = { readonly rows: number; readonly cols: number };

/** A move is worth this much: shares of 1, 1/2, 1/3 and 1/4 are whole. */
const worth = 12;

/**
 * The least that the tiles of a pattern pay, in twelfths of a move, for every placement of blank and pattern by its cells:
 * sums are lowered until nothing changes. Boards have 0 for the blank, 1… for the pattern and −1 for all else.
 */
function leastCharges({ rows, cols }: Shape, pattern: readonly number[], home: number): Map<string, number> {
  const start = new Array<number>(rows * cols).fill(-1);
  start[home] = 0;
  pattern.forEach((cell, tile) => {
    start[cell] = tile + 1;
  });
  const least = new Map([[start.join(), 0]]);
  let changed = [start];
  while (changed.length > 0) {
    const lowered: number[][] = [];
    for (const cells of changed) {
      const blank = cells.indexOf(0);
      const sum = least.get(cells.join()) ?? 0;
      for (const [to, after] of movesOf(cells, { rows, cols }, true)) {
        const apart = Math.abs(to - blank);
        const tiles = apart % cols === 0 ? apart / cols : apart;
        const own = after.filter((tile, cell) => tile > 0 && tile !== cells[cell]).length;
        const paid = sum + (own * worth) / tiles;
        if (paid >= (least.get(after.join()) ?? Number.POSITIVE_INFINITY)) continue;
        least.set(after.join(), paid);
        lowered.push(after);
      }
    }
    changed = lowered;
  }
  return least;
}

/** What tables hold for each pattern, by its cells: the value of a placement of blank and tiles. */
function readValue({ rows, cols, patterns, values }: Tables, index: number, cells: readonly number[]): number {
  const places = cells
    .flatMap((tile, cell) => (tile < 0 ? [] : [[tile, cell]]))
    .sort((one, other) => one[1] - other[1]);
  const placements = createPlacements(rows * cols, places.length);
  const set = places.reduce((bits, [, cell]) => bits | (1 << cell), 0);
  let offset = 0;
  for (const pattern of patterns.slice(0, index)) {
    offset += createPlacements(rows * cols, pattern.length + 1).count;
  }
  return values[offset + firstPlacement(placements, set) + rankOfOrder(places.map(([tile]) => tile))];
}

test.each([
  { rows: 2, cols: 2, scale: 1, mostTiles: 3 },
  { rows: 2, cols: 3, scale: 2, mostTiles: 3 },
  { rows: 3, cols: 2, scale: 2, mostTiles: 5 },
  { rows: 3, cols: 3, scale: 2, mostTiles: 3 },
  { rows: 4, cols: 2, scale: 6, mostTiles: 2 },
  { rows: 1, cols: 4, scale: 6, mostTiles: 2 },
  { rows: 2, cols: 5, scale: 12, mostTiles: 2 },
])('values of $rows×$cols in patterns of up to $mostTiles tiles are the least charges of these tiles', (options) => {
  const { rows, cols, scale, mostTiles } = options;
  const tables = buildTables({ rows, cols, mostTiles, metric: 'line' });
  tables.patterns.forEach((pattern, index) => {
    const least = leastCharges(options, pattern, tables.home);
    for (const [key, sum] of least) {
      const value = readValue(tables, index, key.split(',').map(Number));
      if (value * worth !== sum * scale) expect([key, value / scale]).toEqual([key, sum / worth]);
    }
  });
});

test.each([
  { rows: 2, cols: 3, mostTiles: 2 },
  { rows: 3, cols: 2, mostTiles: 5 },
  { rows: 3, cols: 3, mostTiles: 4 },
  { rows: 1, cols: 6, mostTiles: 3 },
])('$rows×$cols in patterns of up to $mostTiles tiles: the sum of the values never passes the distance', (options) => {
  const goal = goalBoard(options);
  const tables = buildTables({ ...options, metric: 'line' });
  const scale = [1, 1, 1, 2, 6, 12, 12][Math.max(goal.rows, goal.cols)];
  const sumOf = (cells: readonly number[]): number =>
    tables.patterns.reduce((sum, pattern, index) => {
      const own = cells.map((tile) => (tile === 0 ? 0 : pattern.indexOf(tile - 1) + 1 || -1));
      return sum + readValue(tables, index, own);
    }, 0);
  expect(sumOf(goal.cells)).toBe(0);
  let index = 0;
  for (const [key, distance] of distancesFrom(goal, 'line')) {
    // Of the 181,440 boards of 3×3 every 35th is numbered the slow way, every 455th with its neighbours.
    const every = goal.cells.length === 9 ? 35 : 1;
    if (index++ % every !== 0) continue;
    const cells = key.split(',').map(Number);
    const sum = sumOf(cells);
    if (sum > distance * scale) expect([key, sum / scale]).toEqual([key, distance]);
    if (every > 1 && index % 13 !== 0) continue;
    for (const [, after] of movesOf(cells, goal, true)) {
      const change = Math.abs(sumOf(after) - sum);
      if (change > scale) expect([key, change / scale]).toEqual([key, 1]);
    }
  }
});

test.each([
  { rows: 2, cols: 3, mostTiles: 3, every: 1 },
  // All of them are in the soak.
  { rows: 3, cols: 3, mostTiles: 4, every: 24 },
])('one of $every boards of $rows×$cols: the bound of the tables never passes the distance', (options) => {
  const goal = goalBoard(options);
  const { rows, cols, mostTiles } = options;
  const tables = buildTables({ rows, cols, mostTiles, metric: 'line' });
  let index = 0;
  for (const [key, distance] of distancesFrom(goal, 'line')) {
    if (index++ % options.every !== 0) continue;
    const bound = lowerBound({ ...goal, cells: key.split(',').map(Number) }, { metric: 'line', tables });
    if (bound > distance || (distance > 0 && bound === 0)) expect([key, bound]).toEqual([key, distance]);
  }
});

test.each([
  { rows: 2, cols: 3, every: 1 },
  { rows: 3, cols: 2, every: 1 },
  { rows: 3, cols: 3, every: 400 },
])('$rows×$cols is solved by the fewest line moves with tables', ({ rows, cols, every }) => {
  const goal = goalBoard({ rows, cols });
  const tables = buildTables({ rows, cols, metric: 'line' });
  let index = 0;
  for (const [key, distance] of distancesFrom(goal, 'line')) {
    if (index++ % every !== 0) continue;
    const board = { ...goal, cells: key.split(',').map(Number) };
    const { status, moves, lowerBound: bound } = solve(board, { quality: 'optimal', metric: 'line', tables });
    expect([status, moves.length, bound]).toEqual(['optimal', distance, distance]);
    expect(replays(board, moves, goal, 'line')).toBe(true);
  }
});

test('the blank may belong anywhere', () => {
  for (let seed = 0; seed < 12; seed++) {
    const goal = shuffle({ rows: 2, cols: 3, seed });
    const tables = buildTables({ rows: 2, cols: 3, goal, metric: 'line', mostTiles: 1 + (seed % 5) });
    const distances = distancesFrom(goal, 'line');
    for (let dealt = 0; dealt < 10; dealt++) {
      const board = shuffle({ rows: 2, cols: 3, seed: 1000 + dealt });
      const { moves } = solve(board, { goal, quality: 'optimal', metric: 'line', tables });
      expect(moves.length).toBe(distances.get(board.cells.join()));
    }
  }
});

test('bytes carry the metric, and tables of the other metric are refused', () => {
  const board = shuffle({ rows: 2, cols: 3, seed: 1 });
  const single = buildTables({ rows: 2, cols: 3 });
  const made = buildTables({ rows: 2, cols: 3, metric: 'line', mostTiles: 2 });
  const line = importTables(exportTables(made));
  expect(line).toEqual(made);
  expect(solve(board, { quality: 'optimal', metric: 'line', tables: line }).status).toBe('optimal');
  const mismatch = expect.objectContaining({ code: 'tables-mismatch' });
  expect(() => solve(board, { metric: 'line', tables: single })).toThrow(mismatch);
  expect(() => solve(board, { metric: 'single', tables: line })).toThrow(mismatch);
  const bad = expect.objectContaining({ code: 'bad-tables' });
  expect(() => solve(board, { metric: 'single', tables: { ...line, metric: 'single' } })).toThrow(bad);
  expect(() => buildTables({ rows: 4, cols: 4, metric: 'line', mostTiles: 6 })).toThrow(
    expect.objectContaining({ code: 'bad-number' }),
  );
});

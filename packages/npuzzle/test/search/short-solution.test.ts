import { expect, test } from 'vitest';
import { runs, some } from '../../../../config/runs.js';
import {
  buildShortTables,
  buildShortTablesSearch,
  goalBoard,
  runSync,
  type ShortTables,
  type Solution,
  scramble,
  shuffle,
  solve,
  solveSearch,
} from '../../src/index.js';
import { replays } from '../oracle.js';
import { tables34, tables44, tables45 } from '../short-tables.js';

test.each(
  some(
    [
      [3, 3],
      [2, 5],
      [3, 4],
    ] as const,
    3,
  ),
)('small boards (%i×%i) are solved by the shortest way, with tables and without', (rows, cols) => {
  const shortTables = buildShortTables({ rows, cols });
  const goal = shuffle({ rows, cols, seed: 100 });
  const board = shuffle({ rows, cols, seed: 0, goal });
  const { moves: shortest } = solve(board, { quality: 'optimal', goal });
  for (const tables of [shortTables, undefined]) {
    const { status, moves, lowerBound } = solve(board, { quality: 'short', goal, shortTables: tables });
    expect([status, moves.length, lowerBound]).toEqual(['optimal', shortest.length, shortest.length]);
    expect(replays(board, moves, goal, 'single')).toBe(true);
  }
});

test('boards of 16 cells take what nodes they are given', () => {
  const board = shuffle({ rows: 4, cols: 4, seed: 3 });
  const { status, moves } = solve(board, { quality: 'short', maxNodes: 20_000 });
  expect(['found', 'optimal']).toContain(status);
  expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
});

test('on a board of one line the blank slides home either way', () => {
  const line = { rows: 1, cols: 5 };
  const goal = { ...line, cells: [1, 0, 2, 3, 4] };
  for (const [cells, moves] of [
    [
      [1, 2, 3, 4, 0],
      [3, 2, 1],
    ],
    [[0, 1, 2, 3, 4], [1]],
  ]) {
    expect(solve({ ...line, cells }, { goal, quality: 'fast' })).toMatchObject({ status: 'optimal', moves });
  }
});

test('more nodes never make it longer, and the bound never passes the shortest', () => {
  const size = { rows: 4, cols: 5 };
  const board = shuffle({ ...size, seed: 0 });
  for (const tables of [tables45, undefined]) {
    let before = Number.POSITIVE_INFINITY;
    for (const maxNodes of [0, 3000, 15_000]) {
      const { status, moves, lowerBound } = solve(board, { quality: 'short', maxNodes, shortTables: tables });
      expect(status).toBe('found');
      expect(replays(board, moves, goalBoard(size), 'single')).toBe(true);
      expect(moves.length).toBeLessThanOrEqual(before);
      expect(lowerBound).toBeLessThanOrEqual(moves.length);
      expect((moves.length - lowerBound) % 2).toBe(0);
      before = moves.length;
    }
  }
});

test('a solution comes with the first report that has one and only gets shorter', () => {
  const board = shuffle({ rows: 5, cols: 4, seed: 3 });
  const shortTables = buildShortTables({ rows: 5, cols: 4 });
  const search = solveSearch(board, { quality: 'short', maxNodes: 150_000, shortTables });
  let last: Solution | undefined;
  let lengths = 0;
  for (let step = search.next(); !step.done; step = search.next()) {
    const best = step.value.best;
    if (last) expect(best?.moves.length).toBeLessThanOrEqual(last.moves.length);
    if (best && best.moves.length !== last?.moves.length) lengths++;
    last = best;
  }
  expect(lengths).toBeGreaterThan(1);
});

test('stopped anywhere, it gives what it has', () => {
  const sizes = [
    { rows: 4, cols: 4, tables: tables44, most: 60 },
    { rows: 3, cols: 7, tables: undefined, most: 60 },
    { rows: 9, cols: 9, tables: undefined, most: 20 },
  ];
  for (const { rows, cols, tables, most } of sizes) {
    const board = shuffle({ rows, cols, seed: 8 });
    const goal = goalBoard(board);
    // Every yield of the first, then fewer and fewer of them.
    for (let after = 0; after < most; after += 1 + (after >> runs(2, 2, 0))) {
      const search = solveSearch(board, { quality: 'short', maxNodes: 80_000, shortTables: tables });
      let step = search.next();
      for (let seen = 0; seen < after && !step.done; seen++) step = search.next();
      if (step.done) break;
      const { done, value } = search.next('stop');
      expect([done, (value as Solution).status]).toEqual([true, 'limit']);
      const { moves } = value as Solution;
      if (moves.length > 0) expect(replays(board, moves, goal, 'single')).toBe(true);
    }
  }
});

test('boards of more than 64 cells are solved by lines and shortened, single rows at once', () => {
  const board = shuffle({ rows: 9, cols: 9, seed: 1 });
  const fast = solve(board, { quality: 'fast' });
  const { status, moves } = solve(board, { quality: 'short', maxNodes: 200_000 });
  expect([status, moves.length < fast.moves.length]).toEqual(['found', true]);
  expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
  const line = { rows: 1, cols: 50, cells: Array.from({ length: 50 }, (_, cell) => cell) };
  const solved = { status: 'optimal', lowerBound: 49 };
  expect(solve(line, { quality: 'short' })).toMatchObject(solved);
  expect(solve(goalBoard(line), { quality: 'short', goal: line })).toMatchObject(solved);
  expect(solve({ rows: 2, cols: 2, cells: [2, 1, 3, 0] }, { quality: 'short' }).status).toBe('unsolvable');
  expect(solve(goalBoard(board), { quality: 'short' })).toEqual({ status: 'optimal', moves: [], lowerBound: 0 });
});

// The prices of pairs take the longer, the larger the board.
test.each(
  some(
    [
      [6, 2_695_356],
      [7, 9_266_682],
      [8, 43_782_144],
    ] as const,
    3,
  ),
)('boards of %i rows fit into the records of the beam', (side, bytes) => {
  const size = { rows: side, cols: side };
  // Zeros are bounds, too, and take no time to build.
  const shortTables = { ...size, values: new Uint8Array(bytes) };
  const board = scramble({ ...size, moves: 50, seed: side });
  const { moves, lowerBound } = solve(board, { quality: 'short', shortTables, maxNodes: 15_000 });
  expect(replays(board, moves, goalBoard(size), 'single')).toBe(true);
  const byLines = solve(board, { quality: 'short', maxNodes: 0 });
  expect([moves.length <= byLines.moves.length, lowerBound <= moves.length]).toEqual([true, true]);
});

test('the line metric has its short solutions, too', () => {
  const board = shuffle({ rows: 4, cols: 5, seed: 5 });
  const { moves } = solve(board, { quality: 'short', metric: 'line', maxNodes: 50_000 });
  expect(replays(board, moves, goalBoard(board), 'line')).toBe(true);
});

test('tables of another size, and damaged ones, are refused; other qualities do not read them', () => {
  const board = shuffle({ rows: 3, cols: 4, seed: 1 });
  const shortTables = tables34;
  const refusal = (tables: unknown, quality: 'short' | 'fast' = 'short') => {
    try {
      solve(board, { quality, shortTables: tables as ShortTables });
      return 'taken';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(refusal(shortTables)).toBe('taken');
  expect(refusal(structuredClone(shortTables))).toBe('taken');
  expect(refusal(shortTables, 'fast')).toBe('taken');
  expect(refusal(buildShortTables({ rows: 4, cols: 3 }))).toBe('tables-mismatch');
  expect(refusal({ ...shortTables, values: shortTables.values.slice(1) })).toBe('bad-tables');
  expect(refusal({ ...shortTables, values: [...shortTables.values] })).toBe('bad-tables');
  expect(refusal({ ...shortTables, rows: 1 })).toBe('bad-tables');
  expect(refusal({ ...shortTables, cols: 40 })).toBe('bad-tables');
  expect(refusal(7)).toBe('bad-tables');
  for (const size of [
    { rows: 1, cols: 6 },
    { rows: 6, cols: 1 },
    { rows: 5, cols: 13 },
  ]) {
    expect(() => buildShortTables(size)).toThrow(expect.objectContaining({ code: 'bad-size' }));
  }
});

test('the building of tables can be stopped, and says how far it is', () => {
  const search = buildShortTablesSearch({ rows: 4, cols: 5 });
  const step = search.next();
  if (step.done) throw new Error('at once');
  expect(step.value.nodes).toBeLessThanOrEqual(step.value.total ?? 0);
  expect(search.next('stop')).toEqual({ done: true, value: undefined });
  expect(runSync(buildShortTablesSearch({ rows: 2, cols: 2 }))).toEqual(buildShortTables({ rows: 2, cols: 2 }));
});

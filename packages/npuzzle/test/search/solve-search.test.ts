/** A search may be stopped at any of its yields: it ends at once, and what it answers is true. */
import { runAsync } from '@kit/grid';
import { expect, test } from 'vitest';
import {
  buildTables,
  buildTablesSearch,
  goalBoard,
  type SolveOptions,
  scramble,
  shuffle,
  solve,
  solveSearch,
} from '../../src/index.js';
import { replays } from '../oracle.js';

const cases: readonly (SolveOptions & { readonly rows: number; readonly cols: number })[] = [
  { rows: 2, cols: 6, quality: 'fast' },
  { rows: 3, cols: 3, quality: 'fast', metric: 'line' },
  { rows: 3, cols: 4, weight: 1, maxNodes: 10_000 },
  { rows: 3, cols: 4, quality: 'optimal' },
  { rows: 4, cols: 4, weight: 1, maxNodes: 10_000 },
  { rows: 4, cols: 4, weight: 1, metric: 'line', maxNodes: 10_000 },
];

test.each(cases)('stopped anywhere: $rows×$cols $quality $metric', ({ rows, cols, ...options }) => {
  const board = shuffle({ rows, cols, seed: 5 });
  const { metric = 'single' } = options;
  // What is made on first use takes yields of its own.
  solve(board, options);
  const whole = solveSearch(board, options);
  let yields = 0;
  while (!whole.next().done) yields++;
  const best = solve(board, { ...options, quality: 'fast', maxNodes: 2000 });
  expect(yields).toBeGreaterThan(0);
  let withMoves = 0;
  for (let stopAt = 0; stopAt < yields; stopAt += Math.ceil(yields / 3)) {
    const search = solveSearch(board, options);
    for (let seen = 0; seen < stopAt; seen++) search.next();
    expect(search.next().done).toBe(false);
    const { done, value } = search.next('stop');
    if (!done) throw new Error('it went on');
    expect(value.lowerBound).toBeLessThanOrEqual(best.moves.length);
    if (value.moves.length === 0) expect(value.status).toBe('limit');
    else withMoves++;
    expect(value.moves.length === 0 || replays(board, value.moves, goalBoard(board), metric)).toBe(true);
    expect(value.status !== 'optimal' || value.moves.length === value.lowerBound).toBe(true);
  }
  expect(withMoves > 0 || options.quality !== undefined).toBe(true);
});

test('tables that were stopped are none', () => {
  const options = { rows: 3, cols: 3, maxTiles: 4 };
  let yields = 0;
  for (const _ of buildTablesSearch(options)) yields++;
  for (let stopAt = 0; stopAt < yields; stopAt += 3) {
    const search = buildTablesSearch(options);
    for (let seen = 0; seen <= stopAt; seen++) search.next();
    expect(search.next('stop')).toEqual({ done: true, value: undefined });
  }
  expect(buildTables(options).values.length).toBe(2 * 9 * 8 * 7 * 6);
});

test('a search can be stopped and gives the best it has', async () => {
  const board = shuffle({ rows: 5, cols: 5, seed: 1 });
  const atOnce = await runAsync(solveSearch(board, { weight: 1 }), { timeLimitMs: 0 });
  expect(atOnce).toMatchObject({ status: 'limit', moves: [] });
  expect(atOnce.lowerBound).toBeGreaterThan(50);
  const withBest = solveSearch(board, { weight: 1 });
  let step = withBest.next();
  while (!step.done && step.value.best === undefined) step = withBest.next();
  const stopped = withBest.next('stop');
  expect(stopped).toMatchObject({ done: true, value: { status: 'limit' } });
  expect(stopped.done && replays(board, stopped.value.moves, goalBoard(board), 'single')).toBe(true);
  const search = solveSearch(board, { quality: 'optimal' });
  let progress = search.next();
  while (!progress.done && progress.value.nodes === 0) progress = search.next();
  expect(!progress.done && progress.value.depth > 50).toBe(true);
  expect(search.next('stop').value).toMatchObject({ status: 'limit', moves: [] });
});

test('bounded means proven within the weight', () => {
  const board = scramble({ rows: 4, cols: 4, moves: 24 });
  const { status, moves, lowerBound } = solve(board, { weight: 1.2 });
  expect(status === 'bounded' || status === 'optimal').toBe(true);
  expect(moves.length).toBeLessThanOrEqual(1.2 * lowerBound);
  expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
});

test('a solution of exactly the weight is bounded, and nothing more is proven of it', () => {
  const board = shuffle({ rows: 4, cols: 4, seed: 5 });
  const loose = solve(board, { weight: 10 });
  const weight = loose.moves.length / loose.lowerBound;
  expect([loose.status, weight > 1, weight * loose.lowerBound]).toEqual(['bounded', true, loose.moves.length]);
  expect(solve(board, { weight })).toEqual(loose);
  expect(solve(board, { weight: weight - 0.001 }).lowerBound).toBeGreaterThan(loose.lowerBound);
});

test.each([{ side: 10 }])(
  'a proof that is out of reach on $side×$side is given up early, the solution is found',
  ({ side }) => {
    const board = shuffle({ rows: side, cols: side, seed: 1 });
    let nodes = 0;
    const search = solveSearch(board);
    let step = search.next();
    for (; !step.done; step = search.next()) nodes = step.value.nodes;
    expect(step.value.status).toBe('found');
    expect(replays(board, step.value.moves, goalBoard(board), 'single')).toBe(true);
    expect(nodes).toBeLessThan(1_200_000);
  },
);

test('a board near its goal is searched on, however large it is', () => {
  const board = scramble({ rows: 10, cols: 10, moves: 90, seed: 2 });
  let nodes = 0;
  const search = solveSearch(board, { maxNodes: 1_200_000, weight: 1 });
  let step = search.next();
  for (; !step.done; step = search.next()) nodes = step.value.nodes;
  expect(nodes > 1_100_000 || step.value.status === 'optimal').toBe(true);
});

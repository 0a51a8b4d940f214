/** A search may be stopped at any of its yields: it ends at once, and what it answers is true. */
import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import {
  buildTables,
  buildTablesSearch,
  goalBoard,
  type SolveOptions,
  shuffle,
  solve,
  solveSearch,
} from '../../src/index.js';
import { solveByLines } from '../../src/lines/solve-by-lines.js';
import { replays } from '../oracle.js';

const cases: readonly (SolveOptions & { readonly rows: number; readonly cols: number })[] = [
  { rows: 3, cols: 4, quality: 'fast' },
  { rows: 3, cols: 4, quality: 'fast', metric: 'line' },
  { rows: 3, cols: 4, weight: 1, maxNodes: 30_000 },
  { rows: 3, cols: 4, quality: 'optimal' },
  { rows: 4, cols: 4, weight: 1, maxNodes: 30_000 },
  { rows: 4, cols: 4, weight: 1, metric: 'line', maxNodes: 30_000 },
];

test.each(cases)('stopped anywhere: $rows×$cols $quality $metric', ({ rows, cols, ...options }) => {
  const board = shuffle({ rows, cols, seed: 5 });
  const { metric = 'single' } = options;
  // What is made on first use takes yields of its own.
  solve(board, options);
  const whole = solveSearch(board, options);
  let yields = 0;
  while (!whole.next().done) yields++;
  const best = solve(board, { ...options, quality: 'bounded', weight: 1.5, maxNodes: 20_000 });
  expect(yields).toBeGreaterThan(0);
  let withMoves = 0;
  for (let stopAt = 0; stopAt < yields; stopAt += Math.ceil(yields / 4)) {
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
  const options = { rows: 3, cols: 3, mostTiles: 4 };
  let yields = 0;
  for (const _ of buildTablesSearch(options)) yields++;
  for (let stopAt = 0; stopAt < yields; stopAt += 3) {
    const search = buildTablesSearch(options);
    for (let seen = 0; seen <= stopAt; seen++) search.next();
    expect(search.next('stop')).toEqual({ done: true, value: undefined });
  }
  expect(buildTables(options).values.length).toBe(2 * 9 * 8 * 7 * 6);
});

test('a way that becomes too long is given up', () => {
  const board = labelBoard(shuffle({ rows: 8, cols: 8, seed: 1 }));
  const { moves } = runSlices(solveByLines(board));
  expect(moves?.length).toBeGreaterThan(500);
  expect(runSlices(solveByLines(board, 100)).moves).toBeUndefined();
});

import { expect, test } from 'vitest';
import { boardAtDepth, boardAtDepthSearch, lowerBound, scramble, shuffle, solveSearch } from '../../src/index.js';

test('a board of many cells can be stopped at each pause, before its search begins too', () => {
  const board = scramble({ rows: 101, cols: 100, moves: 20 });
  const start = () => solveSearch(board, { quality: 'optimal' });
  for (const _ of start());
  const count = [...start()].length;
  expect(count).toBeGreaterThan(6);
  for (let seen = 1; seen <= count; seen++) {
    const search = start();
    for (let index = 0; index < seen; index++) expect(search.next().done).toBe(false);
    const { done, value } = search.next('stop');
    expect([done, value]).toMatchObject([true, { status: 'limit', moves: [] }]);
    expect((value as { lowerBound: number }).lowerBound).toBeLessThanOrEqual(20);
  }
});

test('a deal of many cells can be stopped at each pause but the last, behind which it is found', () => {
  const start = () => boardAtDepthSearch({ rows: 101, cols: 100, depth: 5 });
  for (const _ of start());
  const count = [...start()].length;
  expect(count).toBeGreaterThan(6);
  for (let seen = 1; seen <= count; seen++) {
    const search = start();
    for (let index = 0; index < seen; index++) expect(search.next().done).toBe(false);
    expect(search.next('stop')).toMatchObject({ done: true, value: { status: seen < count ? 'limit' : 'found' } });
  }
});

test('while slides are joined a stop leaves nothing, before that the same', () => {
  const board = shuffle({ rows: 33, cols: 33, seed: 1 });
  // What is made on first use takes yields of its own, the first time: that of the last 3×3 cells.
  for (const _ of solveSearch(shuffle({ rows: 9, cols: 9, seed: 1 }), { quality: 'fast' }));
  const count = [...solveSearch(board, { quality: 'fast', metric: 'line' })].length;
  for (const seen of [count - 1, count]) {
    const search = solveSearch(board, { quality: 'fast', metric: 'line' });
    for (let index = 0; index < seen; index++) search.next();
    const { value } = search.next('stop');
    expect(value).toMatchObject({ lowerBound: lowerBound(board, { metric: 'line' }) });
  }
});

test('a depth beyond any search is a limit, and a stop in the midst of one too', () => {
  expect(boardAtDepth({ rows: 50, cols: 50, depth: 2000 })).toEqual({ status: 'limit' });
  const search = boardAtDepthSearch({ rows: 4, cols: 4, depth: 45, seed: 2 });
  // The first pause comes before any board is judged, whatever tables are there already.
  expect(search.next().done).toBe(false);
  expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
  // A board of 5×5 as deep as this isn't proven to be in a few slices.
  const longer = boardAtDepthSearch({ rows: 5, cols: 5, depth: 70, seed: 2 });
  for (let seen = 0; seen < 12; seen++) expect(longer.next().done).toBe(false);
  expect(longer.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
});

test('stopped while the walking tables of its size are made a search has its first bound', () => {
  const board = shuffle({ rows: 3, cols: 10, seed: 1 });
  const search = solveSearch(board, { quality: 'optimal' });
  for (let seen = 0; seen < 2; seen++) expect(search.next().done).toBe(false);
  const { done, value } = search.next('stop');
  expect([done, value]).toMatchObject([true, { status: 'limit', moves: [] }]);
  expect((value as { lowerBound: number }).lowerBound).toBeGreaterThan(0);
  expect((value as { lowerBound: number }).lowerBound).toBeLessThanOrEqual(lowerBound(board));
});

import { expect, test } from 'vitest';
import { boardAtDepth, boardAtDepthSearch, lowerBound, shuffle, solveSearch } from '../../src/index.js';

test('slides of a long path are joined in slices, and a stop meanwhile leaves a bound', () => {
  const board = shuffle({ rows: 60, cols: 60, seed: 1 });
  const search = solveSearch(board, { quality: 'fast', metric: 'line' });
  let yields = 0;
  for (const { best } of search) if (best === undefined) yields++;
  expect(yields).toBeGreaterThan(10);
  const stopped = solveSearch(board, { quality: 'fast', metric: 'line' });
  for (let seen = 0; seen < yields; seen++) stopped.next();
  const { value } = stopped.next('stop');
  expect(value).toMatchObject({ status: 'limit', moves: [], lowerBound: lowerBound(board, { metric: 'line' }) });
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

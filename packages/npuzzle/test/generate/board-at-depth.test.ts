import { expect, test } from 'vitest';
import { boardAtDepth, boardAtDepthSearch, goalBoard, runSync, solve } from '../../src/index.js';
import { distancesFrom } from '../oracle.js';

test('a board at a depth has exactly that depth', () => {
  const dealt = (rows: number, cols: number, depth: number) => {
    const deal = boardAtDepth({ rows, cols, depth, seed: depth });
    return deal.status === 'found' ? deal.board : goalBoard({ rows, cols });
  };
  // Small ones by what brute force says of them.
  for (const [rows, cols, depths] of [
    [2, 3, Array.from({ length: 22 }, (_, depth) => depth)],
    [2, 4, [0, 1, 14, 36]],
    [3, 3, [12]],
  ] as const) {
    const distances = distancesFrom(goalBoard({ rows, cols }));
    for (const depth of depths) expect(distances.of(dealt(rows, cols, depth).cells)).toBe(depth);
  }
  for (const depth of [5, 14, 23]) {
    expect(solve(dealt(4, 4, depth), { quality: 'optimal' }).moves.length).toBe(depth);
  }
});

test('depths that do not exist are impossible, those out of reach a limit', () => {
  expect(boardAtDepth({ rows: 2, cols: 4, depth: 37 })).toEqual({ status: 'impossible' });
  expect(boardAtDepth({ rows: 4, cols: 4, depth: 81 })).toEqual({ status: 'impossible' });
  expect(boardAtDepth({ rows: 1, cols: 4, depth: 4 })).toEqual({ status: 'impossible' });
  expect(boardAtDepth({ rows: 1, cols: 4, depth: 3 })).toEqual({
    status: 'found',
    board: { rows: 1, cols: 4, cells: [0, 1, 2, 3] },
  });
  expect(boardAtDepth({ rows: 4, cols: 4, depth: 70, maxNodes: 1000 })).toEqual({ status: 'limit' });
});

test('in one line every depth up to its length has its one board, and no other has any', () => {
  const along = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  for (const size of [
    { rows: 1, cols: 12 },
    { rows: 12, cols: 1 },
  ]) {
    expect(boardAtDepth({ ...size, depth: 12 })).toEqual({ status: 'impossible' });
    expect(boardAtDepth({ ...size, depth: 11 })).toEqual({ status: 'found', board: { ...size, cells: along } });
  }
});

test('a deep board of ten cells comes of shuffled ones', () => {
  const deal = boardAtDepth({ rows: 2, cols: 5, depth: 40, seed: 3 });
  expect(deal.status === 'found' && solve(deal.board, { quality: 'optimal' }).moves.length).toBe(40);
});

test('a large board is dealt in slices', () => {
  const search = boardAtDepthSearch({ rows: 100, cols: 100, depth: 5 });
  expect(search.next().done).toBe(false);
  expect(runSync(search)).toMatchObject({ status: 'found' });
});

test('only of 4×4 is it known that nothing is deeper than 80', () => {
  expect(boardAtDepth({ rows: 4, cols: 4, depth: 80, maxNodes: 1000 })).toEqual({ status: 'limit' });
  expect(boardAtDepth({ rows: 3, cols: 4, depth: 81, maxNodes: 1000 })).toEqual({ status: 'limit' });
  expect(boardAtDepth({ rows: 4, cols: 5, depth: 81, maxNodes: 1000 })).toEqual({ status: 'limit' });
});

test('listing needs room for each board up to the depth', () => {
  const counts = distancesFrom(goalBoard({ rows: 2, cols: 3 })).counts();
  for (const depth of [1, 4, 9, 21]) {
    const all = counts.slice(0, depth + 1).reduce((sum, count) => sum + count, 0);
    expect(boardAtDepth({ rows: 2, cols: 3, depth, maxNodes: all }).status).toBe('found');
    expect(boardAtDepth({ rows: 2, cols: 3, depth, maxNodes: all - 1 })).toEqual({ status: 'limit' });
  }
});

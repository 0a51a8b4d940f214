/** Boards beyond those that proofs reach: what is said of them must be true, and come in time. */
import { expect, test } from 'vitest';
import {
  applyMoves,
  boardAtDepth,
  boardAtDepthSearch,
  buildTablesSearch,
  type Grid,
  goalBoard,
  isSolved,
  lowerBound,
  scramble,
  shuffle,
  solve,
  solveSearch,
} from '../../src/index.js';
import { distancesFrom } from '../oracle.js';

/** Manhattan distance, told tile by tile. */
function manhattan({ cols, cells }: Grid): number {
  return cells.reduce((sum, tile, cell) => {
    if (tile === 0) return sum;
    const rows = Math.abs(Math.floor((tile - 1) / cols) - Math.floor(cell / cols));
    return sum + rows + Math.abs(((tile - 1) % cols) - (cell % cols));
  }, 0);
}

/** Two tiles exchanged in the first row and two in the second, so that only conflicts tell how far it is. */
function crossed(rows: number, cols: number): Grid {
  const cells = [...goalBoard({ rows, cols }).cells];
  [cells[0], cells[1], cells[cols], cells[cols + 1]] = [cells[1], cells[0], cells[cols + 1], cells[cols]];
  return { rows, cols, cells };
}

test.each([7, 8, 20, 47, 50, 100])('the bound of %i×%i is Manhattan distance and more', (side) => {
  const board = shuffle({ rows: side, cols: side, seed: 1 });
  const bound = lowerBound(board);
  expect(bound).toBeGreaterThan(manhattan(board));
  expect((bound - manhattan(board)) % 2).toBe(0);
  expect(lowerBound(crossed(side, side))).toBe(manhattan(crossed(side, side)) + 4);
});

test('the bound does not wrap', () => {
  const board = shuffle({ rows: 50, cols: 50, seed: 1 });
  expect(manhattan(board)).toBe(83_245);
  const bound = lowerBound(board);
  expect(bound).toBeGreaterThan(83_245);
  const search = solveSearch(board, { quality: 'fast' });
  for (let step = search.next(); !step.done && step.value.depth === 0; ) step = search.next();
  expect(search.next('stop').value).toEqual({ status: 'limit', moves: [], lowerBound: bound });
});

test.each([
  { rows: 2, cols: 7 },
  { rows: 7, cols: 2 },
  { rows: 3, cols: 7 },
])('conflicts of lines of seven never pass the distance ($rows×$cols)', (shape) => {
  const distances = distancesFrom(goalBoard(shape), 'single', 10);
  let seen = 0;
  let furthest = 0;
  for (const [cells, distance] of distances.sample(1)) {
    const bound = lowerBound({ ...shape, cells });
    seen++;
    furthest = Math.max(furthest, bound);
    if (bound > distance || (distance - bound) % 2 !== 0) expect([cells, bound]).toEqual([cells, distance]);
  }
  expect([seen > 200, furthest]).toEqual([true, 10]);
});

test('boards of more than 256 cells that are near their goal are solved by the fewest moves', () => {
  for (const [rows, cols] of [
    [20, 20],
    [2, 200],
    [17, 16],
  ] as const) {
    const board = scramble({ rows, cols, moves: 7 });
    const { status, moves, lowerBound: bound } = solve(board, { quality: 'optimal' });
    const distance = distancesFrom(board, 'single', 7).of(goalBoard(board).cells);
    expect([status, moves.length, bound]).toEqual(['optimal', distance, distance]);
    expect(isSolved(applyMoves(board, moves))).toBe(true);
  }
});

test('a solution in hand is found, not a limit', () => {
  const board = shuffle({ rows: 10, cols: 10 });
  for (const quality of ['bounded', 'optimal', 'fast'] as const) {
    const { status, moves } = solve(board, { quality, maxNodes: 10_000 });
    expect(status).toBe(quality === 'optimal' ? 'limit' : 'found');
    expect(isSolved(applyMoves(board, moves))).toBe(quality !== 'optimal');
  }
  // Beyond what any search could prove there is a solution all the same.
  expect(solve(shuffle({ rows: 14, cols: 14 }), { quality: 'optimal' }).status).toBe('found');
  // Within a generous weight it is even proven.
  expect(solve(board, { weight: 10 }).status).toBe('bounded');
});

test('a large board is stopped at once, with what is proven of it', () => {
  const board = shuffle({ rows: 300, cols: 300, seed: 1 });
  const search = solveSearch(board, { quality: 'fast' });
  for (let yields = 0; yields < 10; yields++) expect(search.next().done).toBe(false);
  const { done, value } = search.next('stop');
  expect(done).toBe(true);
  expect(value).toMatchObject({ status: 'limit', moves: [] });
  expect(value).toHaveProperty('lowerBound', lowerBound(board));
});

test('boards that no solution could be listed for are refused', () => {
  const bad = expect.objectContaining({ code: 'bad-size' });
  expect(() => solve(goalBoard({ rows: 317, cols: 316 }))).toThrow(bad);
  expect(solve(goalBoard({ rows: 316, cols: 316 }))).toMatchObject({ status: 'optimal', moves: [] });
});

test('a board at a depth keeps to its limit on large boards, and can be stopped', () => {
  const deal = boardAtDepth({ rows: 2, cols: 4096, depth: 5, maxNodes: 1000 });
  expect(deal.status).toBe('found');
  if (deal.status === 'found') expect(solve(deal.board, { quality: 'optimal' }).moves.length).toBe(5);
  expect(boardAtDepth({ rows: 3, cols: 3, depth: 20, maxNodes: 100 })).toEqual({ status: 'limit' });
  for (const asked of [
    { rows: 3, cols: 3, depth: 25 },
    { rows: 4, cols: 4, depth: 45 },
  ]) {
    const search = boardAtDepthSearch(asked);
    expect(search.next().done).toBe(false);
    expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
  }
});

test.each([
  { rows: 2, cols: 2 },
  { rows: 1, cols: 4 },
  { rows: 3, cols: 3 },
  { rows: 2, cols: 3, maxTiles: 2 },
  { rows: 3, cols: 4, maxTiles: 3 },
  { rows: 1, cols: 4, metric: 'line' },
  { rows: 2, cols: 2, metric: 'line' },
  { rows: 2, cols: 3, metric: 'line', maxTiles: 4 },
  { rows: 2, cols: 3, metric: 'line' },
  { rows: 3, cols: 3, metric: 'line', maxTiles: 3 },
] as const)('building counts up to its total: $rows×$cols $metric', (options) => {
  let last = { nodes: 0, total: -1 };
  for (const { nodes, total } of buildTablesSearch(options)) {
    expect(nodes).toBeGreaterThanOrEqual(last.nodes);
    last = { nodes, total: total ?? -2 };
  }
  expect(last.nodes).toBe(last.total);
});

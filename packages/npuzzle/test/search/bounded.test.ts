import { runAsync } from '@kit/grid';
import { expect, test } from 'vitest';
import { goalBoard, scramble, shuffle, solve, solveSearch } from '../../src/index.js';
import { replays } from '../oracle.js';

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
  for (let seed = 0; seed < 2; seed++) {
    const board = scramble({ rows: 4, cols: 4, moves: 50, seed });
    const { status, moves, lowerBound } = solve(board, { weight: 1.2 });
    expect(status === 'bounded' || status === 'optimal').toBe(true);
    expect(moves.length).toBeLessThanOrEqual(1.2 * lowerBound);
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
  }
});

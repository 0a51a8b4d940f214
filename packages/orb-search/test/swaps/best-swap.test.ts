import { describe, expect, test } from 'vitest';
import {
  applySwap,
  bestSwap,
  bestSwapSearch,
  findSwaps,
  generateOrbs,
  parseOrbs,
  resolve,
  score,
} from '../../src/index.js';

test('of equal swaps the first is the best', () => {
  const board = parseOrbs('00100');
  const swaps = findSwaps(board);
  const worth = swaps.map(({ a, b }) => score(resolve(applySwap(board, a, b)).waves));
  const most = Math.max(...worth);
  expect(worth.filter((each) => each === most).length).toBeGreaterThan(1);
  expect(bestSwap(board)).toMatchObject(swaps[worth.indexOf(most)]);
});

describe('looking ahead', () => {
  const board = generateOrbs({ rows: 4, cols: 4, types: 4, seed: 5 });
  test('adds the best that can follow', () => {
    const worth = findSwaps(board).map(({ a, b }) => {
      const { waves, board: after } = resolve(applySwap(board, a, b));
      const later = findSwaps(after).map((next) => score(resolve(applySwap(after, next.a, next.b)).waves));
      return score(waves) + Math.max(0, ...later);
    });
    expect(worth.length).toBeGreaterThan(1);
    expect(bestSwap(board, { lookAhead: 2 })?.total).toBe(Math.max(...worth));
  });
  test('there is nothing where there is no swap', () => {
    expect(bestSwap(parseOrbs('0123'), { lookAhead: 4 })).toBeUndefined();
  });
});

describe('a search that is stopped', () => {
  const huge = generateOrbs({ rows: 32, cols: 32, types: 3, seed: 3 });
  test('while it looks for the swaps has none', () => {
    const search = bestSwapSearch(huge);
    expect(search.next()).toMatchObject({ done: false, value: { nodes: 0 } });
    expect(search.next('stop')).toEqual({ done: true, value: undefined });
  });
  test.each([1, 2])('while it plays them out, %i ahead, has the best so far', (lookAhead) => {
    const board = generateOrbs({ rows: 14, cols: 14, types: 4, seed: 3 });
    const search = bestSwapSearch(board, { lookAhead });
    let step = search.next();
    while (!step.done && (step.value.nodes < 4 || !step.value.best)) step = search.next();
    expect(step.done).toBe(false);
    if (lookAhead === 1) expect(step.value).toMatchObject({ total: findSwaps(board).length });
    const { done, value } = search.next('stop');
    expect(done).toBe(true);
    expect(value).toMatchObject({ a: expect.any(Number), b: expect.any(Number), total: expect.any(Number) });
  });
});

import { describe, expect, test } from 'vitest';
import { generateOrbs, parseOrbs, resolveSteps, resolveStepsSearch } from '../../src/index.js';

const refilled = generateOrbs({ rows: 32, cols: 32, types: 1 });

describe('a cascade that is stopped', () => {
  test('keeps the steps so far', () => {
    const search = resolveStepsSearch(refilled, { refillSeed: 1 });
    expect(search.next()).toMatchObject({ done: false });
    const { done, value } = search.next('stop');
    expect(done).toBe(true);
    const steps = value as readonly unknown[];
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).toEqual(resolveSteps(refilled, { refillSeed: 1, maxWaves: steps.length }));
  });
  test('ends at its limit of waves without being told', () => {
    expect(resolveSteps(refilled, { refillSeed: 1, maxWaves: 5 })).toHaveLength(5);
    expect(resolveSteps(refilled, { refillSeed: 1, maxWaves: 0 })).toEqual([]);
  });
});

test('without a list the types that come in are those of the board', () => {
  const types = (board: string) =>
    resolveSteps(parseOrbs(board), { refillSeed: 1, maxWaves: 1 }).flatMap(({ spawned }) =>
      spawned.map(({ type }) => type),
    );
  expect(types('XXX\n000')).toEqual([0, 0, 0, 0, 0, 0]);
  expect(new Set(types('121212\n000000'))).toEqual(new Set([0, 1, 2]));
  expect(types('XXX')).toEqual([]);
});

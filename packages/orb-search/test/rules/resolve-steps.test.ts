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

test('the types of the board come in as if they were listed in ascending order', () => {
  const board = parseOrbs('210\n333');
  const incoming = [0, 1, 2, 3];
  expect(resolveSteps(board, { refillSeed: 1 })).toEqual(resolveSteps(board, { refillSeed: 1, types: incoming }));
});

test('a few waves of a small board are one slice, and nothing comes in without a seed', () => {
  const { done, value } = resolveStepsSearch(parseOrbs('012\n333')).next();
  expect(done).toBe(true);
  expect(value).toMatchObject([{ spawned: [] }]);
});

test('progress counts the waves', () => {
  const { value } = resolveStepsSearch(refilled, { refillSeed: 1 }).next();
  expect((value as { nodes: number }).nodes).toBeGreaterThan(0);
});

test('the options of old stand behind the rules, and are told by their names', () => {
  const board = parseOrbs('0000\n1213');
  expect(resolveSteps(board, { minRun: 5 }, {})).toEqual([]);
  expect(resolveSteps(board, { minRun: 4 }, { maxWaves: 0 })).toEqual([]);
  const told = (name: string) => expect.objectContaining({ at: expect.objectContaining({ name }) });
  expect(() => resolveSteps(board, {}, null as unknown as object)).toThrow(told('options'));
  expect(() => resolveSteps(board, null as unknown as object)).toThrow(told('options'));
  expect(() => resolveSteps(board, { maxWaves: -1 })).toThrow(told('options.maxWaves'));
  expect(() => resolveSteps(board, { refillSeed: 0.5 })).toThrow(told('options.refillSeed'));
});

import { describe, expect, test } from 'vitest';
import {
  expectedScore,
  findMatches,
  formatOrbs,
  maxCombos,
  parseOrbs,
  type Rules,
  resolve,
  resolveSteps,
  score,
} from '../src/index.js';

describe('refill', () => {
  test('comes from above, row by row from the floor of each column', () => {
    const [step] = resolveSteps(parseOrbs('12\n21\n12\n33'), { minRun: [3, 3, 3, 2] }, { refillSeed: 1 });
    expect(step!.spawned.map(({ cell, drop }) => [cell, drop])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
  test('fills a column of three from its lowest cell, each orb falling three rows', () => {
    const [step] = resolveSteps(parseOrbs('01\n02\n01\n12'), {}, { refillSeed: 1 });
    expect(step!.spawned.map(({ cell, drop }) => [cell, drop])).toEqual([
      [4, 3],
      [2, 3],
      [0, 3],
    ]);
    expect(step!.falls).toEqual([]);
  });
  test('does not pass a locked cell', () => {
    const [step] = resolveSteps(parseOrbs('121\n212\n000\n121'), { locked: [4] }, { refillSeed: 1, types: [5] });
    // In the middle column the hole below the locked cell stays.
    expect(formatOrbs(step!.board)).toBe('525\n111\n2X2\n121');
    expect(step!.spawned.map(({ cell }) => cell)).toEqual([0, 2]);
    expect(step!.falls).toEqual([
      { from: 0, to: 3 },
      { from: 2, to: 5 },
      { from: 3, to: 6 },
      { from: 5, to: 8 },
    ]);
  });
  test('stands on a locked cell in the top row, which keeps its place', () => {
    const [step] = resolveSteps(parseOrbs('121\n000\n212'), { locked: [1] }, { refillSeed: 1, types: [5] });
    expect(formatOrbs(step!.board)).toBe('525\n1X1\n212');
  });
});

describe('what matches, at the edges', () => {
  const groups = (text: string, rules?: Rules) => findMatches(parseOrbs(text), rules).map(({ cells }) => cells.length);
  test('runs of exactly so many', () => {
    expect(groups('001\n112')).toEqual([]);
    expect(groups('000\n112')).toEqual([3]);
    expect(groups('0001\n1122', { minRun: 4 })).toEqual([]);
    expect(groups('0000\n1122', { minRun: 4 })).toEqual([4]);
  });
  test('a row does not go on in the next', () => {
    expect(groups('100\n012')).toEqual([]);
    expect(groups('10\n00\n02')).toEqual([]);
  });
  test('groups of exactly so many', () => {
    expect(groups('0001\n1122', { minGroup: 4 })).toEqual([]);
    expect(groups('0000\n1122', { minGroup: 4 })).toEqual([4]);
    expect(groups('0001\n1122', { minGroup: [3] })).toEqual([3]);
  });
  test('lists go by type, and end with the default', () => {
    expect(groups('0011\n2222', { minRun: [2] })).toEqual([2, 4]);
    expect(groups('0011\n2222', { minRun: [2, 2, 5] })).toEqual([2, 2]);
    expect(groups('000\n111', { unmatchable: [0] })).toEqual([3]);
  });
  test('a locked orb ends a run', () => {
    expect(groups('0000\n1212', { locked: [1] })).toEqual([]);
    expect(groups('0000\n1212', { locked: [0] })).toEqual([3]);
  });
  test('empty cells match nothing', () => {
    expect(groups('XXX\n112')).toEqual([]);
  });
});

test('only the first wave counts where the rules say so', () => {
  // Two 1 fall beside the third once the 0 are gone.
  const falling = parseOrbs('2112\n0001\n2212');
  expect(resolve(falling).waves.map((wave) => wave.length)).toEqual([1, 1]);
  expect(resolve(falling).combos).toBe(2);
  expect(resolve(falling, { firstWaveOnly: true }).combos).toBe(1);
});

test('damage at its edges', () => {
  const match = (size: number) => ({ type: 0, cells: Array.from({ length: size }, (_, cell) => cell) });
  expect([2, 3, 4, 5].map((size) => score([[match(size)]]))).toEqual([1, 1, 1.25, 1.5]);
  expect([4, 5].map((size) => score([[match(size)]], { mass: 10, orbBonus: 0 }))).toEqual([1, 10]);
  expect([5, 6].map((size) => score([[match(size)]], { mass: 10, massSize: 6, orbBonus: 0 }))).toEqual([1, 10]);
  expect(score([])).toBe(0);
  expect(score([[match(3)], [match(3)]])).toBe(2 * 1.25);
  expect(score([[match(3), match(3)], [match(3)]], { comboBonus: 1 })).toBe(3 * 3);
  expect(score([[{ type: 3, cells: [0, 1, 2] }]], { normal: [1, 2] })).toBe(0);
});

test('the mean over refills is that of the samples', () => {
  // Nothing that comes in can match anything else, so every sample is the same.
  const board = parseOrbs('000\n121\n212');
  const rules = { unmatchable: [7] };
  expect(expectedScore(board, { samples: 7, types: [7], rules })).toEqual({ combos: 1, score: 1, samples: 7 });
  expect(expectedScore(parseOrbs('012'), { samples: 2 })).toEqual({ combos: 0, score: 0, samples: 2 });
});

describe('the sum of a board', () => {
  test('is exact without an orb that could match', () => {
    expect(maxCombos(parseOrbs('0011\n2233'))).toEqual({ combos: 0, exact: true });
  });
  test('is only a bound where no order reaches it', () => {
    // Three equal orbs that can't stand in a line.
    expect(maxCombos(parseOrbs('00\n01'))).toEqual({ combos: 1, exact: false });
    expect(maxCombos(parseOrbs('000\n011\n000'))).toMatchObject({ exact: false });
    expect(maxCombos(parseOrbs('000\n000'))).toEqual({ combos: 2, exact: false });
    expect(maxCombos(parseOrbs('000\n111'))).toEqual({ combos: 2, exact: true });
  });
  test('counts runs and groups by type, and no locked orb', () => {
    const board = parseOrbs('0000001');
    expect(maxCombos(board, { minRun: 6 }).combos).toBe(1);
    expect(maxCombos(board, { minRun: 7 }).combos).toBe(0);
    expect(maxCombos(board, { minGroup: 4 }).combos).toBe(1);
    expect(maxCombos(board, { locked: [0] }).combos).toBe(1);
  });
});

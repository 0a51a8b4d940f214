import { describe, expect, test } from 'vitest';
import { formatOrbs, parseOrbs, resolveSteps } from '../../src/index.js';

describe('refill', () => {
  test('comes from above, row by row from the floor of each column', () => {
    const [step] = resolveSteps(parseOrbs('12\n21\n12\n33'), { minRun: [3, 3, 3, 2] }, { refillSeed: 1 });
    expect(step.spawned.map(({ cell, drop }) => [cell, drop])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
  test('fills a column of three from its lowest cell, each orb falling three rows', () => {
    const [step] = resolveSteps(parseOrbs('01\n02\n01\n12'), {}, { refillSeed: 1 });
    expect(step.spawned.map(({ cell, drop }) => [cell, drop])).toEqual([
      [4, 3],
      [2, 3],
      [0, 3],
    ]);
    expect(step.falls).toEqual([]);
  });
  test('does not pass a locked cell', () => {
    const [step] = resolveSteps(parseOrbs('121\n212\n000\n121'), { locked: [4] }, { refillSeed: 1, types: [5] });
    // In the middle column the hole below the locked cell stays.
    expect(formatOrbs(step.board)).toBe('525\n111\n2X2\n121');
    expect(step.spawned.map(({ cell }) => cell)).toEqual([0, 2]);
    expect(step.falls).toEqual([
      { from: 3, to: 6 },
      { from: 0, to: 3 },
      { from: 5, to: 8 },
      { from: 2, to: 5 },
    ]);
  });
  test('leaves what is below a locked corner', () => {
    const [step] = resolveSteps(parseOrbs('121\n000\n212'), { locked: [0] }, { refillSeed: 1, types: [5] });
    expect(formatOrbs(step.board)).toBe('155\nX21\n212');
  });
  test('stands on a locked cell in the top row, which keeps its place', () => {
    const [step] = resolveSteps(parseOrbs('121\n000\n212'), { locked: [1] }, { refillSeed: 1, types: [5] });
    expect(formatOrbs(step.board)).toBe('525\n1X1\n212');
  });
  test('does not pass a locked cell that is empty', () => {
    const [step] = resolveSteps(parseOrbs('1X1\n000\n212'), { locked: [1] }, { refillSeed: 1, types: [5] });
    expect(formatOrbs(step.board)).toBe('5X5\n1X1\n212');
  });
  test('is refused by the name of its list', () => {
    const named = expect.objectContaining({ code: 'bad-length', at: { name: 'options.types' } });
    expect(() => resolveSteps(parseOrbs('000'), { refillSeed: 1, types: [] })).toThrow(named);
  });
});

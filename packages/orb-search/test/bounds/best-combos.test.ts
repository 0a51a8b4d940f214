import { describe, expect, test } from 'vitest';
import { maxCombos, parseOrbs } from '../../src/index.js';

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

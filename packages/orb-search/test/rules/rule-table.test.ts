import { expect, test } from 'vitest';
import type { Rules } from '../../src/index.js';
import { ruleTable } from '../../src/rules/rule-table.js';

test('the bit kernels know runs of three, with groups that any such run fills', () => {
  const isOrdinary = (rules: Rules) => ruleTable(rules, { rows: 5, cols: 6 }).ordinary;
  expect(
    [{}, { directions: 8 as const }, { minRun: 3 }, { minGroup: 3 }, { minGroup: [1, 2, 3] }].map(isOrdinary),
  ).toEqual(Array(5).fill(true));
  expect(
    [
      { minRun: 4 },
      { minRun: [2] },
      { minGroup: 4 },
      { unmatchable: [14] },
      { firstWaveOnly: true },
      { locked: [29] },
      { blocked: [0] },
      { burning: [{ cell: 3, cost: 1 }] },
    ].map(isOrdinary),
  ).toEqual(Array(8).fill(false));
});

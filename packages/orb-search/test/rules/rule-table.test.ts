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
      { sticky: [29] },
      { recolouring: [{ cell: 0, type: 0 }] },
      { bombs: [14] },
    ].map(isOrdinary),
  ).toEqual(Array(11).fill(false));
});

const sixByFive = { rows: 5, cols: 6 };

test('there is an entry for each type and cell', () => {
  const { minRun, minGroup } = ruleTable({ minRun: [2], minGroup: [1, 2] }, sixByFive);
  expect(Array.from(minRun)).toEqual([2, ...Array(14).fill(3)]);
  expect(Array.from(minGroup)).toEqual([1, 2, ...Array(13).fill(1)]);
  expect(ruleTable({ minGroup: [4] }, sixByFive).ordinary).toBe(false);
});

test('rules are read once while they say the same, whatever the caller does with them meanwhile', () => {
  const rules: { -readonly [Name in keyof Rules]: Rules[Name] } = { directions: 8, minRun: 4, minGroup: 2 };
  const table = ruleTable(rules, sixByFive);
  expect(ruleTable({ firstWaveOnly: undefined, minGroup: 2, minRun: 4, directions: 8 }, sixByFive)).toBe(table);
  expect(ruleTable(rules, { rows: 5, cols: 5 }).locked).toHaveLength(25);
  const changes: Rules[] = [
    { directions: 4 },
    { minRun: 5 },
    { minGroup: 3 },
    { firstWaveOnly: true },
    { unmatchable: [1] },
    { locked: [2] },
    { blocked: [3] },
    { burning: [{ cell: 4, cost: 5 }] },
    { sticky: [5] },
    { recolouring: [{ cell: 6, type: 2 }] },
    { bombs: [7] },
  ];
  for (const change of changes) {
    const known = ruleTable(rules, sixByFive);
    const changed = ruleTable({ ...rules, ...change }, sixByFive);
    expect(changed).not.toEqual(known);
    expect(ruleTable({ ...rules, ...change }, sixByFive)).toEqual(changed);
  }
  // A list is read each time.
  const locked = [1];
  expect(ruleTable({ locked }, sixByFive).locked[2]).toBe(0);
  locked.push(2);
  expect(ruleTable({ locked }, sixByFive).locked[2]).toBe(1);
  rules.minRun = 3;
  expect(ruleTable(rules, sixByFive).minRun[0]).toBe(3);
  expect(() => ruleTable({ ...rules, minRuns: 3 } as Rules, sixByFive)).toThrow('minRuns');
});

test('what is blocked is closed, and only what is locked stays', () => {
  const { locked, closed } = ruleTable({ locked: [29], blocked: [0] }, sixByFive);
  const marked = (flags: Uint8Array) => [...flags.keys()].filter((cell) => flags[cell] === 1);
  expect([marked(locked), marked(closed)]).toEqual([[29], [0, 29]]);
});

test.each<[string, Rules]>([
  ['bad-number options.rules.unmatchable[1]', { unmatchable: [14, 15] }],
  ['bad-cell options.rules.locked[1]', { locked: [29, 30] }],
  ['bad-cell options.rules.blocked[1]', { blocked: [29, 30] }],
  ['bad-cell options.rules.burning[0].cell', { burning: [{ cell: 30, cost: 1 }] }],
  ['bad-list options.rules.burning', { burning: 3 as unknown as [] }],
  ['unknown-option options.rules.burning[0].costs', { burning: [{ cell: 1, costs: 1 }] as unknown as [] }],
  ['bad-number options.rules.burning[0].cost', { burning: [{ cell: 1, cost: -1 }] }],
  ['bad-number options.rules.minRun', { minRun: 9 }],
  ['bad-number options.rules.minGroup[0]', { minGroup: [65] }],
])('what is not a rule is refused: %s', (refusal, rules) => {
  const [code, name] = refusal.split(' ');
  const named = expect.objectContaining({ code, at: expect.objectContaining({ name }) });
  expect(() => ruleTable(rules, sixByFive)).toThrow(named);
});

import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { findMatches, generateOrbs, parseOrbs, type Rules, resolve } from '../../src/index.js';

const board = parseOrbs('0001\n1122');

/** Where the refusal of an argument points at. */
function refusal(options: unknown): string {
  const error = refusalOf(() => findMatches(board, options as object));
  return error ? `${error.code} ${error.at.name}` : 'none';
}

describe('rules in the place of the options', () => {
  test('are read as rules if one name is a rule and there is none called rules', () => {
    expect(findMatches(board, { minRun: 4 })).toEqual(findMatches(board, { rules: { minRun: 4 } }));
    expect(refusal({ minRun: 4, minruns: 4 })).toBe('unknown-option options.rules.minruns');
    expect(refusal({ rules: { minRun: 4 }, minRun: 4 })).toBe('unknown-option options.minRun');
    expect(refusal({ minruns: 4 })).toBe('unknown-option options.minruns');
    expect(refusal({})).toBe('none');
  });
  test('are told by the name of the argument if they are nothing at all', () => {
    expect(refusal(null)).toBe('bad-options options');
  });
});

test('rules are read as they are now, whatever they were before', () => {
  const rules: { -readonly [Name in keyof Rules]: Rules[Name] } = { minRun: 3, minGroup: 2 };
  const boards = Array.from({ length: 20 }, (_, seed) => generateOrbs({ types: 3, seed, standing: 'any' }));
  const sixByFive = boards.find((each) => resolve(each, { rules }).waves.length > 1)!;
  const change = <Name extends keyof Rules>(name: Name, value: Rules[Name]) => {
    const before = resolve(sixByFive, { rules });
    const other = { ...rules, [name]: value };
    expect(resolve(sixByFive, { rules: other }), name).not.toEqual(before);
    expect(resolve(sixByFive, { rules }), name).toEqual(before);
    const was = rules[name];
    rules[name] = value;
    expect(resolve(sixByFive, { rules }), name).toEqual(resolve(sixByFive, { rules: structuredClone(other) }));
    rules[name] = was;
  };
  change('minRun', 4);
  change('minGroup', 4);
  change('firstWaveOnly', true);
  change('unmatchable', [1]);
  const locked: number[] = [];
  for (let cell = 0; cell < 30; cell++) {
    locked.push(cell);
    expect(resolve(sixByFive, { rules: { locked } })).toEqual(resolve(sixByFive, { rules: { locked: [...locked] } }));
  }
});

test.each<[string, Rules]>([
  ['bad-number options.rules.unmatchable[1]', { unmatchable: [14, 15] }],
  ['bad-cell options.rules.locked[1]', { locked: [7, 8] }],
  ['bad-cell options.rules.blocked[1]', { blocked: [7, 8] }],
  ['bad-cell options.rules.burning[0].cell', { burning: [{ cell: 8, cost: 1 }] }],
  ['bad-list options.rules.burning', { burning: 3 as unknown as [] }],
  ['unknown-option options.rules.burning[0].costs', { burning: [{ cell: 1, costs: 1 }] as unknown as [] }],
  ['bad-number options.rules.burning[0].cost', { burning: [{ cell: 1, cost: -1 }] }],
  ['bad-number options.rules.minRun', { minRun: 9 }],
  ['bad-number options.rules.minGroup[0]', { minGroup: [65] }],
])('what is no rule is refused: %s', (told, rules) => {
  expect(refusal({ rules })).toBe(told);
});

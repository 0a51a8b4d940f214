import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { findMatches, parseOrbs } from '../../src/index.js';

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

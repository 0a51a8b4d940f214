import { describe, expect, test } from 'vitest';
import { isQuick } from '../runs.js';
import { judgeProposals } from './soundness.js';

describe('whatever the checker accepts agrees with the solution', () => {
  test('steps of simple forms, true or not, where half of the wrong candidates are gone', () => {
    const { accepted, rejected, wrong } = judgeProposals(isQuick ? 160 : 40, [2]);
    expect(wrong).toEqual([]);
    expect(Object.keys(accepted).length).toBeGreaterThanOrEqual(isQuick ? 3 : 6);
    expect(rejected).toBeGreaterThan(isQuick ? 600 : 2_500);
  });
});

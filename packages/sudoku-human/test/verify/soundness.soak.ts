import { describe, expect, test } from 'vitest';
import { judgeProposals } from './soundness.js';

describe('whatever the checker accepts agrees with the solution', () => {
  test('of all steps of simple forms, true or not', () => {
    const { accepted, rejected, wrong } = judgeProposals(1);
    expect(wrong).toEqual([]);
    expect(Object.keys(accepted).length).toBeGreaterThanOrEqual(12);
    expect(rejected).toBeGreaterThan(500_000);
  });
});

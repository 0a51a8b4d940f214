import { describe, expect, test } from 'vitest';
import { judgeProposals } from './soundness.js';

describe('whatever the checker accepts agrees with the solution', () => {
  test('of every fortieth step of simple forms, true or not, where half of the wrong candidates are gone', () => {
    const { accepted, rejected, wrong } = judgeProposals(40, [2]);
    expect(wrong).toEqual([]);
    expect(Object.keys(accepted).length).toBeGreaterThanOrEqual(6);
    expect(rejected).toBeGreaterThan(2_500);
  });
});

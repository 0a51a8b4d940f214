import { describe, expect, it } from 'vitest';
import { judgeProposals } from './soundness.js';

describe('whatever the checker accepts agrees with the solution', () => {
  it('of every twentieth step of simple forms, true or not', () => {
    const { accepted, rejected, wrong } = judgeProposals(20, [3]);
    expect(wrong).toEqual([]);
    expect(Object.keys(accepted).length).toBeGreaterThanOrEqual(6);
    expect(rejected).toBeGreaterThan(5_000);
  });
});

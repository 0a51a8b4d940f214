import { expect, test } from 'vitest';
import { runTrace } from './run-trace.js';
import { liveCases } from './traces.js';

test.each(liveCases)('$name: nothing meets, no pin is lost, and compacted it is nearly as dense as packed', (live) => {
  for (const budget of [0, 2048]) {
    const { faults, hits, misses, moved, least } = runTrace({ ...live, seed: 1, budget, steps: 400, checkEvery: 200 });
    expect(faults).toEqual([]);
    expect(Math.min(hits, misses, moved)).toBeGreaterThan(20);
    expect(least).toBeGreaterThanOrEqual(0.9);
  }
});

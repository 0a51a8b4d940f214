import { expect, test } from 'vitest';
import { runTrace } from './run-trace.js';
import { liveCases } from './traces.js';

/** As many for each trace. */
const steps = 1_000_000;

test.each(liveCases)('$name: a million steps', (live) => {
  const seen = runTrace({ ...live, seed: 2, budget: 2048, steps, checkEvery: 25_000 });
  console.log(live.name, JSON.stringify(seen));
  expect(seen.faults).toEqual([]);
  expect(seen.evicted).toBeGreaterThan(0);
  expect(seen.least).toBeGreaterThanOrEqual(0.9);
});

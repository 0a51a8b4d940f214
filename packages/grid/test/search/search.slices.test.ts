import { expect, test } from 'vitest';
import { measureSlices } from '../../../../config/work.js';
import { mapSearch, type Search } from '../../src/index.js';

function* countTo(n: number): Search<number> {
  for (let count = 0; count < n; count++) {
    if ((yield { nodes: count, total: n }) === 'stop') return count;
  }
  return n;
}

test('a search inside a search yields as often as the inner one, and hears when to stop', () => {
  const outer = () => mapSearch(countTo(1_000), ({ nodes }) => nodes);
  const whole = measureSlices(outer);
  expect(whole).toMatchObject({ yields: 1_000, answer: 1_000 });
  expect(whole.longest).toBeGreaterThan(0);
  expect(whole.longest).toBeLessThan(10);
  expect(measureSlices(outer, { stopAfter: 3 })).toMatchObject({ yields: 3, answer: 2 });
});

import { expect, test } from 'vitest';
import { simpleWalk } from '../../../src/rating/hodoku/simple-walk.js';

// Which walks there are is asked of the chains that are shown by them; here, how far they go.
test('a walk has so many links at most, and is given up after so many steps', () => {
  const near: Readonly<Record<number, number[]>> = { 0: [5, 1], 1: [0, 2, 4], 2: [1, 4, 3], 3: [2], 4: [1, 2], 5: [0] };
  const next = (node: number) => near[node];
  expect(simpleWalk(0, 2, 3, next)).toEqual([0, 1, 4, 2]);
  expect(simpleWalk(0, 2, 2, next)).toBeUndefined();
  let asked = 0;
  const all = Array.from({ length: 30 }, (_, node) => node);
  const count = () => {
    asked++;
    return all;
  };
  expect(simpleWalk(0, -1, 30, count)).toBeUndefined();
  expect(asked).toBeLessThan(20_000);
});

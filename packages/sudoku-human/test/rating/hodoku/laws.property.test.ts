import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, runs } from '../../runs.js';
import { relabelling } from '../../verify/relabel.js';
import { brokenLaws, ownPuzzle, type Seen } from './laws.js';

test('paths of our own puzzles: each step proved, sums and levels right, what is enough does not depend on names', () => {
  const seen: Seen = { steps: 0, techniques: new Set(), levels: new Set() };
  let seed = 0;
  fc.assert(
    fc.property(relabelling, (naming) => {
      seed++;
      expect([seed, brokenLaws(ownPuzzle(seed), naming, seen)]).toEqual([seed, []]);
    }),
    { numRuns: runs(4, 1), endOnFailure: true },
  );
  expect(seen.steps).toBeGreaterThan(isQuick ? 40 : 150);
  expect(seen.levels.size).toBeGreaterThan(isQuick ? 0 : 2);
  expect(seen.techniques.size).toBeGreaterThan(isQuick ? 3 : 8);
});

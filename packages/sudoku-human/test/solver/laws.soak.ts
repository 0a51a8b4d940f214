import fc from 'fast-check';
import { test } from 'vitest';
import { techniques } from '../../src/index.js';
import { solvedPosition } from '../techniques/positions.js';
import { expectEachOnce, expectFirstOfAll, expectTrueSteps } from './laws.js';

test('all techniques keep the laws on any position', () => {
  fc.assert(
    fc.property(solvedPosition(), (solved) => {
      expectTrueSteps(solved, techniques);
      expectEachOnce(solved.position, techniques);
      expectFirstOfAll(solved.position, techniques);
    }),
    // A position takes up to ten seconds.
    { numRuns: 40 },
  );
});

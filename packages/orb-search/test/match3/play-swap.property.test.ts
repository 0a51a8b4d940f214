import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { comparePlay } from './compare-play.js';

prop([fc.nat(), fc.integer({ min: 1, max: 6 })], { numRuns: runs(150, 150, 35) })(
  'a turn is what the plain model makes of the rules',
  (seed, turns) => {
    comparePlay(seed, turns, createRandom(seed), expect);
  },
);

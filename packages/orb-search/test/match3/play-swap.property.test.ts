import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { isLegalSwap } from '../../src/index.js';
import { comparePlay } from './compare-play.js';
import { drawGame } from './draw-game.js';
import { Model } from './model.js';

prop([fc.nat(), fc.integer({ min: 1, max: 6 })], { numRuns: runs(150, 150, 35) })(
  'a turn is what the plain model makes of the rules',
  (seed, turns) => {
    comparePlay(seed, turns, createRandom(seed), expect);
  },
);

test('of all pairs of cells those are legal that the plain model calls so', () => {
  let legal = 0;
  for (let seed = 0; seed < runs(120, 1000, 60); seed++) {
    const game = { ...drawGame(seed), goals: [] };
    const model = new Model(game);
    if (model.all.length > 20) continue;
    for (const a of model.all) {
      for (const b of model.all) {
        expect([a, b, isLegalSwap(game, a, b)]).toEqual([a, b, model.isLegal(a, b)]);
        if (model.isLegal(a, b)) legal += 1;
      }
    }
  }
  expect(legal).toBeGreaterThan(20);
});

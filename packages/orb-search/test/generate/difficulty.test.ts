import { expect, test } from 'vitest';
import { difficultyLaws } from '../../../../config/difficulty-laws.js';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { dealLevel, findSwaps, generateOrbs, rateGame, rateOrbs } from '../../src/index.js';
import { boards } from '../support.js';
import { dealers } from './difficult-deals.js';

difficultyLaws(dealers, { plain: runs(400, 10_000, 200), seeds: runs(20, 100, 8), slack: runs(0.08, 0.06, 0.12) });

prop([boards(6, 6, 4, true)])(
  'the score of orbs is the share of near cells whose orbs differ, pair by pair',
  (board) => {
    const { cols, cells } = board;
    let [all, equal, touching] = [0, 0, 0];
    for (const [a, one] of cells.entries()) {
      for (const [b, other] of cells.entries()) {
        const steps = Math.abs((a % cols) - (b % cols)) + Math.abs(Math.floor(a / cols) - Math.floor(b / cols));
        if (a >= b || steps > 2) continue;
        all += 3 - steps;
        if (one !== other || one < 0) continue;
        equal += 3 - steps;
        if (steps === 1) touching++;
      }
    }
    expect(rateOrbs(board)).toEqual({ score: all === 0 ? 1 : 1 - equal / all, touching });
  },
);

test('the score of a game follows from its legal moves', () => {
  for (let seed = 0; seed < 20; seed++) {
    const made = dealLevel({ rows: 6, cols: 6, rules: { types: 4, squares: true } }, { seed });
    if (made.status !== 'found') throw new Error(made.status);
    const moves = findSwaps(made.game).length;
    expect(rateGame(made.game)).toEqual({ score: 1 / (1 + moves), moves });
  }
});

test('where nothing can be dealt, or a level has no deal, the answer says so', () => {
  expect(generateOrbs({ types: 1, standing: 'none', difficulty: 2 })).toEqual({ status: 'impossible' });
  // All boards of one type are equally hard.
  expect(generateOrbs({ types: 1, difficulty: 2 })).toEqual({ status: 'limit' });
  expect(generateOrbs({ types: 1, difficulty: 1 }).status).toBe('found');
  expect(dealLevel({ rows: 3, cols: 3, rules: { types: 1 } }, { difficulty: 2 })).toEqual({ status: 'impossible' });
  expect(dealLevel({ rows: 8, cols: 8 }, { difficulty: 5, maxTries: 1, seed: 1 })).toEqual({ status: 'limit' });
});

import type { Dealer } from '../../../../config/difficulty-laws.js';
import { dealLevel, generateOrbs, rateGame, rateOrbs, type SwapLevel } from '../../src/index.js';

type Orbs = NonNullable<Parameters<typeof generateOrbs>[0]>;

function orbs(name: string, options: Orbs): Dealer {
  return {
    name,
    deal: (more) => generateOrbs({ ...options, ...more }),
    scoreOf: (made: ReturnType<typeof generateOrbs>) => (made.status === 'found' ? rateOrbs(made).score : undefined),
  };
}

function level(name: string, options: SwapLevel): Dealer {
  return {
    name,
    deal: (more) => dealLevel(options, more),
    scoreOf: (made: ReturnType<typeof dealLevel>) => (made.status === 'found' ? rateGame(made.game).score : undefined),
  };
}

export const dealers: readonly Dealer[] = [
  orbs('6×5 orbs', {}),
  orbs('7×6 orbs of four types without matches', { rows: 6, cols: 7, types: 4, standing: 'none', playable: true }),
  orbs('16×16 orbs, one type twice as often', { rows: 16, cols: 16, types: [0, 0, 1, 2, 3] }),
  level('an 8×8 level', { rows: 8, cols: 8 }),
  level('a level with holes, ice and five types', {
    ...{ rows: 7, cols: 9, shape: Array.from({ length: 7 }, () => '....#....'), moves: 20 },
    ...{ rules: { types: 5 }, goals: [{ kind: 'score', count: 500 }] },
  }),
];

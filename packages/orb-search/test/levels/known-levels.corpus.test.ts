import { expect, test } from 'vitest';
import { readCorpus, reportCases } from '../../../../config/corpora.js';
import { dealLevel, type SwapLevel, simulateLevel } from '../../src/index.js';

type Shape = { number: number; rows: number; cols: number; types: number; open: number; shape: string[] };

test.each(['gym-match3-levels.json', 'gym-match3-levels-odd.json'])('the levels of %s are dealt and rated', (file) => {
  const { levels } = JSON.parse(readCorpus('orb-search', file)) as { levels: Shape[] };
  reportCases('orb-search', file, levels.length);
  for (const { number, rows, cols, types, open, shape } of levels) {
    const level: SwapLevel = {
      rows,
      cols,
      shape,
      rules: { types },
      goals: [{ kind: 'score', count: 1500 }],
      moves: 30,
    };
    const dealt = dealLevel(level, { seed: number });
    expect(dealt.status === 'found' && dealt.game.pieces.filter((piece) => piece >= 0).length).toBe(open);
    const random = simulateLevel(level, { player: 'random', games: 20, seed: number });
    const greedy = simulateLevel(level, { player: 'greedy', games: 5, seed: number });
    expect([random.status, random.games, random.notDealt]).toEqual(['complete', 20, 0]);
    expect(greedy.score / greedy.games).toBeGreaterThan(0);
    expect(greedy.goals[0]).toBeGreaterThanOrEqual(random.goals[0] - 0.1);
  }
});

import { expect, test } from 'vitest';
import { hasCorpora } from '../../../../config/corpora.js';
import { createSolver, parsePuzzle, rate } from '../../src/index.js';
import { profileTechniques } from '../../src/rating/profile-techniques.js';
import { compareScores, scoreRows } from './hodoku-scores.js';

test.runIf(hasCorpora)('levels and scores beside those of HoDoKu 2.2.0', () => {
  const byLevel = compareScores('extreme');
  console.table(byLevel);
  const sum = (count: 'puzzles' | 'sameLevel' | 'sameScore') =>
    Object.values(byLevel).reduce((total, comparison) => total + comparison[count], 0);
  const share = (count: 'sameLevel' | 'sameScore') => `${((100 * sum(count)) / sum('puzzles')).toFixed(1)} %`;
  console.log(`same level ${share('sameLevel')}, same score ${share('sameScore')}`);
  expect(sum('sameLevel') / sum('puzzles')).toBeGreaterThan(0.98);
  // Extreme puzzles hang on the choice at every step; below, nearly all scores are the same.
  const { extreme, ...easier } = byLevel;
  expect(extreme.puzzles).toBeGreaterThan(100);
  expect(extreme.sameScore / extreme.puzzles).toBeGreaterThan(0.25);
  expect(extreme.within10 / extreme.puzzles).toBeGreaterThan(0.5);
  for (const { sameScore, puzzles } of Object.values(easier)) expect(sameScore / puzzles).toBeGreaterThan(0.9);
});

test.runIf(hasCorpora)('where HoDoKu’s techniques end, its score has a guess of 10,000, and so has ours', () => {
  const long = scoreRows().find(([, , score]) => score === '20394') as string[];
  const { status, steps } = createSolver(profileTechniques().own).solve(parsePuzzle(long[0]));
  expect(status).toBe('stuck');
  expect(steps.length).toBeGreaterThan(0);
  expect(rate(parsePuzzle(long[0]))).toEqual({ status: 'solved', level: 'extreme', score: 20394, stars: 5 });
});

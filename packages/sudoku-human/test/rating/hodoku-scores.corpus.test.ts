import { expect, it } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { createSolver, parsePuzzle, rate } from '../../src/index.js';
import { profileTechniques } from '../../src/rating/profile-techniques.js';
import { compareScores, scoreRows } from './hodoku-scores.js';

it('levels and scores agree with HoDoKu’s up to hard', () => {
  const byLevel = compareScores('hard', 40);
  const sum = (count: 'puzzles' | 'sameLevel' | 'sameScore') =>
    Object.values(byLevel).reduce((total, comparison) => total + comparison[count], 0);
  expect(sum('puzzles')).toBe(40);
  expect(sum('sameLevel')).toBe(40);
  expect(sum('sameScore')).toBeGreaterThanOrEqual(39);
  reportCases('sudoku-human', 'hodoku220-scores-odd.tsv', sum('puzzles'));
});

it('where HoDoKu’s techniques end, its score has a guess of 10,000, and so has ours', () => {
  const long = scoreRows().find(([, , score]) => score === '20394') as string[];
  const { status, steps } = createSolver(profileTechniques().own).solve(parsePuzzle(long[0]));
  expect(status).toBe('stuck');
  expect(steps.length).toBeGreaterThan(0);
  expect(rate(parsePuzzle(long[0]))).toEqual({ status: 'solved', level: 'extreme', score: 20394, stars: 5 });
});

import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { compareScores } from './hodoku-scores.js';

test('levels and scores agree with HoDoKu’s up to hard', () => {
  const byLevel = compareScores('hard', 20);
  const sum = (count: 'puzzles' | 'sameLevel' | 'sameScore') =>
    Object.values(byLevel).reduce((total, comparison) => total + comparison[count], 0);
  expect(sum('puzzles')).toBe(20);
  expect(sum('sameLevel')).toBe(20);
  expect(sum('sameScore')).toBeGreaterThanOrEqual(19);
  reportCases('sudoku-human', 'hodoku220-scores-odd.tsv', sum('puzzles'));
});

import { expect, test } from 'vitest';
import { hasCorpora, readCorpus } from '../../../../config/corpora.js';
import { contentLines, fixture } from '../techniques/positions.js';
import { countSolved } from './count-solved.js';

test('every step of 90 hard puzzles agrees with the solution, and what is called solved is', () => {
  const puzzles = [...fixture('hard.txt').slice(0, 60), ...fixture('expert.txt').slice(0, 30)];
  expect(countSolved(puzzles)).toBeGreaterThan(30);
});

test('the hardest of our own puzzles are all solved by logic', () => {
  const puzzles = fixture('hardest.txt');
  expect(countSolved(puzzles)).toBe(puzzles.length);
});

test.runIf(hasCorpora)('the hardest puzzles of 2011 are all solved by logic', () => {
  const puzzles = contentLines(readCorpus('sudoku-human', 'hardest2011-odd.tsv')).map((line) => line.slice(0, 81));
  expect(countSolved(puzzles)).toBe(puzzles.length);
});

import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { parsePuzzle, rate } from '../../src/index.js';
import { isQuick } from '../runs.js';
import { measuredPaths } from './hodoku/paths.js';

test('levels and scores are HoDoKu’s', () => {
  // Some of the easiest of the table; the soak takes more.
  const rows = measuredPaths().filter(({ score }, i) => score < 1500 && i % (isQuick ? 12 : 3) === 0);
  for (const { puzzle, level, score } of rows) expect(rate(parsePuzzle(puzzle))).toMatchObject({ level, score });
  reportCases('sudoku-human', 'hodoku220-scores-odd.tsv', rows.length);
});

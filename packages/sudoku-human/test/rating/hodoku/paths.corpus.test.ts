import { expect, test } from 'vitest';
import { reportCases } from '../../../../../config/corpora.js';
import { isQuick } from '../../../../../config/runs.js';
import { firstDifference, measuredPaths } from './paths.js';

test('the whole path is HoDoKu’s, step by step, with the effects in their order', () => {
  // The soak takes all of them.
  const measured = measuredPaths().filter((_, i) => i % (isQuick ? 144 : 36) === 0);
  expect(measured.map(firstDifference).filter((difference) => difference !== undefined)).toEqual([]);
  reportCases('sudoku-human', 'hodoku220-paths-odd.tsv', measured.length);
});

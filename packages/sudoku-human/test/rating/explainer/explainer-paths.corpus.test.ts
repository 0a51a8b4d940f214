import { expect, test } from 'vitest';
import { reportCases } from '../../../../../config/corpora.js';
import { isQuick } from '../../runs.js';
import { firstDifference, pathRows } from './explainer-paths.js';

test('the paths are those of Sudoku Explainer 1.2.1, step by step', () => {
  const rows = pathRows('se121-paths-odd.tsv').filter((_, i) => i % (isQuick ? 80 : 20) === 1);
  expect(rows.map(firstDifference).filter((difference) => difference !== undefined)).toEqual([]);
  reportCases('sudoku-human', 'se121-paths-odd.tsv', rows.length);
}, 60_000);

import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { isQuick } from '../../../../config/runs.js';
import { parsePuzzle } from '../../src/index.js';
import { pathRows } from './explainer/explainer-paths.js';
import { measuredPaths } from './hodoku/paths.js';
import { newWalk, walkExplainer, walkHodoku } from './path-words.js';

// The soak takes all of them.
test('each step of both paths can be told in every language and drawn', () => {
  const walk = newWalk();
  const measured = measuredPaths().filter((_, i) => i % (isQuick ? 288 : 144) === 5);
  for (const { puzzle } of measured) walkHodoku(walk, parsePuzzle(puzzle));
  reportCases('sudoku-human', 'hodoku220-paths-odd.tsv', measured.length);
  const rows = pathRows('se121-paths-odd.tsv').filter((_, i) => i % (isQuick ? 136 : 68) === 7);
  for (const { puzzle } of rows) walkExplainer(walk, parsePuzzle(puzzle));
  reportCases('sudoku-human', 'se121-paths-odd.tsv', rows.length);
  expect(Object.fromEntries(walk.faults)).toEqual({});
  expect(walk.texts).toBe(walk.steps * 4);
  expect(walk.steps).toBeGreaterThan(isQuick ? 60 : 120);
});

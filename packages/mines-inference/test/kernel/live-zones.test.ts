/** What a border that is followed click by click keeps apart, or brings together. */
import { expect, test } from 'vitest';
import { analyze, createAnalyzer, parseMines } from '../../src/index.js';

test.each([
  'mines 1\nF 1\n2 1',
  'mines 1\n1 F\n1 2',
  'mines 1\nF 1 0\n1 1 1\n0 0 0',
  'mines 1\nF 2 0\n1 1 0\n0 0 0',
  'mines 0\n0 0\n0 0',
])('a number without hidden cells around is right or contradicts: %s', (text) => {
  const board = parseMines(text);
  const { status, conflicts } = analyze(board);
  expect(createAnalyzer().analyze(board)).toMatchObject({ status, conflicts });
  const wrong = !['mines 1\nF 1\n1 1', 'mines 0\n0 0\n0 0'].includes(text);
  expect(status).toBe(wrong ? 'inconsistent' : 'consistent');
});

/** What a border that is followed click by click keeps apart, or brings together. */
import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { analyze, createAnalyzer, parseMines } from '../../src/index.js';
import { merge } from '../../src/kernel/live-border.js';
import { createPace } from '../../src/kernel/pace.js';

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

test('two rising lists are merged into one', () => {
  const merged = (left: number[], right: number[]) => runSlices(merge(left, right, createPace()));
  expect(merged([1, 4, 6], [2, 3, 5])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(merged([2, 3], [1, 4])).toEqual([1, 2, 3, 4]);
  expect(merged([3, 4], [1, 2])).toEqual([1, 2, 3, 4]);
  expect(merged([1, 2], [3])).toEqual([1, 2, 3]);
  expect(merged([1, 2], [])).toEqual([1, 2]);
  expect(merged([], [1, 2])).toEqual([1, 2]);
});

/** What a border that is followed click by click keeps apart, or brings together. */
import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { analyze, createAnalyzer, parseMines } from '../../src/index.js';
import { merge } from '../../src/kernel/live-zones.js';
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

test.each([
  ['before', 30_000, 0],
  ['behind', 0, 30_000],
])('long lists are merged with pauses: what is left lies %s', (_, rightFrom, leftFrom) => {
  const rising = (from: number) => Array.from({ length: 30_000 }, (_, at) => from + at);
  const work = merge(rising(leftFrom), rising(rightFrom), createPace());
  let pauses = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pauses++;
  expect(pauses).toBeGreaterThan(1);
  expect(step.value).toEqual(rising(0).concat(rising(30_000)));
});

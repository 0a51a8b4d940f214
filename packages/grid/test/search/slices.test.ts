import { expect, test } from 'vitest';
import { runSlices, runSync, type Search, type Slices, shareSlices } from '../../src/index.js';

function* countTo(n: number, seen: number[] = []): Slices<number> {
  for (let count = 1; count <= n; count++) {
    seen.push(count);
    yield;
  }
  return n;
}

function* countSearch(n: number, seen: number[]): Search<number | 'stopped'> {
  const count = yield* shareSlices(countTo(n, seen), () => ({ nodes: seen.length }));
  return count ?? 'stopped';
}

test('work in slices has the same result in one go and as a search', () => {
  expect(runSlices(countTo(5))).toBe(5);
  expect(runSync(countSearch(5, []))).toBe(5);
  expect(runSync(countSearch(0, []))).toBe(0);
});

test('a search reports at each pause, and leaves the work where it is when it is told to stop', () => {
  const seen: number[] = [];
  const search = countSearch(5, seen);
  expect(search.next().value).toEqual({ nodes: 1 });
  expect(search.next().value).toEqual({ nodes: 2 });
  expect(search.next('stop')).toEqual({ done: true, value: 'stopped' });
  expect(seen).toEqual([1, 2]);
});

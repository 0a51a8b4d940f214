import { expect, test } from 'vitest';
import { refusal } from '../../../../config/refusals.js';
import { checkInteger, createPace, defineSearch, runSync, type Slices, spend } from '../../src/index.js';

const countSearch = defineSearch({
  read: (n: number) => ({ n: checkInteger(n, 'n', 0), count: 0 }),
  *work(job, pace): Slices<number> {
    for (; job.count < job.n; job.count++) if (spend(pace, 1)) yield;
    return job.count;
  },
  report: ({ count }, { work }) => ({ nodes: count, total: work }),
  stopped: ({ count }) => -count,
});

test('bad input is refused when the search is called', () => {
  expect(refusal(() => countSearch(0.5)).at).toEqual({ name: 'n' });
});

test('the work runs to its end, and nothing of it runs before the first step', () => {
  expect(runSync(countSearch(100_000))).toBe(100_000);
  expect(countSearch(1).next()).toEqual({ done: true, value: 1 });
});

test('a search reports at each pause, and answers with what it has when it is told to stop', () => {
  const search = countSearch(100_000);
  expect(search.next().value).toEqual({ nodes: 9_999, total: 10_000 });
  const second = search.next().value as { total: number };
  expect(second.total).toBe(22_500);
  expect(search.next('stop')).toEqual({ done: true, value: 1 - second.total });
  expect(search.next().done).toBe(true);
});

test('two searches of one definition know nothing of each other', () => {
  const [a, b] = [countSearch(20_000), countSearch(20_000)];
  a.next();
  expect(b.next().value).toEqual({ nodes: 9_999, total: 10_000 });
  expect(runSync(b)).toBe(20_000);
});

test('slices grow to 250,000 units, whatever is spent at once', () => {
  const pace = createPace();
  const slices: number[] = [];
  for (let last = 0; slices.length < 40; ) {
    if (!spend(pace, 100)) continue;
    slices.push(pace.work - last);
    last = pace.work;
  }
  expect(slices[0]).toBe(10_000);
  expect(slices.every((slice, at) => at === 0 || (slice >= slices[at - 1] && slice <= slices[at - 1] * 1.26))).toBe(
    true,
  );
  expect(slices.at(-1)).toBe(250_000);
  expect(spend(pace, 1e9)).toBe(true);
  expect(spend(pace, 249_999)).toBe(false);
  expect(spend(pace, 1)).toBe(true);
});

test('a slice of one unit stays one, for tests that want every pause', () => {
  const pace = createPace(1);
  for (let at = 0; at < 100; at++) expect(spend(pace, 1)).toBe(true);
});

import { expect, test } from 'vitest';
import { createRegionCache } from '../../src/kernel/region-cache.js';
import { region } from '../regions.js';

// # 1 # 2 #: three boxes, two numbers.
const base = region([1, 1, 1], '01 12', [1, 1]);
const others = {
  'a larger box': region([1, 2, 1], '01 12', [1, 1]),
  'another need': region([1, 1, 1], '01 12', [1, 2]),
  'another number for a box': region([1, 1, 1], '01 02', [1, 1]),
  'the last number of the last box': region([1, 1, 1], '012 1', [1, 1]),
  'one box more': region([1, 1, 1, 1], '01 123', [1, 1]),
  'one number more': region([1, 1, 1], '01 12 2', [1, 1, 1]),
};

test.each(Object.entries(others))('%s is another region, even if the hashes are alike', (_, other) => {
  for (const hash of [undefined, () => 0]) {
    const cache = createRegionCache(hash);
    const entry = cache.remember(base, 3, undefined);
    expect(cache.recall(other, 3)).toBe(undefined);
    const otherEntry = cache.remember(other, 3, undefined);
    expect(cache.recall({ ...base }, 3)).toBe(entry);
    expect(cache.recall(other, 3)).toBe(otherEntry);
    expect(cache.recall(base, 4)).toBe(undefined);
  }
});

test('what neither this board nor the one before used is dropped, what one of them used stays', () => {
  const cache = createRegionCache(() => 0);
  const [first, second, third] = [base, ...Object.values(others)].map((each) => cache.remember(each, 0, undefined));
  cache.nextBoard();
  expect(cache.recall(second!.region, 0)).toBe(second);
  cache.keep(third!);
  cache.nextBoard();
  expect([first, second, third].map((entry) => cache.recall(entry!.region, 0))).toEqual([undefined, second, third]);
  cache.nextBoard();
  cache.nextBoard();
  for (const entry of [first, second, third]) expect(cache.recall(entry!.region, 0)).toBe(undefined);
});

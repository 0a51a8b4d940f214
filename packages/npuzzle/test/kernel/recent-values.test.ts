import { expect, test } from 'vitest';
import { recentValues } from '../../src/kernel/recent-values.js';

test('the value that was not asked for the longest goes first', () => {
  const recent = recentValues<number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.keep('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
});

test('a value that is kept again takes no second place', () => {
  const recent = recentValues<number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  recent.keep('a', 3);
  expect([recent.get('a'), recent.get('b')]).toEqual([3, 2]);
});

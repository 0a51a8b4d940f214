import { expect, test } from 'vitest';
import { numbersOf } from '../../src/frame/numbers.js';

test.each([
  ['en', '1,234,567', '7.0', '97.3%'],
  ['de', '1.234.567', '7,0', '97,3\u00a0%'],
  ['vi', '1.234.567', '7,0', '97,3%'],
  ['zh-Hant', '1,234,567', '7.0', '97.3%'],
])('numbers as %s writes them', (tag, large, tenth, part) => {
  const { number, percent } = numbersOf(tag);
  expect(number(1_234_567)).toBe(large);
  expect(number(7, 1)).toBe(tenth);
  expect(percent(0.9731)).toBe(part);
});

test('a noun has the form that its count asks for', () => {
  const { count, form } = numbersOf('de');
  expect([0, 1, 2, 1000].map((mines) => count(mines, 'Mine', 'Minen'))).toEqual([
    '0 Minen',
    '1 Mine',
    '2 Minen',
    '1.000 Minen',
  ]);
  expect([1, 2].map((cells) => form(cells, 'ist', 'sind'))).toEqual(['ist', 'sind']);
  expect(numbersOf('vi').count(1, 'quả')).toBe('1 quả');
});

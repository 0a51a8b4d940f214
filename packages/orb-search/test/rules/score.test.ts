import { expect, test } from 'vitest';
import { score } from '../../src/index.js';

const three = { type: 0, cells: [0, 1, 2] };

test('damage at its edges', () => {
  const match = (size: number) => ({ type: 0, cells: Array.from({ length: size }, (_, cell) => cell) });
  expect([2, 3, 4, 5].map((size) => score([[match(size)]]))).toEqual([1, 1, 1.25, 1.5]);
  expect([4, 5].map((size) => score([[match(size)]], { mass: 10, orbBonus: 0 }))).toEqual([1, 10]);
  expect([5, 6].map((size) => score([[match(size)]], { mass: 10, massSize: 6, orbBonus: 0 }))).toEqual([1, 10]);
  expect(score([])).toBe(0);
  expect(score([[match(3)], [match(3)]])).toBe(2 * 1.25);
  expect(score([[match(3), match(3)], [match(3)]], { comboBonus: 1 })).toBe(3 * 3);
  expect(score([[{ type: 3, cells: [0, 1, 2] }]], { normal: [1, 2] })).toBe(0);
});

test.each<[string, unknown[], object]>([
  ['waves', [null], {}],
  ['waves[1]', [[[], 5]], {}],
  ['waves[0][1]', [[[three, null]]], {}],
  ['waves[0][1].type', [[[three, { ...three, type: 15 }]]], {}],
  ['waves[0][1].cells', [[[three, { ...three, cells: 3 }]]], {}],
  ['weights', [[]], { weight: 2 }],
  ['weights.normal[1]', [[]], { normal: [1, 'x'] }],
  ['weights.mass', [[]], { mass: Number.NaN }],
  ['weights.massSize', [[]], { massSize: 0 }],
  ['weights.orbBonus', [[]], { orbBonus: -1 }],
  ['weights.comboBonus', [[]], { comboBonus: 1_000_001 }],
])('what is refused is told by its name: %s', (name, [waves], weights) => {
  const named = expect.objectContaining({ at: expect.objectContaining({ name: expect.stringContaining(name) }) });
  expect(() => score(waves as [], weights)).toThrow(named);
});

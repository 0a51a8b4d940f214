import { expect, test } from 'vitest';
import { hasSecond, tablesFor, weightsFor } from '../../src/beam/evaluation-weights.js';

test('6×5 in four directions has second tables, and nothing else', () => {
  expect(hasSecond(5, 6, 4)).toBe(true);
  expect([hasSecond(5, 6, 8), hasSecond(6, 5, 4), hasSecond(5, 5, 4), hasSecond(4, 6, 4)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('the second tables are others than the first; the other ones come from weights', () => {
  const [own, second, other] = (['own', 'second', 'other'] as const).map((set) => tablesFor(5, 6, 4, set));
  expect(second).not.toEqual(own);
  expect(other).toEqual(tablesFor(5, 6, 8, 'own'));
  expect(other).not.toEqual(own);
});

test('without second tables the second weights are the own ones', () => {
  for (const directions of [4, 8] as const) {
    expect(weightsFor(directions, 'second')).toBe(weightsFor(directions, 'own'));
    expect(weightsFor(directions, 'other')).not.toBe(weightsFor(directions, 'own'));
  }
});

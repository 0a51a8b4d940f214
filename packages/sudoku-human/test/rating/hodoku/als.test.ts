import { expect, test } from 'vitest';
import { alsXyWing } from '../../../src/rating/hodoku/als.js';
import { sees } from '../../techniques/positions.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';

test('ALS-XY-Wing: where two sets have two digits in common, the link is named by the one that the other link leaves', () => {
  const masks: Record<number, number> = {
    0: maskOf(1, 3),
    1: maskOf(2, 3),
    8: maskOf(1, 9),
    9: maskOf(1, 2, 9),
    10: maskOf(1, 2, 9),
    15: maskOf(4, 5, 9),
  };
  const found = alsXyWing(madeUpPath(masks, 0));
  // Either r1c9 is 9, or it is 1; then r1c1 is 3, r1c2 is 2, and r2c1 or r2c2 is 9.
  expect(told(found?.effects)).toEqual(['r2c7≠9']);
  if (found?.shape.form !== 'sets') throw new Error('no sets');
  const { sets, digits } = found.shape;
  expect(new Set(digits).size).toBe(2);
  for (const [i, digit] of digits.entries()) {
    const places = [sets[i], sets[i + 1]].map((set) => set.filter((cell) => masks[cell] & (1 << digit)));
    expect(places.every((list) => list.length > 0)).toBe(true);
    expect(places[0].every((cell) => places[1].every((other) => sees(cell, other)))).toBe(true);
  }
});

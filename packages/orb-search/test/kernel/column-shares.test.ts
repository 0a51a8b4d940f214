import { expect, test } from 'vitest';
import { shareOf, sharesOf, shareTables } from '../../src/kernel/column-shares.js';

test('three to five orbs in six columns, mirrors left out: 28, 66 and 126 shares', () => {
  const shares = sharesOf(5);
  const sums = shares.map((share) => share.reduce((sum, orbs) => sum + orbs, 0));
  expect([3, 4, 5].map((orbs) => sums.filter((sum) => sum === orbs).length)).toEqual([28, 66, 126]);
  expect([shares[0], shares.at(-1)]).toEqual([
    [0, 0, 0, 0, 0, 3],
    [2, 0, 0, 1, 0, 2],
  ]);
});

test('columns of four and of three cells hold no more than that', () => {
  expect(sharesOf(4).some((share) => share.includes(5))).toBe(false);
  expect(sharesOf(3).length).toBeLessThan(sharesOf(4).length);
});

test('a share and its mirror have one value, and so has the cursor in mirrored columns', () => {
  const shares = sharesOf(5);
  const worth = shares.map((_, index) => index);
  const tables = shareTables(
    5,
    worth,
    shares.flatMap((_, index) => [0, 1, 2, 3, 4, 5].map((col) => 10 * index + col)),
  );
  // Two in the first column and one in the third; the same from the right.
  const [left, right] = [
    [2, 0, 1, 0, 0, 0],
    [0, 0, 0, 1, 0, 2],
  ].map((share) =>
    shareOf(
      tables,
      share.reduce((mask, orbs, col) => mask | (((1 << orbs) - 1) << (5 * col)), 0),
    ),
  ) as [number, number];
  const index = shares.findIndex((share) => String(share) === '0,0,0,1,0,2');
  expect([tables.worth[left], tables.worth[right]]).toEqual([index, index]);
  expect([tables.held[8 * right], tables.held[8 * right + 4]]).toEqual([10 * index, 10 * index + 4]);
  expect([tables.held[8 * left + 5], tables.held[8 * left + 1]]).toEqual([10 * index, 10 * index + 4]);
});

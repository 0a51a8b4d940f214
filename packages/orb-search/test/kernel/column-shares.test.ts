import { expect, test } from 'vitest';
import { numberedHalves, shareOf, sharesOf, shareTables } from '../../src/kernel/column-shares.js';

/** The cells of so many orbs in each column, from the bottom. */
const maskOf = (share: readonly number[], rows: number) =>
  share.reduce((mask, orbs, col) => mask | (((1 << orbs) - 1) << (rows * col)), 0);

test('three to five orbs in six columns, mirrors left out: 28, 66 and 126 shares', () => {
  expect(sharesOf(5)).toHaveLength(28 + 66 + 126);
  const halves = numberedHalves(5);
  const first = shareOf(halves, maskOf([0, 0, 0, 0, 0, 3], 5));
  expect(sharesOf(5)[0]).toEqual({ place: first, mirror: shareOf(halves, maskOf([3, 0, 0, 0, 0, 0], 5)) });
});

test('columns of four and of three cells hold no more than that', () => {
  // Five orbs in one column, and five or four in one.
  expect(sharesOf(4)).toHaveLength(28 + 66 + 126 - 3);
  expect(sharesOf(3)).toHaveLength(28 + 66 + 126 - 3 - 3 - 15);
});

test('where in a column the orbs stand makes no difference', () => {
  const halves = numberedHalves(5);
  expect(shareOf(halves, 0b10100_00000_00000_00000_00001_00000)).toBe(shareOf(halves, maskOf([0, 1, 0, 0, 0, 2], 5)));
});

test('a share and its mirror have one value, and so has the cursor in mirrored columns', () => {
  const shares = sharesOf(5);
  const worth = shares.map((_, index) => index);
  const byCursor = shares.flatMap((_, index) => [0, 1, 2, 3, 4, 5].map((col) => 10 * index + col));
  const tables = shareTables(5, worth, byCursor);
  const left = shareOf(tables, maskOf([2, 0, 1, 0, 0, 0], 5));
  const right = shareOf(tables, maskOf([0, 0, 0, 1, 0, 2], 5));
  const index = shares.findIndex(({ place }) => place === right);
  expect([tables.worth[left], tables.worth[right]]).toEqual([index, index]);
  expect([tables.held[8 * right], tables.held[8 * right + 4]]).toEqual([10 * index, 10 * index + 4]);
  expect([tables.held[8 * left + 5], tables.held[8 * left + 1]]).toEqual([10 * index, 10 * index + 4]);
  // Its own mirror: the values of the half on the left.
  const even = shareOf(tables, maskOf([2, 0, 0, 0, 0, 2], 5));
  expect(tables.held[8 * even + 5]).toBe(tables.held[8 * even]);
});

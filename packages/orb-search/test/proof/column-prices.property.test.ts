import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { columnBound } from '../../src/proof/column-bound.js';
import { columnPrices, inSum, isAbove, maxCarried } from '../../src/proof/column-prices.js';

const sumIn = (word: number, list: number) => (word >> (10 * list)) & 1023;

/** What a finger earns at most, by every walk: 1 and -1 a column aside, 0 up or down. */
function most(
  { toLeft, toRight }: { readonly toLeft: readonly number[]; readonly toRight: readonly number[] },
  col: number,
  came: number,
  moves: number,
  turnsFree: boolean,
): number {
  if (moves === 0) return 0;
  return Math.max(
    ...[-1, 0, 1].map((way) => {
      const isBack = way !== 0 && way === -came && !turnsFree;
      if (isBack || col + way < 0 || col + way > toLeft.length) return 0;
      // A finger that goes to the right carries an orb to the left.
      const price = way === 0 ? 0 : way === 1 ? toLeft[col]! : toRight[col - 1]!;
      return price + most({ toLeft, toRight }, col + way, way, moves - 1, turnsFree);
    }),
  );
}

test.each([
  [3, 4],
  [4, 4],
  [6, 4],
  [2, 4],
  [5, 8],
] as const)('no walk earns more than the limit, and one earns it: %i columns, %i directions', (cols, directions) => {
  const lists = columnPrices(cols, directions);
  const { limits, row } = maxCarried(cols, directions, lists);
  for (let moves = 0; moves <= 7; moves++) {
    for (let col = 0; col < cols; col++) {
      for (const came of [-1, 0, 1]) {
        const limit = limits[row(moves) + 3 * col + 1 + came]!;
        const expected = lists.map((prices) => most(prices, col, came, moves, directions === 8));
        // The tenth bit is set in a limit.
        expect(lists.map((_, list) => sumIn(limit, list) - 512)).toEqual(expected);
      }
    }
  }
});

test('as many moves as are not in the table are never too few', () => {
  const { limits, row } = maxCarried(6, 4, columnPrices(6, 4));
  const worst = inSum(511, 0) | inSum(511, 1) | inSum(511, 2);
  expect([63, 64, 250].map((moves) => isAbove(worst, limits[row(moves)]!))).toEqual([false, false, false]);
  expect(isAbove(worst, limits[row(62)]!)).toBe(true);
});

const sums = fc.array(fc.integer({ min: 0, max: 511 }), { minLength: 3, maxLength: 3 });
const pack = (three: readonly number[]) => three.reduce((word, sum, list) => word | inSum(sum, list), 0);

prop([sums, sums, fc.boolean()])('three sums are compared as one', (needed, other, isNear) => {
  const limits = isNear ? needed.map((sum, list) => Math.max(0, sum - (other[list]! & 1))) : other;
  const isMore = needed.some((sum, list) => sum > limits[list]!);
  expect(isAbove(pack(needed), pack(limits) | 0x20080200)).toBe(isMore);
});

test('the sums and the limits of boards of every size have room', () => {
  for (let rows = 1; rows <= 8; rows++) {
    for (let cols = 3; cols <= Math.min(8, Math.floor(32 / rows)); cols++) {
      const lists = columnPrices(cols, 4);
      const { limits, row } = maxCarried(cols, 4, lists);
      const last = Math.max(...limits.subarray(row(62), row(63)).map((limit) => sumIn(limit, 1) - 512));
      expect(last).toBeLessThan(512);
      // The fewer orbs a type has, the further each of them may have to go: more than six orbs need no more for each.
      for (const count of [3, 4, 5, 6]) {
        const { carry } = runSlices(columnBound(rows, cols, [count], lists, createPace(1)));
        let worst = 0;
        for (const cost of carry)
          for (const list of [0, 1, 2]) if (cost >= 0) worst = Math.max(worst, sumIn(cost, list));
        expect((worst * rows * cols) / count).toBeLessThan(512);
      }
    }
  }
});

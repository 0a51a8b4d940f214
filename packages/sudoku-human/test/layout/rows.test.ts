import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { groupsOf, walkOnce } from '../../src/layout/rows.js';
import { tablesOf } from '../../src/layout/tables.js';
import { type Ways, waysOf } from '../../src/layout/ways.js';
import { lcg } from '../lcg.js';
import { digitsIn } from './boards.js';

const groupsIn = (options: kit.LayoutOptions) => groupsOf(tablesOf(kit.createLayout(options)));
/** What is said of the rows but for their memory. */
const plain = ({ house, cells, sums, apart }: ReturnType<typeof groupsIn>['rows'][number]) => ({
  house,
  cells,
  sums,
  apart,
});

describe('the groups of a layout', () => {
  const cages = [
    { cells: [1, 0], sum: 3 },
    { cells: [4, 5, 8], sum: 8 },
    { cells: [14, 15] },
    { cells: [10, 11, 6, 7], sum: 10 },
  ];
  const { rows, combos, sums } = groupsIn({ size: 4, cages });

  test('sums of two cells are walked, of three the sets of digits are known', () => {
    const named = 3 * 4 + cages.length;
    expect(rows.filter(({ house }) => house === named).map(({ cells, sums }) => ({ cells, sums }))[0]).toEqual({
      cells: [0, 1],
      sums: [0, 3],
    });
    expect(rows.filter(({ house }) => house === named).map(({ cells }) => cells.length)).not.toContain(3);
    expect(combos.map(({ cells }) => cells)).toContainEqual([4, 5, 8]);
    expect(combos.filter(({ cells }) => cells.length < 3)).toEqual([]);
    expect(sums.filter(({ differ }) => differ)).toEqual([]);
  });

  test('houses with a cage inside are walked, cage after cage and then the rest', () => {
    expect(rows.filter(({ house }) => house < 12).map(plain)).toEqual([
      { house: 0, cells: [0, 1, 2, 3], sums: [0, 3, 0, 0], apart: [false, false, false, false] },
      { house: 8, cells: [0, 1, 5, 4], sums: [0, 3, 0, 0], apart: [false, false, false, false] },
    ]);
  });

  test('where neighbours are apart all houses are walked, as a snake', () => {
    const { rows } = groupsIn({ size: 4, nonConsecutive: true, cages: [{ cells: [4, 7], sum: 5 }] });
    const [first, second, , , column] = rows.filter(({ house }) => house < 12).map(plain);
    expect(first).toEqual({ house: 0, cells: [0, 1, 2, 3], sums: [0, 0, 0, 0], apart: [false, true, true, true] });
    // The second row goes from right to left; the ends of the cage aren't beside each other.
    expect(second).toEqual({ house: 1, cells: [7, 4, 6, 5], sums: [0, 5, 0, 0], apart: [false, false, false, true] });
    expect(column.cells).toEqual([0, 4, 8, 12]);
    const [box] = rows.filter(({ house }) => house === 8).map(plain);
    expect(box).toEqual({ house: 8, cells: [0, 1, 5, 4], sums: [0, 0, 0, 0], apart: [false, true, true, true] });
  });

  test('houses of nine are walked, larger ones not', () => {
    expect(groupsIn({ size: 9, nonConsecutive: true }).rows).toHaveLength(27);
    expect(groupsIn({ size: 10, nonConsecutive: true }).rows).toHaveLength(0);
    expect(groupsIn({ size: 4 }).rows).toHaveLength(0);
  });
});

test('a walk over a row is made once, and leaves what all ways leave however often others come between', () => {
  const [row] = groupsIn({ size: 4, nonConsecutive: true, cages: [{ cells: [0, 1, 2], sum: 8 }] }).rows.filter(
    ({ house }) => house === 0,
  );
  const ways = waysOf(4) as { -readonly [key in keyof Ways]: Ways[key] };
  const { walk, masks } = ways;
  let walks = 0;
  ways.walk = (one) => {
    walks++;
    walk(one);
  };
  const short = { ...row, cells: row.cells.slice(0, 3) };
  const next = lcg(2);
  const draw = () => Array.from({ length: 4 }, () => 1 + Math.floor(15 * next()));
  const known = Array.from({ length: 300 }, draw);
  for (let round = 0; round < 2000; round++) {
    const given = known[Math.floor(next() * known.length)];
    masks.set(given);
    const before = walks;
    walkOnce(short, 4);
    const tried = given
      .slice(0, 3)
      .reduce<number[][]>((some, mask) => some.flatMap((way) => digitsIn(mask).map((digit) => [...way, digit])), [[]])
      .filter(
        (way) =>
          new Set(way).size === 3 &&
          way[0] + way[1] + way[2] === 8 &&
          Math.abs(way[0] - way[1]) > 1 &&
          Math.abs(way[1] - way[2]) > 1,
      );
    const left = [0, 1, 2].map((at) => tried.reduce((mask, way) => mask | (1 << (way[at] - 1)), 0));
    expect([...masks.subarray(0, 3)]).toEqual(left);
    expect(walks - before).toBeLessThan(2);
    masks.set(given);
    const again = walks;
    walkOnce(short, 4);
    expect([...masks.subarray(0, 3)]).toEqual(left);
    expect(walks).toBe(again);
  }
  ways.walk = walk;
});

test('what is remembered of some masks says nothing of others', () => {
  const [row] = groupsIn({ size: 4, cages: [{ cells: [0, 1], sum: 5 }] }).rows;
  expect(row.cells).toEqual([0, 1]);
  const { masks } = waysOf(4);
  const next = lcg(5);
  for (let round = 0; round < 50_000; round++) {
    // Behind the two masks of the row stand what other rows have left.
    const given = Array.from({ length: 4 }, () => 1 + Math.floor(15 * next()));
    masks.set(given);
    walkOnce(row, 4);
    const left = [0, 1].map((at) =>
      digitsIn(given[at])
        .filter((digit) => digit !== 5 - digit && digitsIn(given[1 - at]).includes(5 - digit))
        .reduce((mask, digit) => mask | (1 << (digit - 1)), 0),
    );
    if (masks[0] !== left[0] || masks[1] !== left[1]) expect([given, [...masks.subarray(0, 2)]]).toEqual([given, left]);
  }
  expect(row.memory.before.some((mask) => mask !== 0)).toBe(true);
});

import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { dualFeasible } from '../../src/bounds/dual-feasible.js';
import { pageBound } from '../../src/bounds/page-bound.js';
import { stripBound } from '../../src/bounds/strip-bound.js';
import { type Items, makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';

const itemsOf = (sizes: readonly (readonly [number, number])[], turns = 0): Items =>
  makeItems(
    Int32Array.from(sizes, ([width]) => width),
    Int32Array.from(sizes, ([, height]) => height),
    Uint8Array.from(sizes, ([width, height]) => (width === height ? 0 : turns)),
  );

describe('dual feasible functions', () => {
  test('what fits together still does: all multisets of sides up to a dozen', () => {
    let seen = 0;
    for (let capacity = 1; capacity <= 12; capacity++) {
      const sizes = Int32Array.from({ length: capacity + 2 }, (_, at) => at + 1);
      const functions = runSlices(dualFeasible(sizes, capacity, 99, new Pace(true, 1)));
      const check = (least: number, left: number, sums: readonly number[]): void => {
        for (const [at, { capacity: mapped }] of functions.entries()) {
          seen++;
          if (sums[at] > mapped) expect.fail(`function ${at} of ${capacity}: ${sums[at]} is more than ${mapped}`);
        }
        for (let side = least; side <= left; side++) {
          check(
            side,
            left - side,
            sums.map((sum, at) => sum + functions[at].values[side - 1]),
          );
        }
      };
      check(
        1,
        capacity,
        functions.map(() => 0),
      );
      // What is longer than the capacity does not fit after it either.
      for (const { values, capacity: mapped } of functions) expect(values[capacity]).toBeGreaterThan(mapped);
    }
    expect(seen).toBeGreaterThan(1000);
  });
  test('cuts are the sides up to a half, and what longer ones leave, each once', () => {
    const count = (sides: readonly number[]) =>
      runSlices(dualFeasible(Int32Array.from(sides), 12, 99, new Pace(true, 1))).length;
    // Besides two for each cut there are eight.
    expect(count([])).toBe(8);
    expect(count([1])).toBe(10);
    expect(count([6])).toBe(10);
    expect(count([7])).toBe(10);
    expect(count([6, 7])).toBe(10);
    expect(count([12])).toBe(10);
    expect(count([13])).toBe(8);
    expect(count([3, 10])).toBe(10);
  });
  test('a side as long as the cut keeps its length, and what leaves less than that counts in full', () => {
    const [, cut] = runSlices(dualFeasible(Int32Array.of(2, 3, 9, 10), 12, 99, new Pace(true, 1))).slice(1);
    expect(cut).toEqual({ values: Float64Array.of(0, 3, 9, 12), capacity: 12 });
  });
  test('at most as many cuts as asked for', () => {
    const sides = Int32Array.of(1, 2, 3, 4, 5, 6);
    const count = (most: number) => runSlices(dualFeasible(sides, 12, most, new Pace(true, 1))).length;
    expect([1, 3, 6, 7].map(count)).toEqual([10, 14, 20, 20]);
  });
});

describe('pages', () => {
  const bound = (sizes: readonly (readonly [number, number])[], turns = 0, thoroughness = 12) =>
    runSlices(pageBound(itemsOf(sizes, turns), 10, 10, thoroughness, new Pace(true, 1)));
  test.each<[string, () => number, number]>([
    [
      'two halves share a page',
      () =>
        bound([
          [5, 10],
          [5, 10],
        ]),
      1,
    ],
    [
      'two that are just over a half do not',
      () =>
        bound([
          [6, 10],
          [6, 10],
        ]),
      2,
    ],
    [
      'unless the area alone is asked',
      () =>
        bound(
          [
            [6, 8],
            [6, 8],
          ],
          0,
          0,
        ),
      1,
    ],
    [
      'one that has to lie does not share with one across it',
      () =>
        bound([
          [10, 6],
          [6, 10],
        ]),
      2,
    ],
    [
      'one that may turn does',
      () =>
        bound(
          [
            [10, 5],
            [5, 10],
          ],
          1,
        ),
      1,
    ],
    [
      'four just over a half both ways',
      () =>
        bound([
          [6, 6],
          [6, 6],
          [6, 6],
          [6, 6],
        ]),
      4,
    ],
    [
      'four quarters',
      () =>
        bound([
          [5, 5],
          [5, 5],
          [5, 5],
          [5, 5],
        ]),
      1,
    ],
  ])('%s', (_, found, expected) => {
    expect(found()).toBe(expected);
  });
});

test.each([
  [2, 5],
  [5, 2],
])('a turnable item that fits one way only counts as it lies that way: three of %i × %i', (width, height) => {
  const items = itemsOf(
    Array.from({ length: 3 }, () => [width, height] as const),
    1,
  );
  // Five is more than half of the height, so no two are above each other, and only two stand side by side.
  expect(runSlices(pageBound(items, 4, 8, 12, new Pace(true, 1)))).toBe(2);
});

describe('strips', () => {
  const bound = (sizes: readonly (readonly [number, number])[], turns = 0, thoroughness = 64) =>
    runSlices(stripBound(itemsOf(sizes, turns), 10, thoroughness, new Pace(true, 1)));
  test.each<[string, () => number, number]>([
    [
      'the tallest',
      () =>
        bound([
          [1, 9],
          [2, 3],
        ]),
      9,
    ],
    ['the tallest in its lower position', () => bound([[9, 10]], 1), 9],
    ['which has to fit', () => bound([[4, 11]], 1), 11],
    ['as wide as the strip', () => bound([[4, 10]], 1), 4],
    ['as wide as the strip, in its lower position', () => bound([[10, 5]], 1), 5],
    ['which stands where it is too wide', () => bound([[12, 5]], 1, 0), 12],
    ['and lies where it may not turn', () => bound([[4, 9]], 0, 0), 9],
    [
      'the area',
      () =>
        bound([
          [10, 2],
          [5, 3],
        ]),
      4,
    ],
    [
      'two halves side by side',
      () =>
        bound([
          [5, 4],
          [5, 4],
        ]),
      4,
    ],
    [
      'two just over a half above each other',
      () =>
        bound([
          [6, 4],
          [6, 4],
        ]),
      8,
    ],
    [
      'unless area and the tallest alone are asked',
      () =>
        bound(
          [
            [6, 4],
            [6, 4],
          ],
          0,
          0,
        ),
      5,
    ],
  ])('%s', (_, found, expected) => {
    expect(found()).toBe(expected);
  });
});

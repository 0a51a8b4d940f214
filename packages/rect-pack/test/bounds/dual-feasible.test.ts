import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { distinctSides, dualFeasible } from '../../src/bounds/dual-feasible.js';
import { makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';

const functionsOf = (sides: readonly number[], capacity: number, most = 99) =>
  runSlices(dualFeasible(Int32Array.from(sides), capacity, most, startTally(createPace(1))));

describe('dual feasible functions', () => {
  test('what fits together still does: all multisets of sides up to a dozen', () => {
    let seen = 0;
    for (let capacity = 1; capacity <= 12; capacity++) {
      const sizes = Array.from({ length: capacity + 2 }, (_, at) => at + 1);
      const functions = functionsOf(sizes, capacity);
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

  // Sides 1 … 12 of a line of 12, worked out by hand from what the papers say of parts of 1.
  test.each<[string, values: string]>([
    ['as they are', '1 2 3 4 5 6 7 8 9 10 11 12'],
    ['cut at 3: what is shorter is nothing, what leaves less is all', '0 0 3 4 5 6 7 8 9 12 12 12'],
    ['cut at 5', '0 0 0 0 5 6 7 12 12 12 12 12'],
    ['more than a half is all, else it is nothing', '0 0 0 0 0 0 1 1 1 1 1 1'],
    ['counted in threes, what is longer by the threes that it leaves', '0 0 2 2 2 4 6 6 6 8 8 8'],
    ['counted in fours, of which a half has one and a half', '0 0 0 2 2 3 4 4 6 6 6 6'],
    ['counted in fives', '0 0 0 0 2 2 2 4 4 4 4 4'],
    ['in steps of a half', '0 0 0 0 0 6 12 12 12 12 12 12'],
    ['in steps of a third', '0 0 0 8 12 12 12 16 24 24 24 24'],
    ['in steps of a quarter', '0 0 9 12 12 18 24 24 27 36 36 36'],
    ['in steps of a fifth', '0 0 12 12 24 24 24 36 36 48 48 48'],
    ['in steps of a sixth', '0 10 12 20 24 30 36 40 48 50 60 60'],
    ['in steps of a seventh', '0 12 12 24 24 36 48 48 60 60 72 72'],
  ])('stretch sides %s', (_, values) => {
    const sides = Array.from({ length: 12 }, (_, at) => at + 1);
    const found = functionsOf(sides, 12).map((each) => `${[...each.values].join(' ')} of ${each.capacity}`);
    expect(found).toContain(`${values} of ${values.split(' ').at(-1)}`);
  });

  const cutsOf = (sides: readonly number[], most = 99): number[] =>
    // A function for each cut is the identity from the cut on.
    functionsOf(sides, 12, most)
      .slice(1, (functionsOf(sides, 12, most).length - 8) / 2 + 1)
      .map(({ values }) => values.findIndex((value) => value > 0) + 1);

  test('cuts are the sides up to a half, and what longer ones leave, each once', () => {
    const count = (sides: readonly number[]) => functionsOf(sides, 12).length;
    // Besides two for each cut there are eight.
    expect(count([])).toBe(8);
    expect(count([1])).toBe(10);
    expect(count([6])).toBe(10);
    expect(count([7])).toBe(10);
    expect(count([6, 7])).toBe(10);
    expect(count([12])).toBe(10);
    expect(count([13])).toBe(8);
    expect(count([3, 10])).toBe(10);
    // What the middle of an odd capacity leaves is more than a half as well.
    expect([6, 7, 8].map((side) => functionsOf([side], 13).length)).toEqual([10, 8, 10]);
  });
  test('a side as long as the cut keeps its length, and what leaves less than that counts in full', () => {
    const [, cut] = functionsOf([2, 3, 9, 10], 12).slice(1);
    expect(cut).toEqual({ values: Float64Array.of(0, 3, 9, 12), capacity: 12 });
  });
  test('at most as many cuts as asked for', () => {
    const sides = [1, 2, 3, 4, 5, 6];
    const count = (most: number) => functionsOf(sides, 12, most).length;
    expect([1, 3, 6, 7].map(count)).toEqual([10, 14, 20, 20]);
  });
  test('which are spread over all of them, the long sides among the others', () => {
    // Sides of 8 and 11 are cut at what they leave, 5 and 2.
    expect(cutsOf([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
    const [first, second] = functionsOf([1, 8, 11], 12, 2).slice(1, 3);
    expect([...first.values]).toEqual([1, 8, 11]);
    expect([...second.values]).toEqual([0, 8, 12]);
  });
});

test('the sides of all items, each once and from the shortest on, and which of them each item has', () => {
  const items = makeItems(Int32Array.of(7, 3, 65_535), Int32Array.of(3, 3, 9), new Uint8Array(3));
  expect(distinctSides(items, startTally(createPace(1)))).toEqual({
    sizes: Int32Array.of(3, 7, 9, 65_535),
    across: Int32Array.of(1, 0, 3),
    down: Int32Array.of(0, 0, 2),
  });
});

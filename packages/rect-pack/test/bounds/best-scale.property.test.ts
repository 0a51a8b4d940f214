import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestScale, type Lengths } from '../../src/bounds/best-scale.js';
import { dualFeasible } from '../../src/bounds/dual-feasible.js';
import { pageBound } from '../../src/bounds/page-bound.js';
import { startTally } from '../../src/items/tally.js';
import { cutRects, sizeList } from '../cases.js';
import { itemsOf } from '../support.js';

/** Lengths one by one, with what each counts for. */
const lists = fc.array(fc.record({ length: fc.integer({ min: 1, max: 13 }), weight: fc.integer({ min: 0, max: 9 }) }), {
  minLength: 1,
  maxLength: 9,
});

/** As the search for scales takes them. */
function lengthsOf(list: readonly { length: number; weight: number }[]): Lengths {
  const sizes = Int32Array.from(new Set(list.map(({ length }) => length))).sort();
  const alike = (size: number) => list.filter(({ length }) => length === size);
  return {
    sizes,
    counts: sizes.map((size) => alike(size).length),
    weights: Float64Array.from(sizes, (size) => alike(size).reduce((sum, { weight }) => sum + weight, 0)),
  };
}

const worth = ({ weights }: Lengths, { values, capacity }: { values: Float64Array; capacity: number }): number =>
  weights.reduce((sum, weight, at) => sum + weight * values[at], 0) / capacity;

describe('the best scale', () => {
  test('whatever fits together fits after it, however little work is left', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 200, 1e9), (list, capacity, left) => {
        const lengths = lengthsOf(list);
        const scale = runSlices(bestScale(lengths, capacity, { left }, startTally(createPace(1))));
        if (scale === undefined) {
          expect(list.some((one) => one.weight > 0 && one.length <= capacity)).toBe(false);
          return;
        }
        const stretched = list.map(({ length }) => scale.values[lengths.sizes.indexOf(length)]);
        for (let chosen = 0; chosen < 1 << list.length; chosen++) {
          let [before, after] = [0, 0];
          list.forEach(({ length }, at) => {
            if ((chosen & (1 << at)) === 0) return;
            before += length;
            after += stretched[at];
          });
          if (before <= capacity && after > scale.capacity) expect.fail(`${after} is more than ${scale.capacity}`);
        }
        list.forEach(({ length }, at) => {
          if (length > capacity) expect(stretched[at]).toBeGreaterThan(scale.capacity);
        });
      }),
    );
  });

  test('no dual feasible function makes more of them', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 12 }), (list, capacity) => {
        const lengths = lengthsOf(list.filter(({ length }) => length <= capacity));
        const scale = runSlices(bestScale(lengths, capacity, { left: 1e9 }, startTally(createPace(1))));
        if (scale === undefined) return;
        for (const stretched of runSlices(dualFeasible(lengths.sizes, capacity, 99, startTally(createPace(1))))) {
          expect(worth(lengths, scale)).toBeGreaterThanOrEqual(worth(lengths, stretched) - 1e-3);
        }
      }),
    );
  });

  test('what would be too much work is not done: a large table, many lengths', () => {
    const found = (sizes: Int32Array, capacity: number) =>
      runSlices(
        bestScale(
          { sizes, counts: sizes.map(() => 1), weights: Float64Array.from(sizes, () => 1) },
          capacity,
          { left: 1 },
          startTally(createPace(1)),
        ),
      );
    expect(found(Int32Array.of(1), 999_999)).toBeDefined();
    expect(found(Int32Array.of(1), 1_000_000)).toBeUndefined();
    const many = (count: number) => Int32Array.from({ length: count }, (_, at) => at + 1);
    expect(found(many(400), 400)).toBeDefined();
    expect(found(many(401), 401)).toBeUndefined();
  });
});

describe('pages by scales made to measure', () => {
  type Size = readonly [width: number, height: number];
  const bound = (sizes: readonly Size[], page: Size, cuts: number, turns = 0) =>
    runSlices(pageBound(itemsOf(sizes, turns), ...page, cuts, startTally(createPace(1))));

  test('four of which no two fit together take four', () => {
    const sizes = sizeList('8×8 8×9 5×7 8×5');
    expect(bound(sizes, [10, 10], 63)).toBe(3);
    expect(bound(sizes, [10, 10], 64)).toBe(4);
  });

  test('lists whose table would be too large keep the bound of the functions', () => {
    const sizes = Array.from({ length: 300 }, (_, i) => [3400 + 5 * i, 3400 + 4 * i] as const);
    expect(bound(sizes, [10_000, 10_000], 64)).toBe(bound(sizes, [10_000, 10_000], 63));
  });

  test('three that can only stand side by side, together wider than the page, take two', () => {
    const sizes = sizeList('6×4 4×8 1×7 2×3');
    expect(bound(sizes, [10, 10], 63)).toBe(1);
    expect(bound(sizes, [10, 10], 64)).toBe(2);
  });

  test.each<[string, page: Size, sizes: readonly Size[], turns: number]>([
    ['the first of several pairs that are worth as much is stretched further', [33, 60], sizeList('8×6 25×58 1×58'), 0],
    ['lengths across the page come first', [6, 6], sizeList('4×4 6×2 1×5'), 0],
    ['of patterns that are used up together the first goes', [8, 8], sizeList('1×5 2×8 2×3 6×4'), 0],
  ])('those of which one has no room beside the others take two: %s', (_, page, sizes, turns) => {
    expect(bound(sizes, page, 63, turns)).toBe(1);
    expect(bound(sizes, page, 64, turns)).toBe(2);
  });

  test('after a turn down the page another one across it can tell: two pages do not hold these, turned or not', () => {
    const sizes = sizeList('11×5 1×5 11×2 5×3 8×3 9×1');
    expect(bound(sizes, [11, 6], 64, 1)).toBe(3);
  });

  test('no bound is above what a list was cut from, turned or not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ seed: fc.integer({ min: 0, max: 1e6 }), count: fc.integer({ min: 1, max: 9 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.integer({ min: 4, max: 40 }),
        fc.integer({ min: 4, max: 40 }),
        fc.boolean(),
        (pages, width, height, turns) => {
          const sizes = pages.flatMap(({ seed, count }) =>
            cutRects(seed, width, height, count).map((rect) => [rect.width, rect.height] as const),
          );
          expect(bound(sizes, [width, height], 64, turns ? 1 : 0)).toBe(pages.length);
        },
      ),
    );
  });
});

import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestScale } from '../../src/bounds/best-scale.js';
import { Knapsack, looksOf } from '../../src/bounds/knapsack.js';
import { startTally } from '../../src/items/tally.js';

type Lengths = readonly { readonly size: number; readonly count: number; readonly weight: number }[];

/** What fits together and has room for no more of anything: how many of each. */
function fullPatterns(lengths: Lengths, capacity: number, at = 0): number[][] {
  if (at === lengths.length) return [[]];
  const { size, count } = lengths[at];
  const patterns: number[][] = [];
  for (let times = 0; times <= count && times * size <= capacity; times++) {
    for (const rest of fullPatterns(lengths, capacity - times * size, at + 1)) patterns.push([times, ...rest]);
  }
  if (at > 0) return patterns;
  const left = (pattern: readonly number[]) => capacity - pattern.reduce((sum, n, i) => sum + n * lengths[i].size, 0);
  return patterns.filter((pattern) =>
    lengths.every((each, i) => pattern[i] === each.count || each.size > left(pattern)),
  );
}

/** The one point on all of these planes; undefined if there is none or more. */
function pointOn(planes: readonly (readonly number[])[]): number[] | undefined {
  const rows = planes.map((plane) => [...plane]);
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows.findIndex((row, i) => i >= at && Math.abs(row[at]) > 1e-9);
    if (pivot < 0) return undefined;
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    for (const [i, row] of rows.entries()) {
      if (i === at) continue;
      const factor = row[at] / rows[at][at];
      for (let col = at; col < row.length; col++) row[col] -= factor * rows[at][col];
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]);
}

function* choices<T>(list: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at < list.length; at++)
      for (const rest of choices(list, count - 1, at + 1)) yield [list[at], ...rest];
}

/** The most that the lengths can be worth if no pattern is worth more than 1: the best corner of all. */
function bestCorner(lengths: Lengths, capacity: number): number {
  const patterns = fullPatterns(lengths, capacity);
  const zeros = lengths.map((_, at) => lengths.map((_, i) => (i === at ? 1 : 0)));
  const planes = [...patterns.map((pattern) => [...pattern, 1]), ...zeros.map((zero) => [...zero, 0])];
  let best = 0;
  for (const chosen of choices(planes, lengths.length)) {
    const corner = pointOn(chosen);
    if (corner === undefined || corner.some((price) => price < -1e-9)) continue;
    if (patterns.some((pattern) => pattern.reduce((sum, n, at) => sum + n * corner[at], 0) > 1 + 1e-9)) continue;
    best = Math.max(
      best,
      corner.reduce((sum, price, at) => sum + price * lengths[at].weight, 0),
    );
  }
  return best;
}

const lists = fc
  .uniqueArray(
    fc.record({
      size: fc.integer({ min: 1, max: 15 }),
      count: fc.integer({ min: 1, max: 4 }),
      weight: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ size }) => size },
  )
  .map((list) => list.toSorted((a, b) => a.size - b.size));

const typed = (lengths: Lengths) => ({
  sizes: Int32Array.from(lengths, ({ size }) => size),
  counts: Int32Array.from(lengths, ({ count }) => count),
  weights: Float64Array.from(lengths, ({ weight }) => weight),
});

describe('the best scale', () => {
  test('makes as much of the lengths as the best corner of all scales', () => {
    fc.assert(
      fc.property(lists, (lengths) => {
        const scale = runSlices(bestScale(typed(lengths), 15, { left: 1e9 }, startTally(createPace())))!;
        const worth = lengths.reduce((sum, { weight }, at) => sum + weight * scale.values[at], 0) / scale.capacity;
        expect(worth).toBeCloseTo(bestCorner(lengths, 15), 3);
      }),
      { numRuns: 60 },
    );
  });

  // How long they are, how many there are, what each counts for.
  test.each<[capacity: number, [size: number, count: number, weight: number][], worth: number]>([
    // A half for two of both, of which the longer may be anything up to a third.
    [
      14,
      [
        [3, 3, 6],
        [4, 4, 6],
      ],
      3,
    ],
    // A third for the longer, and what two of those leave of two.
    [
      6,
      [
        [1, 3, 6],
        [2, 4, 8],
      ],
      11 / 3,
    ],
    // On the way to it a row changes by what rounding leaves, and must not go for that.
    [
      23,
      [
        [3, 2, 8],
        [5, 1, 5],
        [7, 2, 1],
        [10, 2, 4],
        [13, 3, 2],
        [15, 1, 5],
      ],
      8.6,
    ],
  ])('of %i for %j makes the most of them', (capacity, list, most) => {
    const lengths = list.map(([size, count, weight]) => ({ size, count, weight }));
    const scale = runSlices(bestScale(typed(lengths), capacity, { left: 1e9 }, startTally(createPace())))!;
    const worth = lengths.reduce((sum, { weight }, at) => sum + weight * scale.values[at], 0) / scale.capacity;
    expect(worth).toBeCloseTo(most, 3);
    if (lengths.length < 3) expect(bestCorner(lengths, capacity)).toBeCloseTo(most, 9);
  });

  test('takes for each turn a knapsack, and twice the square of the lengths', () => {
    // Those over a half are alone, and so the first prices are the best.
    const lengths = Array.from({ length: 50 }, (_, at) => ({ size: 51 + at, count: 1, weight: 1 }));
    const work = { left: 1e9 };
    runSlices(bestScale(typed(lengths), 100, work, startTally(createPace())));
    const knapsack = new Knapsack(
      Int32Array.from(lengths, ({ size }) => size),
      new Int32Array(50).fill(1),
      100,
    );
    runSlices(knapsack.run(new Float64Array(50).fill(1), startTally(createPace())));
    expect(1e9 - work.left).toBe(knapsack.cost + 2 * 50 ** 2);
  });

  test('gives no length less than nothing, though it has not come to its end', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 2000 }), (lengths, left) => {
        const scale = runSlices(bestScale(typed(lengths), 15, { left }, startTally(createPace())))!;
        expect(Math.min(...scale.values)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('a knapsack costs a third of its looks, each size rounded up', () => {
  fc.assert(
    fc.property(lists, (lengths) => {
      const { sizes, counts } = typed(lengths);
      const knapsack = new Knapsack(sizes, counts, 15);
      const run = () => runSlices(knapsack.run(new Float64Array(sizes.length), startTally(createPace())));
      run();
      const first = knapsack.cost;
      run();
      expect(knapsack.cost).toBe(first);
      const looks = looksOf(sizes, counts, 15);
      expect(first).toBeGreaterThanOrEqual(looks / 3);
      expect(first).toBeLessThan(looks / 3 + sizes.length);
    }),
  );
});

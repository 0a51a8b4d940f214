import { describe, expect, test } from 'vitest';
import { refusalCode } from '../../../../config/refusals.js';
import { createRandom, randomFromState } from '../../src/index.js';

/** Chi-square of how often each value below `slots` comes, against all being equally likely. */
function chiSquare(values: readonly number[], slots: number): number {
  const counts = new Array<number>(slots).fill(0);
  for (const value of values) counts[value] += 1;
  const expected = values.length / slots;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Six standard deviations around the mean of a chi-square with slots − 1 degrees of freedom. */
function chiSquareLimits(slots: number): [low: number, high: number] {
  const spread = 6 * Math.sqrt(2 * (slots - 1));
  return [slots - 1 - spread, slots - 1 + spread];
}

function expectUniform(values: readonly number[], slots: number): void {
  const [low, high] = chiSquareLimits(slots);
  const found = chiSquare(values, slots);
  expect(found).toBeGreaterThan(Math.max(0, low));
  expect(found).toBeLessThan(high);
}

const seeds = Array.from({ length: 10_000 }, (_, seed) => seed);

describe('neighbouring seeds give unrelated streams', () => {
  test.each([0, 1, 2, 9])('draw %i of seeds 0…9999 is uniform', (skipped) => {
    const draws = seeds.map((seed) => {
      const random = createRandom(seed);
      for (let i = 0; i < skipped; i++) random.next();
      return random.next();
    });
    expectUniform(
      draws.map((draw) => Math.floor(draw * 100)),
      100,
    );
    expectUniform(
      draws.map((draw) => Math.floor(draw * 2 ** 53) % 64),
      64,
    );
  });

  test.each([2, 6, 7, 100])('the first int(%i) of seeds 0…9999 is uniform', (n) => {
    const draws = seeds.map((seed) => createRandom(seed).int(n));
    const [low, high] = chiSquareLimits(n);
    expect(chiSquare(draws, n)).toBeGreaterThanOrEqual(Math.max(0, low));
    expect(chiSquare(draws, n)).toBeLessThan(high);
  });

  test.each([1, 2, 256, 65_536, 2 ** 31, 2 ** 32, 2 ** 40, 2 ** 52])(
    'seeds that differ by %i have uncorrelated first draws',
    (difference) => {
      const pairs = seeds
        .slice(0, 4_000)
        .map((seed) => [createRandom(seed).next(), createRandom(seed + difference).next()]);
      const correlation = pairs.reduce((sum, [a, b]) => sum + (a - 0.5) * (b - 0.5), 0) / pairs.length / (1 / 12);
      expect(Math.abs(correlation)).toBeLessThan(0.08);
      expectUniform(
        pairs.map(([a, b]) => Math.floor(a * 10) * 10 + Math.floor(b * 10)),
        100,
      );
    },
  );

  test('all 53 bits and the sign count', () => {
    const special = [0, 1, -1, 2 ** 32, -(2 ** 32), 2 ** 52, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    const states = special.map((seed) => createRandom(seed).state().join());
    expect(new Set(states).size).toBe(special.length);
    expect(createRandom(-0).state()).toEqual(createRandom(0).state());
  });
});

describe('one stream', () => {
  test('next is uniform in [0, 1)', () => {
    const random = createRandom(1);
    const draws = Array.from({ length: 20_000 }, () => random.next());
    expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
    expectUniform(
      draws.map((draw) => Math.floor(draw * 128)),
      128,
    );
  });

  test.each([1, 2, 3, 6, 10, 64, 100])('int(%i) is uniform', (n) => {
    const random = createRandom(n);
    const draws = Array.from({ length: 20_000 }, () => random.int(n));
    expect(draws.every((draw) => Number.isInteger(draw) && draw >= 0 && draw < n)).toBe(true);
    if (n > 8) expectUniform(draws, n);
  });

  test.each([2 ** 31, 2 ** 32, 2 ** 32 + 1, 3 * 2 ** 40, Number.MAX_SAFE_INTEGER])('int(%i) fills its range', (n) => {
    const random = createRandom(5);
    const draws = Array.from({ length: 20_000 }, () => random.int(n));
    expect(draws.every((draw) => Number.isSafeInteger(draw) && draw >= 0 && draw < n)).toBe(true);
    expectUniform(
      draws.map((draw) => Math.floor((draw / n) * 64)),
      64,
    );
  });

  test('every order of a list is equally likely', () => {
    const random = createRandom(3);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle([0, 1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    const [, high] = chiSquareLimits(24);
    expect([...orders.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)).toBeLessThan(high);
  });

  test('shuffle leaves its list alone, pick takes a member', () => {
    const list = Object.freeze(['a', 'b', 'c']);
    const random = createRandom(0);
    expect(random.shuffle(list).sort()).toEqual(list);
    expect(list).toContain(random.pick(list));
    expect(random.shuffle(Uint8Array.of(9))).toEqual([9]);
    expect(random.shuffle([])).toEqual([]);
  });

  test('a saved stream goes on where it was', () => {
    const random = createRandom(42);
    for (let i = 0; i < 5; i++) random.next();
    const saved = JSON.parse(JSON.stringify(random.state())) as number[];
    const expected = Array.from({ length: 20 }, (_, i) => [random.next(), random.int(i + 1)]);
    const later = randomFromState(saved);
    expect(Array.from({ length: 20 }, (_, i) => [later.next(), later.int(i + 1)])).toEqual(expected);
  });

  test('a saved state does not move on with its stream', () => {
    const random = createRandom(42);
    const state = random.state();
    const before = JSON.stringify(state);
    random.next();
    expect(JSON.stringify(state)).toBe(before);
  });
});

test.each([
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '1' as never,
  undefined as never,
  null as never,
  1n as never,
])('%s is no seed', (seed) => {
  expect(refusalCode(() => createRandom(seed))).toBe('bad-seed');
});

test.each([
  [[0, 0, 0, 0]],
  [[1, 2, 3]],
  [[1, 2, 3, 2 ** 31]],
  [[1, 2, 3, 0.5]],
  ['1234' as never],
  [undefined as never],
])('%j is no state', (state) => {
  expect(refusalCode(() => randomFromState(state))).toBe('bad-state');
});

test('malformed draws are refused', () => {
  const random = createRandom(0);
  expect(refusalCode(() => random.int(0))).toBe('bad-number');
  expect(refusalCode(() => random.int(1.5))).toBe('bad-number');
  expect(refusalCode(() => random.pick([]))).toBe('bad-length');
  expect(refusalCode(() => random.shuffle(null as never))).toBe('bad-list');
});

// The stream is part of what users save: a change of it is a major version.
test('the streams of a few seeds are what they always were', () => {
  const drawn = [0, 1, -1, 20_261_120, Number.MAX_SAFE_INTEGER].map((seed) => {
    const random = createRandom(seed);
    return [
      random.next(),
      random.int(1_000_000),
      random.int(2 ** 40),
      random.shuffle([1, 2, 3, 4, 5]).join(''),
      random.pick('xyz'.split('')),
    ];
  });
  expect(drawn).toEqual([
    [0.8495985427962335, 66_158, 406_712_866_078, '35214', 'x'],
    [0.2348121959824221, 356_502, 952_741_306_649, '32145', 'y'],
    [0.7377126232597282, 165_757, 940_309_635_440, '41523', 'y'],
    [0.725137410015033, 834_612, 770_028_682_359, '32145', 'x'],
    [0.7272628214438934, 513_029, 927_852_973_979, '15243', 'z'],
  ]);
});

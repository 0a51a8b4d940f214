/** How hard a field is, against a player who asks `deduce` at each step. */
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { type FieldRating, generateMines, rateField, type Topology } from '../../src/index.js';
import { playByDeduce } from './play-by-deduce.js';

const keys = ['one-number', 'two-numbers', 'more-numbers', 'counter', 'guess'] as const;

function expectedOf({ status, times, clicks, points, numbers }: ReturnType<typeof playByDeduce>) {
  const hardest = keys.findLast((key) => times[key] > 0) ?? 'one-number';
  return {
    ...{ status, level: keys.indexOf(hardest) + 1, hardest, times: times[hardest], numbers },
    ...{ counter: times.counter > 0, guesses: times.guess, score: expect.closeTo(clicks + points, 6) as number },
  };
}

const topologies: readonly (Topology | undefined)[] = [undefined, undefined, 'hex', 'square4', 'torus', 'knight'];

test('a rating is what a player needs who takes the simplest deductions first', () => {
  const met = new Map<string, number>();
  for (let seed = 0; seed < runs(90, 400, 30); seed++) {
    const [rows, cols] = [4 + (seed % 4), 4 + (seed % 5)];
    const mines = Math.floor(rows * cols * (0.1 + 0.03 * (seed % 5)));
    const holes = seed % 7 === 0 ? [1, 5] : [];
    const topology = topologies[seed % topologies.length];
    const made = generateMines({ rows, cols, mines, holes, topology, seed });
    if (made.status !== 'found') throw new Error(made.status);
    const rating = rateField(made.field);
    expect([seed, rating]).toEqual([seed, expectedOf(playByDeduce(made.field, 0))]);
    met.set(rating.hardest, (met.get(rating.hardest) ?? 0) + 1);
  }
  for (const key of keys) expect([key, met.has(key)]).toEqual([key, key !== 'more-numbers' || met.has(key)]);
});

/** Fields, and what the player may use there. They need different kinds of deductions. */
const limits = [
  { counter: false },
  { counter: false, maxNumbers: 1 },
  { counter: false, maxNumbers: 2 },
  { counter: false, maxNumbers: 3 },
  { maxNumbers: 2 },
  { counter: true },
] as const;

test.each(limits)('fields that need no more than %o', (limit) => {
  const met = new Set<FieldRating['hardest']>();
  for (const how of ['exact', 'quick'] as const) {
    for (let seed = 0; seed < runs(10, 60, 4); seed++) {
      const size = { rows: 6, cols: 7, mines: how === 'exact' ? 6 : 9, firstOpen: 24 };
      const made = generateMines({ ...size, seed, noGuess: { how, ...limit }, maxTries: 5000 });
      if (made.status !== 'found') throw new Error(made.status);
      const { counter = true, maxNumbers = 999 } = { ...limit } as { counter?: boolean; maxNumbers?: number };
      expect([seed, made.needed]).toEqual([seed, expectedOf(playByDeduce(made.field, 24, { counter, maxNumbers }))]);
      expect(made.needed).toMatchObject({ status: 'cleared', guesses: 0 });
      expect(made.needed!.numbers).toBeLessThanOrEqual(maxNumbers);
      if (!counter) expect(made.needed!.counter).toBe(false);
      met.add(made.needed!.hardest);
    }
  }
  expect(met.size).toBeGreaterThan('maxNumbers' in limit && limit.maxNumbers === 1 ? 0 : 1);
});

test('boards of beginners and experts are found with one number or two, without the counter', () => {
  for (const size of [
    { rows: 9, cols: 9, mines: 10 },
    { rows: 16, cols: 30, mines: 99 },
  ]) {
    for (const maxNumbers of [1, 2]) {
      const made = generateMines({ ...size, seed: 1, noGuess: { counter: false, maxNumbers } });
      if (made.status !== 'found') throw new Error(made.status);
      expect(made.needed).toEqual(expectedOf(playByDeduce(made.field, 0, { counter: false, maxNumbers })));
    }
  }
});

test('a field of which nothing is left to open needs nothing', () => {
  const nothing = { level: 1, hardest: 'one-number', times: 0, numbers: 0, counter: false, guesses: 0 };
  expect(rateField({ rows: 3, cols: 3, mineCells: [8] })).toEqual({ status: 'cleared', ...nothing, score: 1 });
  expect(rateField({ rows: 1, cols: 2, mineCells: [], holes: [0, 1] })).toEqual({
    status: 'cleared',
    ...nothing,
    score: 0,
  });
});

test('a first cell that is none, a hole or a mine is refused', () => {
  const field = { rows: 1, cols: 4, mineCells: [0], holes: [1] };
  expect(() => rateField(field, { firstOpen: 1 })).toThrow(
    'options.firstOpen is 1: expected a cell to open, not a hole',
  );
  expect(() => rateField(field, { firstOpen: 0 })).toThrow(
    'options.firstOpen is 0: expected a cell to open, not a mine',
  );
  expect(rateField(field)).toEqual(rateField(field, { firstOpen: 2 }));
  expect(() => rateField(field, { firstOpen: 4 })).toThrow('options.firstOpen is 4');
});

test('a field whose numbers have too many ways to be met is not rated further', () => {
  const side = Array.from({ length: 14 }, (_, at) => at);
  const size = side.length;
  // A square with a number for each row and column, half of it mines, and a first cell that opens these numbers.
  const first = size * size + 2 * size;
  const cells = side.flatMap((row) => side.map((col) => [size * size + row, size * size + size + col]));
  const lines = [
    ...side.map((row) => [...side.map((col) => row * size + col), first]),
    ...side.map((col) => [...side.map((row) => row * size + col), first]),
  ];
  const neighbors = [...cells, ...lines, lines.map((_, at) => size * size + at)];
  const mineCells = cells.flatMap((_, cell) => ((Math.floor(cell / size) + cell) % 2 === 0 ? [cell] : []));
  const field = { rows: 1, cols: first + 1, mineCells, topology: { neighbors } };
  expect(rateField(field, { firstOpen: first })).toMatchObject({ status: 'limit', level: 1, guesses: 0, score: 1 });
});

test('without the counter three numbers may be needed, and are found with three, not with two', () => {
  const deal = (maxNumbers: number | undefined) => {
    const noGuess = { how: 'exact', counter: false, maxNumbers } as const;
    return generateMines({ rows: 9, cols: 9, mines: 10, seed: 13, noGuess, maxTries: 40 });
  };
  const [free, three, two] = [undefined, 3, 2].map(deal);
  if (free?.status !== 'found' || three?.status !== 'found' || two?.status !== 'found') throw new Error('no field');
  expect(free.needed).toMatchObject({ hardest: 'more-numbers', numbers: 3, counter: false });
  expect(free.needed).toEqual(expectedOf(playByDeduce(free.field, 0, { counter: false, maxNumbers: 999 })));
  expect(three).toEqual(free);
  expect(two.field).not.toEqual(free.field);
});

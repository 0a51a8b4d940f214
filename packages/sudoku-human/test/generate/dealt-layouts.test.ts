import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { areConnected, countByFewest } from './plain-count.js';

type Made = Extract<kit.GeneratedPuzzle, { status: 'found' }>;

function made(options: kit.GenerateOptions): Made {
  const found = kit.generatePuzzle(options);
  if (found.status !== 'found') throw new Error(`${found.status} for ${JSON.stringify(options)}`);
  return found;
}

const layoutOf = ({ position }: Made): kit.Layout => position.layout ?? kit.createLayout();

const codeOf = (options: unknown): unknown => {
  try {
    return kit.generatePuzzle(options as kit.GenerateOptions).status;
  } catch (error) {
    return kit.isInvalidInputError(error) && error.code;
  }
};

const countOf = (digits: readonly number[]) => digits.filter((digit) => digit !== 0).length;

const givensIn = ({ position }: Made) => countOf(position.givens);

/** One solution by the tests' own counter, which is the one told; equal bytes again; the stars that were asked for. */
function expectPuzzle(options: kit.GenerateOptions): Made {
  const found = made(options);
  const { position, solution } = found;
  const layout = layoutOf(found);
  // The plain counter takes long on large boards with few digits.
  const isLarge = layout.size > 8 && countOf(position.givens) * 2 < position.givens.length;
  expect(isLarge ? kit.countSolutions(position, 2) : countByFewest(layout, position.givens, 2)).toBe(1);
  expect(countByFewest(layout, solution, 2)).toBe(1);
  expect(position.givens.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
  expect(JSON.stringify(kit.generatePuzzle(options))).toBe(JSON.stringify(found));
  if (options.stars !== undefined) expect(kit.rate(position).stars).toBe(options.stars);
  return found;
}

const sizes = some([6, 4, 8, 9, 12, 16], 6);

describe('a jigsaw', () => {
  test.each(sizes)('of size %i has connected regions that are no boxes', (size) => {
    for (const seed of size > 9 ? [0] : some([0, 1, 2], 3)) {
      const { size: own, regions, boxRows, cages } = layoutOf(expectPuzzle({ layout: 'jigsaw', size, seed }));
      expect([own, boxRows, cages]).toEqual([size, undefined, []]);
      for (let region = 0; region < size; region++) {
        const cells = regions.flatMap((one, cell) => (one === region ? [cell] : []));
        expect(cells).toHaveLength(size);
        expect(areConnected(cells, size)).toBe(true);
      }
    }
  });

  test.each([1, 2, 3, 4, 5] as const)('has the %i stars that were asked for', (stars) => {
    for (const size of some([6, 9, 12], 3)) expectPuzzle({ layout: 'jigsaw', size, stars, seed: 3 });
  });

  test('has one solution by the plain counter on large boards too, with many givens', () => {
    for (const size of some([9, 12], 2)) {
      expectPuzzle({ layout: 'jigsaw', size, seed: 6, givens: { min: size ** 2 / 2 + 0.5 * (size % 2) } });
    }
  });

  test('has the size 9 by default, and sizes without boxes', () => {
    expect(layoutOf(made({ layout: 'jigsaw' })).size).toBe(9);
    expect(layoutOf(expectPuzzle({ layout: 'jigsaw', size: 7, seed: 1 })).size).toBe(7);
  });
});

describe('a killer', () => {
  test.each(sizes)('of size %i has connected cages over the whole grid that add up', (size) => {
    const found = made({ layout: 'killer', size, seed: 2 });
    const { boxRows, cages } = layoutOf(found);
    expect(boxRows).toBeDefined();
    expect(cages.flatMap(({ cells }) => cells).sort((a, b) => a - b)).toEqual([...found.solution.keys()]);
    for (const { cells, sum } of cages) {
      expect(areConnected(cells, size)).toBe(true);
      expect(cells.reduce((all, cell) => all + found.solution[cell], 0)).toBe(sum);
      expect(new Set(cells.map((cell) => found.solution[cell])).size).toBe(cells.length);
    }
    const { givens } = found.position;
    expect(size > 6 ? kit.countSolutions(found.position, 2) : countByFewest(layoutOf(found), givens, 2)).toBe(1);
  });

  test.each(
    some([[2, 1], [4, 6], [3, 1]] as const, 3), // biome-ignore format: stars and seeds
  )('of %i stars has none but that solution, without givens too', (stars, seed) => {
    for (const givens of [undefined, 0]) {
      const found = expectPuzzle({ layout: 'killer', size: 6, stars, givens, seed });
      if (givens === 0) expect(givensIn(found)).toBe(0);
    }
  });

  // Cages without givens leave 1 of 150 small boards so many stars.
  test.each(
    some([[4, 4], [5, 6], [4, 1]] as const, 2), // biome-ignore format: stars and seeds
  )('of size 6 has %i stars with large cages and some givens, seed %i', (stars, seed) => {
    const wish = { layout: 'killer', size: 6, stars, seed, maxTries: 100 } as const;
    const found = expectPuzzle(wish);
    const { cages } = layoutOf(found);
    expect(Math.max(...cages.map(({ cells }) => cells.length))).toBeGreaterThan(4);
  });

  test.each(some([3, 1, 2, 5] as const, 4))('of size 9 has the %i stars that were asked for', (stars) => {
    expectPuzzle({ layout: 'killer', stars, seed: 5 });
  });

  test.each(
    some([[9, 4, 0], [12, 5, 0], [12, 4, 5]] as const, 3), // biome-ignore format: sizes, stars and seeds
  )('of size %i has the %i stars that were asked for, and one solution', (size, stars, seed) => {
    const { position } = made({ layout: 'killer', size, stars, seed, maxTries: 20 });
    expect(kit.countSolutions(position, 2)).toBe(1);
    expect(kit.rate(position).stars).toBe(stars);
  });

  test('of one star is dug out of the same grid again and again where there are too many givens', () => {
    const stepsOf = (maxTries: number) => {
      const search = kit.generatePuzzleSearch({ layout: 'killer', stars: 1, givens: { max: 12 }, maxTries });
      let steps = 1;
      let step = search.next();
      for (; !step.done; steps++) step = search.next();
      expect(step.value).toEqual({ status: 'limit' });
      return steps;
    };
    expect(stepsOf(20)).toBeLessThan(5 * stepsOf(1));
  });

  test('of one star needs givens, as singles begin with digits', () => {
    expect(givensIn(expectPuzzle({ layout: 'killer', size: 6, stars: 1 }))).toBeGreaterThan(4);
    const wish = { layout: 'killer', stars: 1, givens: 0 } as const;
    expect(kit.generatePuzzleSearch(wish).next()).toEqual({ done: true, value: { status: 'impossible' } });
  });

  test('may have some givens', () => {
    const givens = givensIn(expectPuzzle({ layout: 'killer', size: 6, givens: { min: 3, max: 6 }, seed: 4 }));
    expect(givens).toBeGreaterThanOrEqual(3);
    expect(givens).toBeLessThanOrEqual(6);
  });
});

test('what is no layout to deal is refused, and so is what it cannot have', () => {
  expect(codeOf({ layout: 'windoku' })).toBe('bad-choice');
  expect(codeOf({ layout: 'killer', size: 7 })).toBe('bad-box');
  expect(codeOf({ layout: 'killer', size: 3 })).toBe('bad-size');
  expect(codeOf({ layout: 'jigsaw', size: 17 })).toBe('bad-size');
  expect(codeOf({ layout: 'jigsaw', size: 6.5 })).toBe('bad-size');
  expect(codeOf({ size: 6 })).toBe('contradictory-options');
  expect(codeOf({ layout: kit.createLayout({ size: 6 }), size: 6 })).toBe('contradictory-options');
  expect(codeOf({ layout: 'killer', level: 'easy' })).toBe('contradictory-options');
  expect(codeOf({ layout: 'jigsaw', technique: 'cage-combinations' })).toBe('impossible');
  expect(codeOf({ layout: 'killer', technique: 'leftovers', stars: 1 })).toBe('impossible');
});

test('the search of a dealt layout can be stopped while the layout is drawn', () => {
  const search = kit.generatePuzzleSearch({ layout: 'killer', size: 16 });
  for (let steps = 0; steps < 20; steps++) expect(search.next().value).toEqual({ nodes: 0 });
  expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
});

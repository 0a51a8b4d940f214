import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { countPlainly } from '../layout/oracle.js';
import { countByFewest } from './plain-count.js';

type Made = Extract<kit.GeneratedPuzzle, { status: 'found' }>;

function made(options: kit.GenerateOptions): Made {
  const found = kit.generatePuzzle(options);
  if (found.status !== 'found') throw new Error(`${found.status} for ${JSON.stringify(options)}`);
  return found;
}

const countOf = (digits: readonly number[]) => digits.filter((digit) => digit !== 0).length;

const countOn = (layout: kit.Layout | undefined, givens: readonly number[]) =>
  layout === undefined ? countByFewest(kit.createLayout(), givens, 2) : countPlainly(layout, givens, 2);

const codeOf = (options: unknown): unknown => {
  try {
    return kit.generatePuzzle(options as kit.GenerateOptions).status;
  } catch (error) {
    return kit.isInvalidInputError(error) && error.code;
  }
};

const isImpossibleAtOnce = (options: kit.GenerateOptions): boolean => {
  const { done, value } = kit.generatePuzzleSearch(options).next();
  return done === true && value.status === 'impossible';
};

describe('the number of givens', () => {
  test.each<[kit.GenerateOptions, number, number]>([
    [{ givens: 36, stars: 1 }, 36, 36],
    [{ givens: { min: 36, max: 45 }, stars: 2 }, 36, 45],
    [{ givens: { min: 32 }, stars: 4 }, 32, 81],
    [{ givens: { min: 30 }, stars: 5, symmetry: 'rotate180' }, 30, 81],
    [{ givens: { max: 24 } }, 0, 24],
    [{ givens: 25, minimal: false }, 25, 25],
    [{ givens: { max: 25 }, minimal: true }, 0, 25],
    [{ givens: 40, level: 'medium' }, 40, 40],
    [{ givens: 81 }, 81, 81],
    [{ givens: 20, layout: kit.createLayout({ size: 6 }), stars: 1 }, 20, 20],
    [{ givens: { min: 45 }, layout: kit.createLayout({ diagonals: true }), stars: 2 }, 45, 81],
  ])('is what was asked for: %o', (wish, min, max) => {
    for (const seed of some([0, 1, 2], 3)) {
      const { position, solution, rating } = made({ ...wish, seed });
      const { givens } = position;
      expect(countOf(givens)).toBeGreaterThanOrEqual(min);
      expect(countOf(givens)).toBeLessThanOrEqual(max);
      expect(countOn(position.layout, givens)).toBe(1);
      expect(solution).toEqual(kit.findSolution(position));
      if (wish.stars !== undefined) expect(kit.rate(position).stars).toBe(wish.stars);
      if (wish.level !== undefined)
        expect(kit.rate(position)).toMatchObject({ level: wish.level, score: rating?.score });
    }
  });

  test('is that of a generator of its own, too', () => {
    const found = kit.createGenerator(kit.basicTechniques).generatePuzzle({ seed: 2, givens: 34, stars: 3 });
    expect(found.status === 'found' && countOf(found.position.givens)).toBe(34);
    expect(kit.createGenerator(kit.basicTechniques).generatePuzzle({ givens: 16 })).toEqual({ status: 'impossible' });
  });

  test('leaves a puzzle as it is that has enough of them', () => {
    const plain = made({ seed: 7, stars: 3 });
    const count = countOf(plain.position.givens);
    expect(made({ seed: 7, stars: 3, givens: { min: count } })).toEqual(plain);
  });

  test('ends in a limit if no try has it', () => {
    expect(kit.generatePuzzle({ givens: 17, maxTries: 3 })).toEqual({ status: 'limit' });
    expect(kit.generatePuzzle({ givens: 76, stars: 5, maxTries: 2 })).toEqual({ status: 'limit' });
    // With this symmetry digits come in fours, and the one in the middle alone.
    expect(kit.generatePuzzle({ givens: 79, symmetry: 'rotate90', maxTries: 2 })).toEqual({ status: 'impossible' });
  });
});

test('numbers that no puzzle has are impossible at once', () => {
  expect(isImpossibleAtOnce({ givens: 16 })).toBe(true);
  expect(isImpossibleAtOnce({ givens: { max: 16 } })).toBe(true);
  expect(isImpossibleAtOnce({ givens: { max: 17 } })).toBe(false);
  const six = kit.createLayout({ size: 6 });
  expect(isImpossibleAtOnce({ layout: six, givens: { max: 4 } })).toBe(true);
  expect(isImpossibleAtOnce({ layout: six, givens: { max: 5 } })).toBe(false);
  expect(isImpossibleAtOnce({ layout: kit.createLayout({ nonConsecutive: true }), givens: { max: 4 } })).toBe(false);
  expect(isImpossibleAtOnce({ layout: 'jigsaw', givens: { max: 7 } })).toBe(true);
  expect(isImpossibleAtOnce({ layout: 'killer', givens: 0 })).toBe(false);
  // Singles don't look at sums, so nothing tells two digits apart that are not given.
  expect(isImpossibleAtOnce({ layout: 'killer', stars: 1, givens: 7 })).toBe(true);
  expect(isImpossibleAtOnce({ layout: 'killer', stars: 1, givens: 8 })).toBe(false);
  const apart = kit.createLayout({ nonConsecutive: true });
  expect(isImpossibleAtOnce({ layout: apart, stars: 1, givens: 0 })).toBe(true);
  expect(isImpossibleAtOnce({ layout: apart, stars: 1, givens: 1 })).toBe(false);
  expect(isImpossibleAtOnce({ stars: 2, givens: { min: 78 } })).toBe(true);
  expect(isImpossibleAtOnce({ stars: 2, givens: { min: 77 } })).toBe(false);
  expect(isImpossibleAtOnce({ stars: 1, givens: { min: 78 } })).toBe(false);
  expect(isImpossibleAtOnce({ layout: six, symmetry: 'rotate180', givens: 9 })).toBe(true);
  expect(isImpossibleAtOnce({ layout: six, symmetry: 'rotate180', givens: 10 })).toBe(false);
});

test('what is no number of givens is refused, and a minimum beside minimal', () => {
  expect(codeOf({ givens: -1 })).toBe('bad-number');
  expect(codeOf({ givens: 82 })).toBe('bad-number');
  expect(codeOf({ givens: 20.5 })).toBe('bad-number');
  expect(codeOf({ givens: { min: 30, max: 29 } })).toBe('bad-number');
  expect(codeOf({ givens: { least: 30 } })).toBe('unknown-option');
  expect(codeOf({ givens: '30' })).toBe('bad-options');
  expect(codeOf({ givens: 17, layout: kit.createLayout({ size: 4 }) })).toBe('bad-number');
  expect(codeOf({ minimal: true, givens: { min: 1 } })).toBe('contradictory-options');
  expect(codeOf({ minimal: true, givens: 25 })).toBe('contradictory-options');
});

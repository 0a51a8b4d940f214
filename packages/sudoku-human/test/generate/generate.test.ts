import { symmetries, transformCell } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import {
  countSolutions,
  type GenerateOptions,
  generatePuzzle,
  generatePuzzleSearch,
  isInvalidInputError,
  isMinimal,
  type Position,
  parsePuzzle,
  positionFromValues,
  rate,
  solve,
} from '../../src/index.js';
import { fallsToSingles } from '../../src/rating/falls-to-singles.js';
import { records } from '../../src/techniques/techniques.js';
import { fixture } from '../techniques/positions.js';

function made(options: GenerateOptions): Position {
  const found = generatePuzzle(options);
  if (found.status !== 'found') throw new Error(`no puzzle for ${JSON.stringify(options)}`);
  return found.position;
}

const codeOf = (options: unknown): unknown => {
  try {
    return generatePuzzle(options as GenerateOptions).status;
  } catch (error) {
    return isInvalidInputError(error) && error.code;
  }
};

describe('a generated puzzle', () => {
  test.each([1, 2, 3, 4, 5] as const)('has one solution and the %d stars that were asked for', (stars) => {
    for (let seed = 0; seed < (stars < 4 ? 2 : 1); seed++) {
      const position = made({ seed, stars, symmetry: 'rotate180' });
      expect(countSolutions(positionFromValues(position.givens))).toBe(1);
      expect(rate(position)).toMatchObject({ status: 'solved', stars });
    }
  });

  test('has the score and the level that were asked for, and tells its hardest technique', () => {
    for (const wish of [
      { score: { min: 500, max: 700 } },
      { level: 'medium' },
      { score: { max: 400 }, stars: 1 },
    ] as const) {
      const found = generatePuzzle({ seed: 2, ...wish });
      if (found.status !== 'found') throw new Error(`no puzzle for ${JSON.stringify(wish)}`);
      const { level, score, stars, hardest } = rate(found.position, { techniques: true });
      expect(found.rating).toEqual({ level, score, hardest });
      expect({ level, stars }).toMatchObject({
        ...('level' in wish && { level: wish.level }),
        ...('stars' in wish && { stars: 1 }),
      });
      const { min = 0, max = 1e6 }: { min?: number; max?: number } = 'score' in wish ? wish.score : {};
      expect([(score as number) >= min, (score as number) <= max]).toEqual([true, true]);
    }
    expect(generatePuzzle({ seed: 2 })).not.toHaveProperty('rating');
  });

  test('a range has to be one, and edges are met', () => {
    expect(codeOf({ score: { min: 5, max: 4 } })).toBe('bad-number');
    expect(codeOf({ score: { min: -1 } })).toBe('bad-number');
    expect(codeOf({ score: { least: 1 } })).toBe('unknown-option');
    expect(codeOf({ score: 5 })).toBe('bad-options');
    expect(codeOf({ level: 'simple' })).toBe('bad-choice');
    const found = generatePuzzle({ seed: 4, level: 'easy' });
    const score = found.status === 'found' ? (found.rating?.score as number) : 0;
    expect(generatePuzzle({ seed: 4, level: 'easy', score: { min: score, max: score } })).toEqual(found);
    expect(generatePuzzle({ seed: 4, maxTries: 1, score: { min: 900_000 } })).toEqual({ status: 'limit' });
  });

  test.each(symmetries)('the pattern of givens has the symmetry %s', (symmetry) => {
    const { givens } = made({ seed: 3, symmetry });
    givens.forEach((given, cell) => {
      expect(givens[transformCell({ rows: 9, cols: 9 }, cell, symmetry)] > 0).toBe(given > 0);
    });
  });

  test('is minimal if that is wanted, also with a symmetry', () => {
    expect(isMinimal(made({ seed: 1, minimal: true }))).toBe(true);
    expect(isMinimal(made({ seed: 1, minimal: true, stars: 2 }))).toBe(true);
    expect(isMinimal(made({ seed: 1, minimal: true, symmetry: 'rotate180' }))).toBe(true);
  });

  test.each(['naked-single', 'claiming', 'naked-triple', 'x-wing', 'xy-wing'] as const)(
    'has a solution that comes to %s, and nothing harder before',
    (technique) => {
      const { status, steps } = solve(made({ seed: 5, technique }));
      expect(status).toBe('solved');
      expect(steps.map((step) => step.technique)).toContain(technique);
    },
  );

  test('can be asked for a technique and stars at once', () => {
    const position = made({ seed: 5, technique: 'pointing', stars: 3 });
    expect(rate(position).stars).toBe(3);
    expect(solve(position).steps.map(({ technique }) => technique)).toContain('pointing');
  });

  test('depends on the seed and the options alone', () => {
    const options = { seed: 11, stars: 3, symmetry: 'transpose' } as const;
    expect(generatePuzzle(options)).toEqual(generatePuzzle(Object.freeze({ ...options })));
    const puzzles = Array.from({ length: 20 }, (_, seed) => made({ seed }).givens.join(''));
    expect(new Set(puzzles).size).toBe(20);
    expect(generatePuzzle()).toEqual(generatePuzzle({ seed: 0 }));
  });

  test('is a position as the parser makes it', () => {
    const position = made({ seed: 4 });
    expect(position).toEqual(parsePuzzle(position.givens.join('')));
  });
});

describe('the search', () => {
  test('gives up at its limit, and when it is told to', () => {
    expect(generatePuzzle({ technique: 'jellyfish', maxTries: 1 })).toEqual({ status: 'limit' });
    const search = generatePuzzleSearch({ technique: 'jellyfish' });
    expect(search.next().value).toEqual({ nodes: 0, total: 1000 });
    let progress = search.next();
    while (!progress.done && progress.value.nodes === 0) progress = search.next();
    expect(progress.value).toEqual({ nodes: 1, total: 1000 });
    expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
  });

  test('refuses wishes that are none', () => {
    expect(codeOf({ stars: 6 })).toBe('bad-number');
    expect(codeOf({ stars: 2.5 })).toBe('bad-number');
    expect(codeOf({ seed: 0.5 })).toBe('bad-seed');
    expect(codeOf({ symmetry: 'diagonal' })).toBe('bad-choice');
    expect(codeOf({ technique: 'guess' })).toBe('unknown-technique');
    expect(codeOf({ minimal: 1 })).toBe('bad-flag');
    expect(codeOf({ maxTries: 0 })).toBe('bad-number');
    expect(codeOf(null)).toBe('bad-options');
    expect(codeOf([])).toBe('bad-options');
  });
});

test('the quick question about singles has the answer of the solver', () => {
  for (const line of [...fixture('easy.txt').slice(0, 5), ...fixture('expert.txt').slice(0, 2)]) {
    const { status, steps } = solve(parsePuzzle(line));
    const singles = status === 'solved' && steps.every(({ technique }) => records[technique].stars === 1);
    expect(fallsToSingles(parsePuzzle(line))).toBe(singles);
  }
});

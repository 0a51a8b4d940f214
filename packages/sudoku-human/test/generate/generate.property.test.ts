import { symmetries, transformCell } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { isQuick, runs, some } from '../../../../config/runs.js';
import * as kit from '../../src/index.js';

function made(options: kit.GenerateOptions): kit.Position {
  const found = kit.generatePuzzle(options);
  if (found.status !== 'found') throw new Error(`no puzzle for ${JSON.stringify(options)}`);
  return found.position;
}

/** Of two seeds `npm test` takes that by which the wish is soon met. */
const soon = (quick: number, usual: number): number => (isQuick ? quick : usual);

type RatedEr = Extract<kit.ExplainerRating, { er: number }>;

const codeOf = (options: unknown): unknown => {
  try {
    return kit.generatePuzzle(options as kit.GenerateOptions).status;
  } catch (error) {
    return kit.isInvalidInputError(error) && error.code;
  }
};

describe('a generated puzzle', () => {
  test.each([1, 2, 3, 4, 5] as const)('has one solution and the %d stars that were asked for', (stars) => {
    const first = stars === 5 ? soon(9, 0) : 0;
    for (let seed = first; seed < first + runs(1, 4); seed++) {
      const position = made({ seed, stars, symmetry: 'rotate180' });
      expect(kit.countSolutions(kit.positionFromValues(position.givens))).toBe(1);
      expect(kit.rate(position)).toMatchObject({ status: 'solved', stars });
    }
  });

  test('has the score and the level that were asked for, and tells its hardest technique', () => {
    for (const wish of [
      { score: { min: 500, max: 700 } },
      { level: 'medium' },
      { score: { max: 400 }, stars: 1 },
    ] as const) {
      const found = kit.generatePuzzle({ seed: soon(8, 2), ...wish });
      if (found.status !== 'found') throw new Error(`no puzzle for ${JSON.stringify(wish)}`);
      const { level, score, stars, hardest } = kit.rate(found.position, { techniques: true });
      expect(found.rating).toEqual({ level, score, hardest });
      expect({ level, stars }).toMatchObject({
        ...('level' in wish && { level: wish.level }),
        ...('stars' in wish && { stars: 1 }),
      });
      const { min = 0, max = 1e6 }: { min?: number; max?: number } = 'score' in wish ? wish.score : {};
      expect([(score as number) >= min, (score as number) <= max]).toEqual([true, true]);
    }
    expect(kit.generatePuzzle({ seed: 2 })).not.toHaveProperty('rating');
  });

  test('a range has to be one, and edges are met', () => {
    expect(codeOf({ score: { min: 5, max: 4 } })).toBe('bad-number');
    expect(codeOf({ score: { min: -1 } })).toBe('bad-number');
    expect(codeOf({ score: { least: 1 } })).toBe('unknown-option');
    expect(codeOf({ score: 5 })).toBe('bad-options');
    expect(codeOf({ level: 'simple' })).toBe('bad-choice');
    const found = kit.generatePuzzle({ seed: 4, level: 'easy' });
    const score = found.status === 'found' ? (found.rating?.score as number) : 0;
    expect(kit.generatePuzzle({ seed: 4, level: 'easy', score: { min: score, max: score } })).toEqual(found);
    expect(kit.generatePuzzle({ seed: 4, maxTries: 1, score: { min: 900_000 } })).toEqual({ status: 'limit' });
  });

  test.each(symmetries)('the pattern of givens has the symmetry %s', (symmetry) => {
    const { givens } = made({ seed: 3, symmetry });
    givens.forEach((given, cell) => {
      expect(givens[transformCell({ rows: 9, cols: 9 }, cell, symmetry)] > 0).toBe(given > 0);
    });
  });

  test('has the ER that was asked for, as the rating of it says', () => {
    for (const [seed, min, max] of [
      [soon(9, 7), 6.5, 7.2],
      [1, 0, 1.2],
      [soon(6, 5), 2.6, 3.4],
      [3, 8.3, 20],
    ]) {
      const found = kit.generatePuzzle({ seed, er: { min, max, rater: kit.rateExplainerSearch } });
      if (found.status !== 'found') throw new Error(`seed ${seed}`);
      const { er, ep, ed, steps } = kit.rateExplainer(found.position);
      const hardest = steps.find(({ rating }) => rating === er)?.technique;
      expect(found.explainer).toEqual({ er, ep, ed, hardest });
      expect([(er as number) >= min, (er as number) <= max, found.rating]).toEqual([true, true, undefined]);
    }
  });

  test('an ER goes together with the other wishes, and what takes too many nodes counts as too hard', () => {
    const wish = { min: 2.6, max: 4, rater: kit.rateExplainerSearch };
    const found = kit.generatePuzzle({ seed: 4, level: 'medium', stars: 2, er: wish });
    if (found.status !== 'found') throw new Error('limit');
    expect([found.rating?.level, kit.rate(found.position).stars]).toEqual(['medium', 2]);
    const edge = (found.explainer as { er: number }).er;
    expect(kit.generatePuzzle({ seed: 4, level: 'medium', stars: 2, er: { ...wish, min: edge, max: edge } })).toEqual(
      found,
    );
    const most = { min: 8.3, rater: kit.rateExplainerSearch, maxNodes: 1 };
    expect(kit.generatePuzzle({ seed: 3, er: most, maxTries: 2 })).toEqual({ status: 'limit' });
  });

  test('a puzzle is given up where its rating so far is above the range, and a rater may come to its end', () => {
    let asked = 0;
    function* above(position: kit.PositionLike): kit.Search<kit.ExplainerRating> {
      asked++;
      yield { nodes: 1, best: { ...(kit.rateExplainer(position) as RatedEr), er: 9 } };
      throw new Error('asked again');
    }
    expect(kit.generatePuzzle({ seed: 4, maxTries: 1, er: { max: 8, rater: above } })).toEqual({ status: 'limit' });
    expect(asked).toBeGreaterThan(1);
    // biome-ignore lint/correctness/useYield: it knows at once
    function* stuck(): kit.Search<kit.ExplainerRating> {
      return { status: 'stuck', er: 20, ep: 2, ed: 1.2, steps: [] };
    }
    const found = kit.generatePuzzle({ seed: 4, er: { rater: stuck } });
    expect(found.status === 'found' && found.explainer).toEqual({ er: 20, ep: 2, ed: 1.2, hardest: null });
  });

  test('an ER has to be a range with a rater, on the classic layout', () => {
    const rater = kit.rateExplainerSearch;
    expect(codeOf({ er: { min: 5, max: 4.9, rater } })).toBe('bad-number');
    expect(codeOf({ er: { max: 20.1, rater } })).toBe('bad-number');
    expect(codeOf({ er: { maxNodes: 0, rater } })).toBe('bad-number');
    expect(codeOf({ er: { min: 5 } })).toBe('bad-function');
    expect(codeOf({ er: { least: 5, rater } })).toBe('unknown-option');
    expect(codeOf({ er: { rater }, layout: kit.createLayout({ size: 4 }) })).toBe('contradictory-options');
  });

  test('is minimal if that is wanted, also with a symmetry', () => {
    expect(kit.isMinimal(made({ seed: 1, minimal: true }))).toBe(true);
    expect(kit.isMinimal(made({ seed: 1, minimal: true, stars: 2 }))).toBe(true);
    expect(kit.isMinimal(made({ seed: 1, minimal: true, symmetry: 'rotate180' }))).toBe(true);
  });

  test.each(['naked-single', 'claiming', 'naked-triple', 'x-wing', 'xy-wing'] as const)(
    'has a solution that comes to %s, and nothing harder before',
    (technique) => {
      const { status, steps } = kit.solve(made({ seed: technique === 'xy-wing' ? soon(11, 5) : 5, technique }));
      expect(status).toBe('solved');
      expect(steps.map((step) => step.technique)).toContain(technique);
    },
  );

  test('can be asked for a technique and stars at once', () => {
    const position = made({ seed: 5, technique: 'pointing', stars: 3 });
    expect(kit.rate(position).stars).toBe(3);
    expect(kit.solve(position).steps.map(({ technique }) => technique)).toContain('pointing');
  });

  test('depends on the seed and the options alone', () => {
    const options = { seed: 11, stars: 3, symmetry: 'transpose' } as const;
    expect(kit.generatePuzzle(options)).toEqual(kit.generatePuzzle(Object.freeze({ ...options })));
    const puzzles = Array.from({ length: 12 }, (_, seed) => made({ seed }).givens.join(''));
    expect(new Set(puzzles).size).toBe(12);
    expect(kit.generatePuzzle()).toEqual(kit.generatePuzzle({ seed: 0 }));
  });

  test('is a position as the parser makes it', () => {
    const position = made({ seed: 4 });
    expect(position).toEqual(kit.parsePuzzle(position.givens.join('')));
  });
});

test.each(some([0, 1, 2, 3, 4], 5))('a jellyfish is found in puzzles that are built round one, seed %i', (seed) => {
  const position = made({ technique: 'jellyfish', seed, maxTries: 300 });
  expect(kit.countSolutions(position, 2)).toBe(1);
  const { status, steps } = kit.solve(position);
  expect(status).toBe('solved');
  expect(steps.map((step) => step.technique)).toContain('jellyfish');
});

describe('the search', () => {
  test('gives up at its limit, and when it is told to', () => {
    expect(kit.generatePuzzle({ technique: 'exocet', maxTries: 1 })).toEqual({ status: 'limit' });
    const search = kit.generatePuzzleSearch({ technique: 'exocet' });
    expect(search.next().value).toEqual({ nodes: 0 });
    let progress = search.next();
    while (!progress.done && progress.value.nodes === 0) progress = search.next();
    expect(progress.value).toEqual({ nodes: 1 });
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

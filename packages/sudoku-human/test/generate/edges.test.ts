import { describe, expect, test } from 'vitest';
import * as kit from '../../src/index.js';

type Rated = Extract<kit.ExplainerRating, { er: number }>;

/** A rater that says the same of every puzzle, with a word on the way if it has one, and keeps what it was asked. */
function always(rating: kit.ExplainerRating, soFar?: number) {
  const asked: kit.Position[] = [];
  function* rater(position: kit.PositionLike): kit.Search<kit.ExplainerRating> {
    asked.push(position as kit.Position);
    // At first nothing is known.
    yield { nodes: 0 };
    if (soFar !== undefined) yield { nodes: 1, best: { ...rated(soFar), status: 'limit' } };
    return rating;
  }
  return { rater, asked };
}

const rated = (er: number): Rated => ({ status: 'solved', er, ep: er, ed: er, steps: [] });

const gridOf = (puzzle: kit.Position): string | undefined => kit.findSolution(puzzle)?.join('');

describe('the tries', () => {
  // Each puzzle is too easy by its rating, so that each try asks once.
  const tries = (maxTries: number): kit.Position[] => {
    const { rater, asked } = always(rated(1));
    expect(kit.generatePuzzle({ seed: 6, maxTries, er: { min: 2, rater } })).toEqual({ status: 'limit' });
    return asked;
  };

  test.each([1, 2, 3])('%i of them are as many puzzles: what is too easy is not made easier still', (maxTries) => {
    expect(tries(maxTries)).toHaveLength(maxTries);
  });

  test('many puzzles come from one grid, all of them different, and then a new grid takes its turn', () => {
    const puzzles = tries(40);
    expect(new Set(puzzles.map(({ givens }) => givens.join(''))).size).toBe(40);
    const grids = puzzles.map(gridOf);
    expect([grids[1], grids[2]]).toEqual([grids[0], grids[0]]);
    expect(new Set(grids).size).toBe(2);
  });
});

describe('a rating at the edges of what is wanted', () => {
  const statusOf = (min: number, max: number, rating: kit.ExplainerRating, soFar?: number) =>
    kit.generatePuzzle({ seed: 4, maxTries: 1, er: { min, max, rater: always(rating, soFar).rater } }).status;

  test('singles are rated up to 2.3, so a puzzle of singles may have that', () => {
    const dealt = (min: number) =>
      kit.generatePuzzle({ seed: 1, stars: 1, maxTries: 3, er: { min, rater: always(rated(2.3)).rater } });
    const found = dealt(2.3);
    expect(found.status === 'found' && kit.rateStars(found.position)).toEqual({ status: 'solved', stars: 1 });
    const { rater, asked } = always(rated(3));
    // The rater is not asked about more.
    expect(kit.generatePuzzle({ seed: 1, stars: 1, maxTries: 3, er: { min: 2.4, rater } })).toEqual({
      status: 'impossible',
    });
    expect(asked).toEqual([]);
  });

  test('on the way it may come to the highest that is wanted, and not above', () => {
    expect(statusOf(0, 4, rated(4), 4)).toBe('found');
    expect(statusOf(0, 4, rated(4), 3.9)).toBe('found');
    expect(statusOf(0, 4, rated(4), 4.1)).toBe('limit');
  });

  test('what was not rated to its end, or not at all, is in no range', () => {
    expect(statusOf(0, 4, rated(3))).toBe('found');
    expect(statusOf(0, 4, { ...rated(3), status: 'limit' })).toBe('limit');
    expect(statusOf(0, 4, { status: 'multiple', er: null, ep: null, ed: null, steps: [] })).toBe('limit');
  });
});

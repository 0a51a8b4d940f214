import { describe, expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { errorOf, fixture } from '../text/support.js';
import { isFilledGrid } from './oracle.js';

const article = kit.parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const solution = '894315762523976184176842359289534671341697825765128493937261548618459237452783916';

describe('the puzzle of the article', () => {
  test('has one solution', () => {
    expect(kit.countSolutions(article)).toBe(1);
    expect(kit.findSolution(article)?.join('')).toBe(solution);
  });

  test('has none when a candidate of the solution is struck out', () => {
    expect(kit.countSolutions(kit.toggleCandidate(article, 1, 9))).toBe(0);
    expect(kit.findSolution(kit.toggleCandidate(article, 1, 9))).toBeUndefined();
  });

  test('has several when a needed given goes', () => {
    expect(kit.countSolutions(kit.positionFromValues(article.values.with(0, 0)))).toBe(2);
  });
});

test.each(['hard', 'few-clues', 'easy', 'expert'])(
  'every puzzle of %s has one solution, and it obeys the rules',
  (name) => {
    for (const line of fixture(name)) {
      const puzzle = kit.parsePuzzle(line);
      expect(kit.countSolutions(puzzle)).toBe(1);
      const digits = kit.findSolution(puzzle)!;
      expect(isFilledGrid(digits)).toBe(true);
      expect(puzzle.values.every((value, cell) => value === 0 || value === digits[cell])).toBe(true);
    }
  },
);

describe('no solution', () => {
  test.each([
    ['equal digits in a row', '?p=1,1'],
    ['equal digits in a column', `?p=1${'0'.repeat(8)}1`],
    ['equal digits in a box', `?p=1${'0'.repeat(9)}1`],
    ['a cell without a candidate', `?p=1,2,3,4,5,6,7,8,,0,0,0,0,0,0,0,0,9`],
    ['a digit without a place', '?p=1,2,3,4,5,6,,,,,,,,,,7'],
    // Without the 7 it takes seconds to refute; the slices test does that.
    [
      'an impossible puzzle whose givens don’t meet',
      '.....578....6.1.43..........1.5........1.6...3.......553.....61........4.........',
    ],
  ])('%s', (_, text) => {
    expect(kit.countSolutions(kit.parsePuzzle(text))).toBe(0);
    expect(kit.findSolution(kit.parsePuzzle(text))).toBeUndefined();
  });
});

describe('limits', () => {
  const empty = kit.parsePuzzle('?p=');
  test('the count stops there', () => {
    expect([1, 2, 3, 10_000].map((limit) => kit.countSolutions(empty, limit))).toEqual([1, 2, 3, 10_000]);
    expect(kit.countSolutions(article, 100)).toBe(1);
  });

  test('a full grid is its own solution', () => {
    expect(kit.countSolutions(kit.parsePuzzle(solution))).toBe(1);
    expect(kit.findSolution(kit.parsePuzzle(solution))?.join('')).toBe(solution);
  });

  test('where two digits are missing they can change places', () => {
    const open = kit.positionFromValues(
      [...solution].map((digit) => (digit === '1' || digit === '2' ? 0 : Number(digit))),
    );
    const count = kit.countSolutions(open, 1000);
    expect(count).toBeGreaterThan(0);
    expect(count % 2).toBe(0);
  });

  test.each([0, -1, 1.5, Number.NaN, 1e9, '2' as never, null as never])('limit %s is refused', (limit) => {
    expect(errorOf(() => kit.countSolutions(empty, limit)).code).toBe('bad-number');
  });
});

describe('minimal puzzles', () => {
  test('puzzles that were dug until no clue could go are minimal', () => {
    for (const line of fixture('few-clues').slice(0, 30)) expect(kit.isMinimal(kit.parsePuzzle(line))).toBe(true);
  });

  test('a clue more is one too many', () => {
    for (const line of fixture('few-clues').slice(30, 60)) {
      const puzzle = kit.parsePuzzle(line);
      const cell = puzzle.values.indexOf(0);
      expect(kit.isMinimal(kit.positionFromValues(puzzle.values.with(cell, kit.findSolution(puzzle)![cell])))).toBe(
        false,
      );
    }
  });

  test('without a solution or with several nothing is minimal', () => {
    expect(kit.isMinimal(kit.parsePuzzle('?p='))).toBe(false);
    expect(kit.isMinimal(kit.parsePuzzle('?p=1,1'))).toBe(false);
  });
});

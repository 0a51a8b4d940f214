/** What the path through a puzzle says of it: its stars and its level, also where the solver has few techniques. */

import { runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { readPosition } from '../../src/board/read-position.js';
import * as kit from '../../src/index.js';
import { fallsToSingles } from '../../src/rating/falls-to-singles.js';
import { levelOfPath } from '../../src/rating/hodoku/levels.js';
import { rateSlices } from '../../src/rating/rate.js';
import { starSlices } from '../../src/rating/rate-stars.js';
import { starsNeeded } from '../../src/rating/stars.js';
import { cells, digits, fixture, houses, sees, solvedPosition } from '../techniques/positions.js';

/** Is every cell filled by setting, over and over, a digit that is the last of its cell or has its last place in a house? */
function fallsPlainly({ values, candidates }: kit.Position): boolean {
  const left = new Set(
    cells.flatMap((cell) => digits.filter((d) => candidates[cell] & (1 << (d - 1))).map((d) => cell * 10 + d)),
  );
  const filled = new Set(cells.filter((cell) => values[cell] !== 0));
  for (let before = -1; before !== filled.size; ) {
    before = filled.size;
    for (const one of left) {
      const [cell, digit] = [Math.floor(one / 10), one % 10];
      const isLast = (others: readonly number[]) => !others.some((other) => other !== one && left.has(other));
      const isSingle =
        isLast(digits.map((other) => cell * 10 + other)) ||
        houses.some((house) => house.includes(cell) && isLast(house.map((other) => other * 10 + digit)));
      if (!isSingle) continue;
      filled.add(cell);
      for (const other of digits) left.delete(cell * 10 + other);
      for (const other of cells) if (sees(cell, other)) left.delete(other * 10 + digit);
    }
  }
  return filled.size === 81;
}

test('a position falls to singles if setting them one by one fills the grid', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(solvedPosition(60, 20), ({ position }) => {
      const falls = fallsPlainly(position);
      expect(fallsToSingles(readPosition(position))).toBe(falls);
      seen.add(falls);
    }),
    { numRuns: runs(40, 400, 10) },
  );
  expect(seen.size).toBe(2);
});

describe('where HoDoKu guesses', () => {
  // A puzzle of the tridagon where HoDoKu has one guess left. The techniques that find the whole path take long, so what
  // helps here is a digit of the solution.
  const late = kit.parsePuzzle(
    ':0000:x:57....9..........8.1.........168.+34+2+6+4.+1.28.9..2.9416.....2+6....6.9.82.4...41.6..:178 378 379 391 392 398 572 578 598 771 778 781 798:::',
  );
  const few = kit.techniques.slice(0, 6);
  const { score } = kit.rateHodoku(late);

  test('and no technique helps, it is stuck, with the score of the guess', () => {
    const rating = runSlices(rateSlices(readPosition(late), true, few));
    expect(rating).toMatchObject({ status: 'stuck', level: 'extreme', score, stars: 5, hardest: 'brute-force' });
    expect(rating.needed?.at(-1)).toEqual({ technique: 'brute-force', count: 1 });
    expect(score).toBeGreaterThan(10_000);
    expect(runSlices(starSlices(readPosition(late), few))).toEqual({ status: 'stuck', stars: 5 });
  });

  test('and a technique helps, the stars are those of the technique', () => {
    const rating = runSlices(rateSlices(readPosition(late), false, [...few, kit.bruteForce]));
    expect(rating).toEqual({ status: 'solved', level: 'extreme', score, stars: 5 });
    expect(kit.createSolver(few).solve(late).status).toBe('stuck');
  });
});

test('what falls to singles has one star, whatever it was solved with', () => {
  const easy = kit.parsePuzzle(fixture('easy.txt')[0]);
  expect(runSlices(starsNeeded(readPosition(easy), ['brute-force'], [kit.bruteForce]))).toBe(1);
});

test('the level is that of the hardest step, or a higher one if the score is too much for it', () => {
  expect([800, 1000, 1001, 1600, 1601, 1801].map((score) => levelOfPath(['easy', 'medium'], score))).toEqual([
    'medium',
    'medium',
    'hard',
    'hard',
    'unfair',
    'extreme',
  ]);
  expect(levelOfPath([], 0)).toBe('easy');
  expect(levelOfPath(['unfair', 'hard'], 0)).toBe('unfair');
});

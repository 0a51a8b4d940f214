import { describe, expect, test } from 'vitest';
import type { Hint } from '../../../src/rating/explainer/hint.js';
import { shownRating } from '../../../src/rating/explainer/ratings.js';
import { uniqueLoops } from '../../../src/rating/explainer/unique-loops.js';
import { boardOf } from './told.js';

/** The hints in their order: technique, rating, and what is struck out, as digit, row and column. */
function hintsOn(drawing: string): { told: string[]; hints: Hint[] } {
  const hints: Hint[] = [];
  uniqueLoops(boardOf(drawing), (hint) => hints.push(hint) === 0);
  const name = (candidate: number) => {
    const cell = Math.floor(candidate / 9);
    return `${(candidate % 9) + 1}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`;
  };
  const told = hints.map(
    ({ technique, rating, removals }) => `${technique} ${shownRating(rating)} ${removals.map(name).join(' ')}`,
  );
  return { told, hints };
}

describe('a rectangle of 1 and 2 in r12c14, with 3 and 4 besides them in row 1', () => {
  test('a naked set of two needs four open cells, a hidden one five', () => {
    const { told } = hintsOn(`
      123 =5 =6 124 =7 =8 34 13 =9
      12  .  .  12`);
    expect(told).toEqual(['unique-rectangle-4 4.5 111 114', 'unique-rectangle-3 4.6 318']);
    const open = hintsOn(`
      123 =5 =6 124 =7 =8 34 13 .
      12  .  .  12`);
    // In five open cells 1 and 2 are hidden in r1c8 and the one of r1c14 that is neither 3 nor 4.
    expect(open.told).toEqual(['unique-rectangle-3 4.5 318', ...told]);
  });

  test('a naked set has four cells at most', () => {
    const { told } = hintsOn(`
      123 . . 124 356 456 345 36 .
      12  . . 12`);
    expect(told).toEqual(['unique-rectangle-4 4.5 211 214', 'unique-rectangle-3 4.8 318 618']);
  });
});

test('where a digit is locked in a box and in a row the row is named', () => {
  const { told, hints } = hintsOn(`
    123 124 . . . . . . .
    .   .   . . . . . . .
    .   .   . . . . . . .
    12  12`);
  expect(told).toEqual(['unique-rectangle-4 4.5 211 212']);
  expect(hints[0].why().pattern.houses).toEqual([{ house: 0, role: 'house' }]);
});

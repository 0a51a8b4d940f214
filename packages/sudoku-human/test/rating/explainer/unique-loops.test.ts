import { describe, expect, test } from 'vitest';
import { explainerEn, explainStep } from '../../../src/index.js';
import { type Board, createBoard } from '../../../src/rating/explainer/board.js';
import { asCandidate, type Hint } from '../../../src/rating/explainer/hint.js';
import { shownRating } from '../../../src/rating/explainer/ratings.js';
import { uniqueLoops } from '../../../src/rating/explainer/unique-loops.js';
import { withParts } from '../../../src/rating/parts.js';
import { cells } from '../../techniques/positions.js';
import { maskOf } from '../hodoku/made-up-path.js';
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
  expect(hints[0].why().houses).toEqual([{ house: 0, role: 'house' }]);
});

/** A board without values: the masks named, all candidates in the other cells. */
function madeUp(masks: Readonly<Record<number, number>>): Board {
  return createBoard(
    cells.map(() => 0),
    cells.map((cell) => masks[cell] ?? 0x1ff),
  );
}

function textsOf(board: Board): string[] {
  const texts: string[] = [];
  uniqueLoops(board, ({ technique, rating, complexity, removals, why }) => {
    const step = withParts(why(), why().key, [], removals.map(asCandidate));
    return texts.push(explainStep({ technique, rating, complexity, ...step }, explainerEn)) === 0;
  });
  return texts;
}

test('a hidden set with a rectangle is told in its own words', () => {
  // 1 and 2 in r12c14, with further digits in r12c4; in column 4 they stand in one more cell only.
  const [one, two] = [maskOf(1, 2, 3), maskOf(1, 2, 4)];
  const column = Object.fromEntries([3, 4, 6, 7, 8, 9].map((row) => [(row - 1) * 9 + 3, maskOf(3, 4, 5, 6, 7, 8, 9)]));
  const board = madeUp({ ...column, 0: maskOf(1, 2), 9: maskOf(1, 2), 3: one, 12: two, 39: maskOf(1, 2, 5, 6) });
  const texts = textsOf(board);
  expect(texts[0]).toBe(
    'Unique Rectangle 3: if r12c14 held only 1 and 2, there would be two solutions. So one of r12c4 holds another of its digits, and the digits 1 and 2 of column 4 fill the other one and r5c4, which hold nothing else: r5c4≠56.',
  );
});

test('a loop of six cells whose further digits are one, or make a pair with another cell', () => {
  const loop = { 0: maskOf(1, 2), 9: maskOf(1, 2), 30: maskOf(1, 2), 31: maskOf(1, 2) };
  const [second] = textsOf(madeUp({ ...loop, 3: maskOf(1, 2, 3), 13: maskOf(1, 2, 3) }));
  expect(second).toMatch(/^Unique Loop 2: .* one of r1c4 and r2c5 is 3, .*r1c56≠3, r2c46≠3, r3c456≠3\.$/);
  const third = textsOf(madeUp({ ...loop, 3: maskOf(1, 2, 3), 13: maskOf(1, 2, 4), 23: maskOf(3, 4) }));
  expect(third[0]).toMatch(/^Unique Loop 3: .* together with r3c6 .* 3 and 4 in box 2: .*≠34/);
});

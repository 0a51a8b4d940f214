import { expect, test } from 'vitest';
import type { Board } from '../../../src/rating/explainer/board.js';
import { createBoard } from '../../../src/rating/explainer/board.js';
import { bug } from '../../../src/rating/explainer/bug.js';
import { asCandidate, type Hint } from '../../../src/rating/explainer/hint.js';
import { shownRating } from '../../../src/rating/explainer/ratings.js';
import { boardOf } from './told.js';

function hintsOn(board: Board): Hint[] {
  const hints: Hint[] = [];
  bug(board, (hint) => hints.push(hint) === 0);
  return hints;
}

/** Technique, rating, and what is struck out, as digit, row and column. */
function told({ technique, rating, removals }: Hint): string {
  const names = removals
    .map(asCandidate)
    .map(({ cell, digit }) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`);
  return `${technique} ${shownRating(rating)} ${names.join(' ')}`;
}

test('an extra digit may have no other place in its row', () => {
  const board = boardOf(`
    123 . . 23 . . . . .
    23  . . 23`);
  expect(hintsOn(board).map(told)).toEqual(['bug-1 5.6 211 311']);
});

// Each cell of a full grid holds its digit and the next one, so that a row is a ring of nine pairs, here 12 to 91. The cells
// of 78 and 89, in different boxes of row 1, have one digit more.
function ring(extras: Readonly<Record<number, number>>): Board {
  const order = [7, 1, 2, 8, 3, 4, 5, 6, 9];
  const candidates = Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9);
    const digit = order[(row * 3 + Math.floor(row / 3) + (cell % 9)) % 9];
    return (1 << (digit - 1)) | (1 << (digit % 9)) | ((1 << (extras[cell] ?? 0)) >> 1);
  });
  return createBoard(new Array(81).fill(0), candidates);
}

test('a set beside the extra digits has six digits at most: 12, 23, 34, 45 and 56 with an extra 1 or 6', () => {
  const hints = hintsOn(ring({ 0: 1, 3: 6 }));
  // 8 is in both cells and locked there; 6 goes from 67 and 1 from 91.
  expect(hints.map(told)).toEqual(['bug-4 5.7 711 914', 'bug-3 6.2 618 119']);
  const roles = hints.map((hint) => hint.why().candidates.map(({ cell, digit, role }) => `${role} ${digit} ${cell}`));
  const extra = ['extra 1 0', 'extra 6 3'];
  expect(roles[0]).toEqual([...extra, 'locked 8 0', 'locked 8 3']);
  const subset = [1, 2, 4, 5, 6].flatMap((cell) => {
    const digit = [7, 1, 2, 8, 3, 4, 5][cell];
    return [`subset ${digit} ${cell}`, `subset ${digit + 1} ${cell}`];
  });
  expect(roles[1]).toEqual([...extra, ...subset]);
});

test('a set of seven digits is one too many', () => {
  expect(hintsOn(ring({ 0: 1, 3: 7 })).map(told)).toEqual(['bug-4 5.7 711 914']);
});

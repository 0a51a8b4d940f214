import { expect, test } from 'vitest';
import { gameStatus, generateMines } from '../../src/index.js';
import { clearByDeduction } from '../clear-by-deduction.js';

test('where hardly any field needs no guess, the tries run out', () => {
  // One row: a mine next to a mine leaves a cell that no number sees.
  const made = generateMines({ rows: 2, cols: 2, mines: 2, noGuess: true, maxTries: 3 });
  expect(made).toEqual({ status: 'limit' });
});

test.each([20, 30])('dense fields of 8×8 with %i mines need no guess', (mines) => {
  const size = { rows: 8, cols: 8, firstOpen: 27, firstIs: 'zero', noGuess: true } as const;
  const made = generateMines({ ...size, mines, seed: mines / 10 + 1 });
  if (made.status !== 'found') throw new Error(made.status);
  expect(gameStatus(made.field, clearByDeduction(made.field, 27))).toBe('won');
});

test('as many fields as are allowed are begun with, and no more', () => {
  const tried = (mines: number, seed: number, maxTries: number) =>
    generateMines({ rows: 8, cols: 8, mines, seed, firstOpen: 27, firstIs: 'zero', noGuess: true, maxTries }).status;
  expect([tried(14, 0, 1), tried(14, 0, 2), tried(20, 5, 2), tried(20, 5, 3)]).toEqual([
    'limit',
    'found',
    'limit',
    'found',
  ]);
});

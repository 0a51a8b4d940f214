/** Same seed, same bytes: whoever changes one of these changes the games of users who kept a seed. */
import { expect, test } from 'vitest';
import { generateMines, simulateGame } from '../../src/index.js';

test('the first fields of some seeds', () => {
  expect([
    generateMines({ rows: 3, cols: 5, mines: 4 }),
    generateMines({ rows: 3, cols: 5, mines: 4, seed: 1 }),
    generateMines({ rows: 4, cols: 4, mines: 3, seed: 7, firstOpen: 5, firstIs: 'zero', topology: 'torus' }),
    generateMines({ rows: 6, cols: 7, mines: 9, seed: 2, firstOpen: 17, firstIs: 'zero', noGuess: true }),
  ]).toEqual([
    { status: 'found', field: { rows: 3, cols: 5, mineCells: [3, 4, 9, 14] } },
    { status: 'found', field: { rows: 3, cols: 5, mineCells: [2, 4, 8, 13] } },
    { status: 'found', field: { rows: 4, cols: 4, mineCells: [12, 13, 14], topology: 'torus' } },
    { status: 'found', field: { rows: 6, cols: 7, mineCells: [2, 5, 8, 27, 28, 30, 34, 35, 41] } },
  ]);
});

test('the game that is played on a field', () => {
  const made = generateMines({ rows: 5, cols: 6, mines: 6, seed: 3 });
  expect(made.status === 'found' && simulateGame(made.field)).toEqual({
    status: 'won',
    guesses: 0,
    opened: [0, 26, 3, 9, 21, 16, 10, 11, 17, 5, 24, 27],
  });
});

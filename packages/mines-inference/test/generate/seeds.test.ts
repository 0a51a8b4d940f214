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

test('fields that were repaired, sparse ones and dense ones', () => {
  const mineCells = (mines: number, seed: number) => {
    const size = { rows: 8, cols: 8, firstOpen: 27, firstIs: 'zero', noGuess: true, maxTries: 6 } as const;
    const made = generateMines({ ...size, mines, seed });
    return made.status === 'found' ? made.field.mineCells.join(' ') : made.status;
  };
  expect([
    mineCells(14, 6),
    mineCells(20, 0),
    mineCells(20, 5),
    mineCells(30, 0),
    mineCells(30, 2),
    mineCells(38, 2),
    mineCells(38, 5),
  ]).toEqual([
    '0 2 6 12 24 29 31 37 38 39 40 45 46 59',
    '2 3 5 9 10 21 32 38 42 44 46 48 56 57 58 59 60 61 62 63',
    '1 2 5 6 7 11 15 17 22 23 30 31 37 38 47 48 51 52 62 63',
    '0 1 2 3 4 8 9 10 11 12 15 16 17 24 29 32 37 40 42 44 45 46 47 48 49 54 55 56 62 63',
    '0 1 3 7 8 12 14 15 16 22 23 24 30 31 33 38 39 40 41 43 45 47 48 54 55 56 57 58 59 63',
    '0 1 2 3 7 8 9 10 11 12 14 15 16 17 23 25 31 37 39 41 42 43 45 46 47 48 49 50 54 55 56 57 58 59 60 61 62 63',
    '3 5 6 7 12 13 14 15 22 23 24 29 30 31 32 33 37 38 39 40 41 42 43 46 47 48 49 50 54 55 56 57 58 59 60 61 62 63',
  ]);
  // As many mines next to nothing as a number needs.
  expect(
    [1, 6, 7].map((seed) =>
      generateMines({ rows: 4, cols: 4, mines: 5, seed, firstOpen: 0, firstIs: 'zero', noGuess: true }),
    ),
  ).toEqual(
    [
      [3, 7, 8, 9, 15],
      [3, 7, 8, 9, 11],
      [2, 6, 7, 11, 15],
    ].map((mineCells) => ({ status: 'found', field: { rows: 4, cols: 4, mineCells } })),
  );
});

/** Same seed, same bytes: whoever changes one of these changes the games of users who kept a seed. */
import { expect, test } from 'vitest';
import { generateMines, simulateGame } from '../../src/index.js';

test('the first fields of some seeds', () => {
  expect([
    generateMines({ rows: 3, cols: 5, mines: 4 }),
    generateMines({ rows: 3, cols: 5, mines: 4, seed: 1 }),
    generateMines({ rows: 4, cols: 4, mines: 3, seed: 7, firstOpen: 5, firstIs: 'zero', topology: 'torus' }),
    generateMines({ rows: 6, cols: 7, mines: 9, seed: 2, firstOpen: 17, firstIs: 'zero', noGuess: true }),
  ]).toMatchObject([
    { status: 'found', field: { rows: 3, cols: 5, mineCells: [3, 4, 9, 14] } },
    { status: 'found', field: { rows: 3, cols: 5, mineCells: [2, 4, 8, 13] } },
    { status: 'found', field: { rows: 4, cols: 4, mineCells: [12, 13, 14], topology: 'torus' } },
    { status: 'found', field: { rows: 6, cols: 7, mineCells: [2, 5, 8, 27, 28, 30, 34, 35, 41] } },
  ]);
});

test('the game that is played on a field', () => {
  const made = generateMines({ rows: 5, cols: 6, mines: 6, seed: 3 });
  expect(made.status === 'found' && simulateGame(made.field)).toMatchObject({
    status: 'won',
    guesses: 0,
    opened: [0, 26, 3, 9, 21, 16, 10, 11, 17, 5, 24, 27],
  });
});

test('fields of the quick way, drawn and repaired', () => {
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
  ]).toMatchObject([
    '2 9 11 16 29 37 43 46 47 50 52 53 56 60',
    '0 5 6 12 14 17 22 23 25 29 31 32 33 37 38 41 57 58 60 61',
    '1 2 3 11 12 13 15 16 17 21 24 29 39 47 49 50 51 52 53 54',
    '0 1 2 5 6 7 8 9 10 15 16 17 22 23 24 25 32 37 38 40 41 42 44 48 50 51 56 60 61 62',
    '1 3 4 7 15 17 23 30 31 32 37 38 39 42 43 44 45 46 47 51 52 53 54 55 58 59 60 61 62 63',
    '0 1 2 3 7 8 10 11 12 14 15 16 23 24 25 30 31 32 33 37 38 39 40 41 43 45 46 47 52 53 54 55 58 59 60 61 62 63',
    '0 1 2 3 4 5 6 7 9 10 11 12 14 15 16 31 32 37 40 43 44 46 47 48 49 50 52 53 54 55 56 57 58 59 60 61 62 63',
  ]);
  expect(
    [1, 6, 7].map((seed) =>
      generateMines({ rows: 4, cols: 4, mines: 5, seed, firstOpen: 0, firstIs: 'zero', noGuess: true }),
    ),
  ).toMatchObject(
    [
      [2, 6, 7, 9, 13],
      [2, 3, 11, 12, 13],
      [9, 10, 11, 12, 13],
    ].map((mineCells) => ({ status: 'found', field: { rows: 4, cols: 4, mineCells } })),
  );
});

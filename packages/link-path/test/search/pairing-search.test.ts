/** Which kind is decided first, and how far the search jumps back, is seen in the play that it finds. */
import { solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';

test.each<[what: string, rows: number, cols: number, cells: number[], options: object, play: string]>([
  [
    'the oldest decision may be no part of an explanation',
    2,
    7,
    [2, 1, 2, 1, 0, 2, 2, 2, 1, 1, 1, 0, 2, 1],
    { maxTurns: 0 },
    '0-7 1-8 3-10 5-12 2-6 9-13',
  ],
  [
    'tiles that are paired or have gone make no pairs of their kind',
    3,
    5,
    [1, 0, 1, 2, -1, 1, 1, 2, 1, 2, 1, 2, -1, 2, 2],
    { maxTurns: 1, margin: false, adjacent: false },
    '0-6 2-5 7-11 8-10 9-13 3-14',
  ],
  [
    'pairs are counted up to seven with many turns as with few',
    2,
    5,
    [0, 1, 0, 2, 1, 2, 1, 1, 2, 2],
    { maxTurns: 3, margin: false },
    '8-9 1-6 4-7 3-5',
  ],
])('%s', (_, rows, cols, cells, options, play) => {
  const solution = solveBoard({ rows, cols, cells }, options);
  expect(solution.status === 'solved' && solution.moves.map(({ a, b }) => `${a}-${b}`).join(' ')).toBe(play);
});

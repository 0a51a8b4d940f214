/**
 * The same seed and options give the same board. What is drawn first is written down here: a change of it is one that
 * breaks the boards people have kept by their seeds, and belongs into a release that says so.
 */
import { formatGrid } from '@kit/grid';
import { generateBoard, rateBoard, reshuffle } from '@kit/link-path';
import { expect, test } from 'vitest';
import { digest } from '../digest.js';
import { dealt } from '../random-board.js';

test('the first board of a seed', () => {
  const made = generateBoard({ rows: 4, cols: 6, kinds: 6, copies: 4, seed: 7 });
  if (made.status !== 'found') throw new Error(made.status);
  expect(formatGrid(made.board)).toBe('3 4 3 6 2 1\n1 5 6 5 3 2\n2 6 2 5 3 6\n1 5 1 4 4 4');
  expect(made.moves.map(({ a, b }) => `${a}-${b}`).join(' ')).toBe(
    '18-20 21-22 12-14 15-19 8-13 0-16 5-6 1-23 4-11 2-10 3-17 7-9',
  );
});

test('boards of the difficulty that was asked for', () => {
  const made = (min: number, max: number, gravity: 'none' | 'down') =>
    digest(
      [0, 1].map((seed) => {
        const size = { rows: 6, cols: 10, kinds: 15, copies: 4 };
        const deal = generateBoard({ ...size, gravity, deadEnds: { min, max }, seed });
        if (deal.status !== 'found') throw new Error(`${seed}: ${deal.status}`);
        const { deadEnds } = rateBoard(deal.board, { gravity });
        expect(deadEnds).toBeGreaterThanOrEqual(min);
        expect(deadEnds).toBeLessThanOrEqual(max);
        return deal;
      }),
    );
  expect([made(0, 0.2, 'none'), made(0.6, 1, 'none'), made(0.3, 0.5, 'down')]).toEqual([
    22_928_920, 4_185_883_208, 3_303_380_232,
  ]);
  expect([made(0, 1, 'none'), made(0, 1, 'down')]).toEqual([143_518_164, 2_900_479_010]);
});

test('what is mixed anew', () => {
  const mixed = (guarantee: 'move' | 'clear', gravity: 'none' | 'down') =>
    digest(
      Array.from({ length: 10 }, (_, seed) => {
        const deal = reshuffle(dealt(5, 8, 10, seed), { guarantee, gravity, seed });
        if (deal.status !== 'found') throw new Error(`${seed}: ${deal.status}`);
        return deal;
      }),
    );
  expect([mixed('move', 'none'), mixed('clear', 'none'), mixed('clear', 'down')]).toEqual([
    870243298, 1131167458, 134889006,
  ]);
});

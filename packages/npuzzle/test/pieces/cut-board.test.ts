import { expect, test } from 'vitest';
import { cutBoard, listSquares } from '../../src/pieces/cut-board.js';
import { layPieces } from '../../src/pieces/lay-pieces.js';

test('a cut has every cell once, in pieces of at most four tiles, of 5×5 five', () => {
  for (let rows = 2; rows <= 8; rows++) {
    for (let cols = 2; cols <= 8; cols++) {
      const all = Array.from({ length: rows * cols }, (_, cell) => cell);
      for (const cut of cutBoard(rows, cols)) {
        expect(cut.flat().toSorted((one, other) => one - other)).toEqual(all);
        for (const piece of cut) expect(piece.length).toBeLessThanOrEqual(rows === 5 && cols === 5 ? 5 : 4);
      }
    }
  }
});

test('the tables of a size take what the docs say', () => {
  const megabytes = (side: number) => Math.round(layPieces(side, side).bytes / 1e6);
  expect([5, 6, 7, 8].map(megabytes)).toEqual([16, 3, 9, 44]);
});

test('squares are all 2×2 blocks, on boards that they do not cut apart', () => {
  expect(listSquares(3, 4)).toEqual([
    [0, 1, 4, 5],
    [1, 2, 5, 6],
    [2, 3, 6, 7],
    [4, 5, 8, 9],
    [5, 6, 9, 10],
    [6, 7, 10, 11],
  ]);
  expect([listSquares(2, 5), listSquares(5, 2), listSquares(3, 3).length]).toEqual([[], [], 4]);
});

import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { packPattern, pieceBytes, sweepPiece } from '../../src/pieces/build-piece.js';
import { cutBoard, listSquares } from '../../src/pieces/cut-board.js';
import { layPieces } from '../../src/pieces/lay-pieces.js';
import { listPieces, type PieceKind } from '../../src/pieces/list-pieces.js';
import { ownMoves } from '../own-moves.js';

type Build = typeof sweepPiece;

const bytesBy = (build: Build, rows: number, cols: number, kind: PieceKind): Uint8Array => {
  const bytes = new Uint8Array(pieceBytes(rows * cols, kind.homes.length));
  runSlices(build({ rows, cols }, kind, bytes, { nodes: 0 }, createPace()));
  return bytes;
};

/** A placement's number, as the tables count them. */
const numberOf = (cells: readonly number[], size: number) =>
  cells.reduce((number, cell, tile) => number + cell * size ** tile, 0);

test.each([
  [3, 3],
  [3, 4],
  [2, 4],
] as const)('tables of %i×%i hold what the definition says, by either search', (rows, cols) => {
  const size = rows * cols;
  const kinds = [...listPieces(rows, cols).values()];
  // Every definition of a small board, and some of a larger one.
  for (const kind of kinds.filter((_, index) => size < 12 || index % 7 === 0)) {
    const expected = new Uint8Array(pieceBytes(size, kind.homes.length));
    for (const [cells, moves] of ownMoves(rows, cols, kind)) {
      let beyond = moves;
      for (const [tile, cell] of cells.entries()) {
        const home = kind.homes[tile];
        beyond -= Math.abs(Math.floor(cell / cols) - Math.floor(home / cols)) + Math.abs((cell % cols) - (home % cols));
      }
      const number = numberOf(cells, size);
      expected[number >> 2] |= Math.min(beyond / 2, 3) << ((number & 3) * 2);
    }
    expect([kind, bytesBy(sweepPiece, rows, cols, kind)]).toEqual([kind, expected]);
    expect([kind, bytesBy(packPattern, rows, cols, kind)]).toEqual([kind, expected]);
  }
});

test('both searches agree on boards of 4×5', () => {
  for (const kind of [...listPieces(4, 5).values()].filter((_, index) => index % 20 === 0)) {
    expect(Buffer.from(bytesBy(sweepPiece, 4, 5, kind)).equals(Buffer.from(bytesBy(packPattern, 4, 5, kind)))).toBe(
      true,
    );
  }
});

test('a piece that cuts the board in two has a table for either side of the blank', () => {
  // A square of 2×5: one column on its left, two on its right.
  const kinds = [...listPieces(2, 5).values()].filter(({ homes }) => homes.join() === '1,2,6,7');
  expect(kinds.map(({ free }) => free).sort()).toEqual([0, 3]);
});

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

import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { packPattern, pieceBytes, sweepPiece } from '../../src/pieces/build-piece.js';
import { listPieces, type PieceKind } from '../../src/pieces/list-pieces.js';
import { ownMoves } from './own-moves.js';

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

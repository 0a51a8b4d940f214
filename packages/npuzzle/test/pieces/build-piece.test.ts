import { expect, test } from 'vitest';
import { neighborsOfCell } from '../../src/kernel/neighbors-of-cell.js';
import { packPattern, pieceBytes, sweepPiece } from '../../src/pieces/build-piece.js';
import { listPieces, type PieceKind } from '../../src/pieces/list-pieces.js';

type Build = typeof sweepPiece;

const bytesBy = (build: Build, rows: number, cols: number, kind: PieceKind): Uint8Array => {
  const bytes = new Uint8Array(pieceBytes(rows * cols, kind.homes.length));
  const building = build(rows, cols, kind, bytes);
  while (!building.next().done);
  return bytes;
};

/** A placement's number, as the tables count them. */
const numberOf = (cells: readonly number[], size: number) =>
  cells.reduce((number, cell, tile) => number + cell * size ** tile, 0);

/** Own moves of the tiles by the definition: a search over tiles and blank in which only the tiles' moves count. */
function* slowly(rows: number, cols: number, { homes, free }: PieceKind): Generator<[cells: number[], moves: number]> {
  const seen = new Set<string>();
  let level = [{ cells: [...homes], blank: free }];
  const moves = new Map<string, number>();
  for (let count = 0; level.length > 0; count++) {
    const next: typeof level = [];
    for (const state of level) {
      const key = `${state.cells}@${state.blank}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!moves.has(state.cells.join())) {
        moves.set(state.cells.join(), count);
        yield [state.cells, count];
      }
      for (const to of neighborsOfCell(state.blank, rows, cols)) {
        const tile = state.cells.indexOf(to);
        // The blank walks for nothing: on the same level.
        if (tile < 0) level.push({ cells: state.cells, blank: to });
        else next.push({ cells: state.cells.with(tile, state.blank), blank: to });
      }
    }
    level = next;
  }
}

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
    for (const [cells, moves] of slowly(rows, cols, kind)) {
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
  // The middle column of 3×5: the blank at home on its left or its right.
  const kinds = [...listPieces(5, 3).values()].filter(({ homes }) => homes.join() === '3,4,5');
  expect(kinds.map(({ free }) => free)).toEqual([0, 6]);
});

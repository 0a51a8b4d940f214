import fc from 'fast-check';
import type { Grid, Path } from '../src/index.js';

/** Random boards up to a size, of up to so many types; `gaps` puts -1 in. */
export function boards(maxRows: number, maxCols: number, types = 6, gaps = false): fc.Arbitrary<Grid> {
  return fc
    .tuple(
      fc.integer({ min: 1, max: maxRows }),
      fc.integer({ min: 1, max: maxCols }),
      fc.integer({ min: 1, max: types }),
    )
    .chain(([rows, cols, kinds]) =>
      fc
        .array(fc.integer({ min: gaps ? -1 : 0, max: kinds - 1 }), { minLength: rows * cols, maxLength: rows * cols })
        .map((cells) => ({ rows, cols, cells })),
    );
}

/** Random boards of at most eight a side with so many cells, and of up to so many types. */
export function sizedBoards(least: number, most: number, types: number, gaps = false): fc.Arbitrary<Grid> {
  return fc
    .integer({ min: Math.ceil(least / 8), max: 8 })
    .chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.integer({ min: Math.ceil(least / rows), max: Math.min(8, Math.floor(most / rows)) }),
        fc.integer({ min: 1, max: types }),
      ),
    )
    .chain(([rows, cols, kinds]) =>
      fc
        .array(fc.integer({ min: gaps ? -1 : 0, max: kinds - 1 }), { minLength: rows * cols, maxLength: rows * cols })
        .map((cells) => ({ rows, cols, cells })),
    );
}

/** A board and a walk on it, back and forth allowed. */
export const walks: fc.Arbitrary<{ board: Grid; path: Path }> = fc
  .tuple(boards(6, 6, 3), fc.array(fc.nat(7), { maxLength: 25 }), fc.nat(35))
  .map(([board, turns, first]) => {
    const { rows, cols } = board;
    const start = first % (rows * cols);
    const moves: number[] = [];
    let at = start;
    for (const turn of turns) {
      const near = [at - cols, at - 1, at + 1, at + cols].filter(
        (to) =>
          to >= 0 && to < rows * cols && (Math.abs(to - at) !== 1 || Math.floor(to / cols) === Math.floor(at / cols)),
      );
      if (near.length > 0) moves.push((at = near[turn % near.length]));
    }
    const path: Path = { start, moves };
    return { board, path };
  });

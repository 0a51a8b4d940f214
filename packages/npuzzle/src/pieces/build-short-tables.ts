import { checkInteger, checkOptions, checkShape, defineSearch, runSync, type Search, type Slices } from '@kit/grid';
import { shapeLimits } from '../board/check-board.js';
import { countPlacements } from '../tables/placements.js';
import type { BuildShortTablesOptions, ShortTables } from '../types.js';
import { buildPiece } from './build-piece.js';
import { layPieces } from './lay-pieces.js';

/** Boards of more cells have no such tables: they would pass 64 MB. */
export const maxPieceCells = 64;

/**
 * Tables for quality `short`, for every goal of a size: pattern databases of a few tiles each: four ways to cut the
 * board, and all squares of 2×2.
 *
 * They are built in the process and can be kept: a plain object with one `Uint8Array`, which IndexedDB, files and
 * `postMessage` take as it is. Sizes from 2×2 to 64 cells: 5×5 takes 16 MB, 6×6 3 MB, 7×7 9 MB, 8×8 44 MB. 5×5 is
 * built in 15 to 20 s of a busy machine, 6×6 in 5 s, 7×7 in half a minute, 8×8 in minutes.
 *
 * @param options - size of the boards
 * @returns tables for `shortTables`
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`
 * @see {@link https://doi.org/10.1613/jair.1480 | Felner, Korf and Hanan, Additive pattern database heuristics (2004)}
 *
 * @example
 * ```ts
 * import { buildShortTables, shuffle, solve } from '@kit/npuzzle';
 *
 * const shortTables = buildShortTables({ rows: 3, cols: 4 });
 * const board = shuffle({ rows: 3, cols: 4, seed: 1 });
 * solve(board, { quality: 'short', shortTables }).status; // => 'optimal'
 * ```
 */
export function buildShortTables(options: BuildShortTablesOptions): ShortTables {
  // A search that nobody stops has tables.
  return runSync(buildShortTablesSearch(options)) as ShortTables;
}

/**
 * {@link buildShortTables} as a search: progress in placements, and a stop.
 *
 * @param options - size of the boards
 * @returns a generator that reports the placements known and returns the tables; `undefined` if it was stopped
 * @throws {@link InvalidInputError} as {@link buildShortTables}
 *
 * @example
 * ```ts
 * import { buildShortTablesSearch, runAsync } from '@kit/npuzzle';
 *
 * (await runAsync(buildShortTablesSearch({ rows: 2, cols: 3 })))?.values.length; // => 522
 * ```
 */
export function buildShortTablesSearch(options: BuildShortTablesOptions): Search<ShortTables | undefined> {
  return search(options);
}

const search = /* @__PURE__ */ defineSearch({
  read: (options: BuildShortTablesOptions) => {
    checkOptions(options, ['rows', 'cols']);
    const { rows, cols } = checkShape(options, 'options', shapeLimits(maxPieceCells, 4));
    checkInteger(rows, 'options.rows', 2, maxPieceCells, 'bad-size');
    checkInteger(cols, 'options.cols', 2, maxPieceCells, 'bad-size');
    const { pieces, bytes } = layPieces(rows, cols);
    const counts = pieces.map(({ kind }) => countPlacements(rows * cols, kind.homes.length));
    return { rows, cols, pieces, bytes, counts, total: counts.reduce((sum, count) => sum + count, 0), nodes: 0 };
  },
  *work(job, pace): Slices<ShortTables> {
    const { rows, cols, pieces, counts } = job;
    const values = new Uint8Array(job.bytes);
    let done = 0;
    for (const [index, { kind, offset, end }] of pieces.entries()) {
      yield* buildPiece({ rows, cols }, kind, values.subarray(offset, end), job, pace);
      done += counts[index];
      job.nodes = done;
    }
    return { rows, cols, values };
  },
  report: ({ nodes, total }) => ({ nodes, total }),
  stopped: () => undefined,
});

import { checkChoice, checkInteger, checkOptions, checkShape, type GridLike, runSync, type Search } from '@kit/grid';
import { labelBoard } from '../board/blank-and-labels.js';
import { checkBoard } from '../board/check-board.js';
import { goalBoard } from '../board/goal-board.js';
import { buildPattern } from './build-pattern.js';
import { partitionTiles } from './partition.js';
import { countPlacements } from './placements.js';
import type { Tables } from './tables.js';

/** Options of {@link buildTables}. */
export type BuildTablesOptions = {
  /** Rows of the boards; rows · cols at most 25. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The goal, a board of this size; by default 1, 2, … and the blank last. Only the blank's place matters. */
  readonly goal?: GridLike | undefined;
  /** The metric, `'single'` (default). */
  readonly metric?: 'single' | undefined;
  /**
   * Most tiles in a pattern, from 1 to 7; by default as many as keep one pattern within 2²⁴ bytes. For 4×4: 6 (patterns
   * of 6, 6 and 3 tiles) takes 33.6 MB and two to three seconds, 5 takes 3.1 MB and a third of a second.
   */
  readonly mostTiles?: number | undefined;
};

/**
 * Builds additive pattern databases for the boards of a size. Nothing is downloaded; `exportTables` makes bytes of them.
 *
 * | size | patterns | memory | placements searched |
 * |---|---|---|---|
 * | 3×3 | 4-4 | 13 kB | 6,048 |
 * | 3×4 | 5-6 | 3.2 MB | 0.8 million |
 * | 4×4 | 6-6-3 | 33.6 MB | 11.5 million |
 * | 4×4, `mostTiles: 5` | 5-5-5 | 3.1 MB | 1.6 million |
 * | 5×5 | 4-5-5-5-5 | 39.5 MB | 25.8 million |
 *
 * @param options - size, goal, metric and size of the patterns
 * @returns the tables
 * @throws {@link InvalidInputError} `bad-options`, `bad-size`, `bad-choice`, `bad-number`, `goal-mismatch`, and those of
 * {@link isSolvable} for the goal
 * @see {@link https://doi.org/10.1613/jair.1480 | Felner, Korf and Hanan, Additive pattern database heuristics (2004)}
 *
 * @example
 * ```ts
 * import { buildTables, shuffle, solve } from '@kit/npuzzle';
 *
 * const tables = buildTables({ rows: 3, cols: 3 });
 * tables.patterns; // => [[0, 1, 3, 4], [2, 5, 6, 7]]
 * solve(shuffle({ rows: 3, cols: 3, seed: 5 }), { quality: 'optimal', tables }).status; // => 'optimal'
 * ```
 */
export function buildTables(options: BuildTablesOptions): Tables {
  return runSync(buildTablesSearch(options)) as Tables;
}

/**
 * Builds tables as a search, to share the event loop by `runAsync`; the arguments are checked by the call itself.
 *
 * @param options - as for {@link buildTables}
 * @returns a generator that reports the states searched and returns the tables; `undefined` if it was stopped
 * @throws {@link InvalidInputError} as {@link buildTables}
 *
 * @example
 * ```ts
 * import { runAsync } from '@kit/grid';
 * import { buildTablesSearch } from '@kit/npuzzle';
 *
 * (await runAsync(buildTablesSearch({ rows: 2, cols: 3 })))?.patterns.length; // => 1
 * ```
 */
export function buildTablesSearch(options: BuildTablesOptions): Search<Tables | undefined> {
  const { rows, cols } = checkShape(checkOptions(options), 'options', { minCells: 2, maxCells: 25 });
  checkChoice(options.metric ?? 'single', 'options.metric', ['single']);
  const usual = goalBoard({ rows, cols });
  const goal = options.goal === undefined ? usual : checkBoard(options.goal, 'options.goal');
  checkChoice(goal.rows, 'options.goal.rows', [rows]);
  checkChoice(goal.cols, 'options.goal.cols', [cols]);
  const most = checkInteger(
    options.mostTiles ?? usualTiles(rows * cols),
    'options.mostTiles',
    1,
    mostTilesOf(rows * cols),
  );
  const { home } = labelBoard(goal, goal);
  return buildAll(rows, cols, home, partitionTiles(rows, cols, home, most));
}

/** Whole tables in a few seconds, but halves of a small board rather than the whole. */
function usualTiles(size: number): number {
  let tiles = 1;
  while (tiles < size - 1 && countPlacements(size, tiles + 1) <= 6_400_000) tiles++;
  return Math.min(tiles, Math.max(5, Math.ceil((size - 1) / 2)), 6);
}

/** A pattern's table has at most 2²⁹ bytes. */
function mostTilesOf(size: number): number {
  let tiles = 1;
  while (tiles < Math.min(8, size - 1) && countPlacements(size, tiles + 1) <= 2 ** 29) tiles++;
  return size <= 16 ? tiles : Math.min(tiles, 7);
}

function* buildAll(rows: number, cols: number, home: number, patterns: number[][]): Search<Tables | undefined> {
  const lengths = patterns.map((pattern) => countPlacements(rows * cols, pattern.length));
  const values = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  let nodes = 0;
  for (let index = 0; index < patterns.length; index++) {
    const part = values.subarray(offset, offset + lengths[index]);
    let states = 0;
    for (states of buildPattern(rows, cols, patterns[index], home, part)) {
      if ((yield { nodes: nodes + states }) === 'stop') return undefined;
    }
    nodes += states;
    offset += lengths[index];
  }
  return { rows, cols, metric: 'single', home, patterns, values };
}

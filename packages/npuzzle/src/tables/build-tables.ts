import {
  checkChoice,
  checkInteger,
  checkOptions,
  checkShape,
  defineSearch,
  type OptionName,
  type Pace,
  runSync,
  type Search,
  type Slices,
} from '@kit/grid';
import { checkGoal, shapeLimits } from '../board/check-board.js';
import { goalBoard } from '../board/goal-board.js';
import { labelBoard } from '../board/label-board.js';
import type { Tally } from '../kernel/tally.js';
import type { BuildTablesOptions, Tables } from '../types.js';
import { buildLinePattern } from './build-line-pattern.js';
import { buildPattern } from './build-pattern.js';
import { linePatterns } from './line-patterns.js';
import { partitionTiles } from './partition.js';
import { countPlacements } from './placements.js';
import { prepareTables } from './prepare-tables.js';
import { countReachable, countValues, type TablesKind } from './tables.js';

const optionNames: readonly OptionName<BuildTablesOptions>[] = ['rows', 'cols', 'goal', 'metric', 'maxTiles'];

/**
 * Builds pattern databases for the boards of a size. Nothing is downloaded; `exportTables` makes bytes of them.
 *
 * For single slides they are additive: patterns share no tile, of each only its own tiles' moves count, and the values
 * add up. In the line metric, where tiles of several patterns move at once, every slide counts and the greatest value is
 * taken, of patterns that may overlap.
 *
 * | size | patterns | placements, a byte each | memory in use |
 * |---|---|---|---|
 * | 3×3 | 4-4 | 6,048 | 19 kB |
 * | 3×4 | 5-6 | 0.8 million | 4 MB |
 * | 4×4 | 6-6-3 | 11.5 million | 45 MB |
 * | 4×4, `maxTiles: 5` | 5-5-5 | 1.6 million | 4.7 MB |
 * | 4×4, `maxTiles: 7` | 7-7-1 | 115 million | 116 MB |
 * | 4×4, `maxTiles: 8` | 7-8 | 577 million | 0.6 GB, 1.6 GB while it is built |
 * | 5×5 | 4-5-5-5-5 | 25.8 million | 65 MB |
 * | 5×5, `maxTiles: 6` | 6-6-6-6 | 510 million | 0.5 GB, 1.3 GB while it is built |
 * | 3×3, `metric: 'line'` | 8 | 0.1 million | 0.1 MB |
 * | 4×4, `metric: 'line'` | three of 6 | 43 million | 43 MB, 0.1 GB while it is built |
 * | 4×4, `metric: 'line'`, `maxTiles: 7` | three of 7 | 389 million | 0.4 GB, 0.5 GB while it is built |
 * | 5×5, `metric: 'line'` | six of 4 | 14 million | 14 MB |
 *
 * What is said of the building is the whole process at its peak, measured.
 *
 * For single slides the values of up to six tiles (five on 5×5) are also expanded for the search, which is the larger part
 * of the memory. The figures of the line metric hold for a blank at home in a corner: patterns that are their own mirror
 * images, as those of 4×4 are in the line metric, need half of what others do.
 *
 * @param options - size, goal, metric and size of the patterns
 * @returns the tables
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-choice`, `bad-number`,
 * `goal-mismatch`, and those of {@link isSolvable} for the goal
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
 * import { buildTablesSearch, runAsync } from '@kit/npuzzle';
 *
 * (await runAsync(buildTablesSearch({ rows: 2, cols: 3 })))?.patterns.length; // => 1
 * ```
 */
export function buildTablesSearch(options: BuildTablesOptions): Search<Tables | undefined> {
  return search(options);
}

const search = /* @__PURE__ */ defineSearch({
  read: (options: BuildTablesOptions): TablesJob => {
    const { rows, cols } = checkShape(checkOptions(options, optionNames), 'options', shapeLimits(25));
    const metric = checkChoice(options.metric ?? 'single', 'options.metric', ['single', 'line']);
    const usual = goalBoard({ rows, cols });
    const goal = checkGoal(options.goal, usual, 'options.goal') ?? usual;
    const kind = { rows, cols, metric, home: labelBoard(goal, goal).home };
    return tablesJob(kind, checkInteger(options.maxTiles ?? usualTiles(kind), 'options.maxTiles', 1, maxTilesOf(kind)));
  },
  work: buildAll,
  report: ({ nodes, total }) => ({ nodes, total }),
  stopped: () => undefined,
});

/** Tables that are being built: how many of their values are known. */
export type TablesJob = Tally & {
  readonly kind: TablesKind;
  readonly patterns: readonly number[][];
  /** How many values can be known, if that is known. */
  readonly total: number | undefined;
};

/** Tables to be built of a checked kind, in patterns of at most `most` tiles. */
export function tablesJob(kind: TablesKind, most: number): TablesJob {
  const { rows, cols, metric, home } = kind;
  const patterns = (metric === 'line' ? linePatterns : partitionTiles)(rows, cols, home, most);
  let total: number | undefined = 0;
  for (const pattern of patterns) {
    const count = countReachable(kind, pattern);
    total = total === undefined || count === undefined ? undefined : total + count;
  }
  return { kind, patterns, total, nodes: 0 };
}

/** Whole tables in a few seconds, but halves of a small board rather than the whole. */
function usualTiles(kind: TablesKind): number {
  const size = kind.rows * kind.cols;
  const largest = kind.metric === 'line' ? 29_000_000 : 6_400_000;
  let tiles = 1;
  while (tiles < maxTilesOf(kind) && maxValues(kind, tiles + 1) <= largest) tiles++;
  return kind.metric === 'line' ? tiles : Math.min(tiles, Math.max(5, Math.ceil((size - 1) / 2)), 6);
}

/** A pattern's table has at most 2²⁹ bytes. */
function maxTilesOf(kind: TablesKind): number {
  const size = kind.rows * kind.cols;
  const most = Math.min(8, size - 1);
  let tiles = 1;
  while (tiles < most && maxValues(kind, tiles + 1) <= 2 ** 29) tiles++;
  return tiles;
}

/** How many values a pattern of so many tiles has at most. */
function maxValues({ rows, cols, metric }: TablesKind, tiles: number): number {
  return metric === 'line'
    ? (rows + cols) * countPlacements(rows * cols - 1, tiles)
    : countPlacements(rows * cols, tiles);
}

/** Builds them. */
export function* buildAll(job: TablesJob, pace: Pace): Slices<Tables> {
  const { kind, patterns } = job;
  const build = kind.metric === 'line' ? buildLinePattern : buildPattern;
  const lengths = patterns.map((pattern) => countValues(kind, pattern));
  const values = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  // So much memory is a slice's work.
  yield;
  let offset = 0;
  for (const [index, pattern] of patterns.entries()) {
    yield* build(kind, pattern, values.subarray(offset, offset + lengths[index]), job, pace);
    offset += lengths[index];
  }
  // All values are known: a bar is full.
  yield;
  const tables: Tables = { ...kind, patterns, values };
  // What searches with the tables keep between them is made now, so that the first one is as quick as the others.
  yield* prepareTables(tables, pace);
  return tables;
}

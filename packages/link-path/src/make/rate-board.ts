import {
  checkInteger,
  checkSeed,
  createRandom,
  type GravityMode,
  type GridLike,
  type Progress,
  runSync,
  type Search,
  type Shape,
} from '@kit/grid';
import { checkPlayedBoard } from '../rules/check-board.js';
import { type Gravity, gravityRule } from '../rules/gravity-rule.js';
import { type LinkOptions, type LinkRules, linkOptionNames, linkRules } from '../rules/link-rules.js';
import { createLines } from '../solve/lines.js';
import { Meter, runKernel } from '../solve/meter.js';
import { numberTiles } from '../solve/numbered-tiles.js';
import { type PlayCounts, ratePlay } from './rate-plays.js';

/** Options of {@link rateBoard}. */
export type RateOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /** The seed of the plays, default 0. */
  readonly seed?: number | undefined;
  /** How many games are played, default 50. */
  readonly plays?: number | undefined;
};

/** How hard a board is for a player who removes whatever can be removed. */
export type BoardRating = {
  /** The share of random plays that end with tiles left, from 0 (nothing can go wrong) to 1. */
  readonly deadEnds: number;
  /** The share of moves in these plays at which only one pair could be removed. */
  readonly forced: number;
  /** The mean number of pairs that could be removed at a move. */
  readonly choices: number;
};

/**
 * How hard is a board? Plays it at random many times and counts dead ends and forced moves.
 *
 * Some 0.3 ms a play on a board of 18×8.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - turns, margin, what matches, gravity, seed, number of plays
 * @returns shares from 0 to 1 and the mean number of choices; all 0 for a board without tiles
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`, `bad-number`,
 * `bad-flag`, `bad-groups`, `bad-choice`, `bad-seed`
 *
 * @example
 * ```ts
 * import { parseGrid, rateBoard } from '@kit/link-path';
 *
 * rateBoard(parseGrid('1 1')); // => { deadEnds: 0, forced: 1, choices: 1 }
 * rateBoard(parseGrid('1 2\n2 1')); // => { deadEnds: 1, forced: 0, choices: 0 }
 * ```
 */
export function rateBoard(board: GridLike, options?: RateOptions): BoardRating {
  return runSync(rateBoardSearch(board, options));
}

/**
 * {@link rateBoard} as a search that shares the event loop or stops at a time limit.
 *
 * Its progress counts the plays: `nodes` of `total`, and in `best` the rating by the plays so far.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - turns, margin, what matches, gravity, seed, number of plays
 * @returns a search; on `'stop'` it ends with the rating by the plays so far (all 0 where there is none)
 * @throws {@link InvalidInputError} as {@link rateBoard}
 *
 * @example
 * ```ts
 * import { parseGrid, rateBoardSearch, runAsync } from '@kit/link-path';
 *
 * const rating = await runAsync(rateBoardSearch(parseGrid('1 1')), { timeLimitMs: 60_000 });
 * rating.choices; // => 1
 * ```
 */
export function rateBoardSearch(board: GridLike, options: RateOptions = {}): Search<BoardRating> {
  const { rows, cols, cells } = checkPlayedBoard(board);
  const rules = linkRules(options, [...linkOptionNames, 'gravity', 'seed', 'plays']);
  const modes = gravityRule(options.gravity);
  const seed = checkSeed(options.seed ?? 0, 'options.seed');
  const plays = checkInteger(options.plays ?? 50, 'options.plays', 1, 1_000_000);
  return search(numberTiles(cells, rules).classes, { rows, cols }, rules, modes, seed, plays);
}

function* search(
  start: Int32Array,
  shape: Shape,
  rules: LinkRules,
  modes: readonly GravityMode[],
  seed: number,
  plays: number,
): Search<BoardRating> {
  const meter = new Meter();
  const random = createRandom(seed);
  const lines = createLines(shape.rows, shape.cols, rules, meter);
  const counts: PlayCounts = { plays: 0, deadEnds: 0, moves: 0, forced: 0, choices: 0 };
  const report = (): Progress<BoardRating> => ({
    nodes: counts.plays,
    total: plays,
    best: counts.plays > 0 ? ratingOf(counts) : undefined,
  });
  while (counts.plays < plays) {
    const run = yield* runKernel(ratePlay(start, shape, lines, modes, random, counts, meter), report);
    if (run === undefined) break;
  }
  return ratingOf(counts);
}

function ratingOf({ plays, deadEnds, moves, forced, choices }: PlayCounts): BoardRating {
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
  return { deadEnds: share(deadEnds, plays), forced: share(forced, moves), choices: share(choices, moves) };
}

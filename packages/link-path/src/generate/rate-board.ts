import {
  checkInteger,
  checkSeed,
  createRandom,
  defineSearch,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { checkTurnsFit } from '../board/check-board.js';
import { checkSearchedBoard } from '../board/check-searched-board.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { createLines } from '../kernel/create-lines.js';
import { MoveFinder } from '../kernel/find-moves.js';
import { Ice } from '../kernel/ice.js';
import { gravityRule } from '../rules/gravity-rule.js';
import { linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { BoardLike, BoardRating, RateOptions } from '../types.js';
import { openingScore, type PlayCounts, ratePlay } from './rate-plays.js';

/**
 * How hard is a board? Plays it at random many times and counts dead ends and forced moves.
 *
 * `score` doesn't depend on chance: `generateBoard({ difficulty })` parts boards by it. It looks at the first four moves of a play
 * that always takes the pair whose second cell comes first in reading order, and is the mean of 1 / (pairs that can go), since the
 * fewer pairs can go the longer one is looked for. A move that there is no pair for counts 1.
 *
 * Some 0.3 ms a play on a board of 18×8.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches, gravity, seed, number of plays
 * @returns the share of dead ends with its error and its class, and what the plays were like
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`,
 * `bad-number`, `bad-flag`, `bad-groups`, `bad-choice`, `bad-seed`
 *
 * @example
 * ```ts
 * import { parseGrid, rateBoard } from '@kit/link-path';
 *
 * const { error, ...rating } = rateBoard(parseGrid('1 1'));
 * rating; // => { deadEnds: 0, clears: 'always', forced: 1, choices: 1, score: 1 }
 * error < 0.04; // => true
 * rateBoard(parseGrid('1 2\n2 1')).clears; // => 'seldom'
 * ```
 */
export function rateBoard(board: BoardLike, options?: RateOptions): BoardRating {
  return runSync(rateBoardSearch(board, options));
}

/**
 * {@link rateBoard} as a search that shares the event loop or stops at a time limit.
 *
 * Its progress counts the plays: `nodes` of `total`, and in `best` the rating by the plays so far.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
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
export function rateBoardSearch(board: BoardLike, options?: RateOptions): Search<BoardRating> {
  return search(board, options);
}

/** What is to be rated, and what the plays so far have shown; the score is that of the opening, 0 until it is known. */
function readJob(board: BoardLike, options: RateOptions = {}) {
  const start = checkSearchedBoard(board);
  const rules = linkRules(options, [...linkOptionNames, 'gravity', 'seed', 'plays']);
  checkTurnsFit(start, rules.maxTurns, 'board');
  const modes = gravityRule(options.gravity);
  const seed = checkSeed(options.seed ?? 0, 'options.seed');
  const plays = checkInteger(options.plays ?? 50, 'options.plays', 1, 1_000_000);
  const counts: PlayCounts = { plays: 0, deadEnds: 0, moves: 0, forced: 0, choices: 0 };
  return { board: start, rules, modes, seed, plays, counts, score: 0 };
}

const search = /* @__PURE__ */ defineSearch({
  read: readJob,
  *work(job, pace): Slices<BoardRating> {
    const { board, rules, modes, seed, plays, counts } = job;
    const random = createRandom(seed);
    const tiles = yield* numberTiles(board, rules);
    const lines = createLines(board.rows, board.cols, rules, pace);
    if (spend(pace, 8 * board.rows * board.cols)) yield;
    const ice = Ice.of(tiles, board);
    const finder = new MoveFinder(tiles, board.cols, lines, pace);
    const rated = { start: ice?.start ?? tiles.classes, ice, shape: board };
    job.score = yield* openingScore(rated, finder, modes, pace);
    while (counts.plays < plays) yield* ratePlay(rated, finder, modes, random, counts, pace);
    return ratingOf(job);
  },
  report: (job) => ({
    nodes: job.counts.plays,
    total: job.plays,
    best: job.counts.plays > 0 ? ratingOf(job) : undefined,
  }),
  stopped: ratingOf,
});

/** The square of the deviations that hold 95 % of a normal distribution. */
const deviations = 3.841459;

/** The shares of what was counted, with their error and class. */
export function ratingOf({ counts, score }: { readonly counts: PlayCounts; readonly score: number }): BoardRating {
  const { plays, deadEnds, moves, forced, choices } = counts;
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
  const stuck = share(deadEnds, plays);
  const spread = Math.sqrt(deviations * (plays * stuck * (1 - stuck) + deviations / 4)) / (plays + deviations);
  return {
    deadEnds: stuck,
    error: plays === 0 ? 1 : spread,
    clears: deadEnds === 0 ? 'always' : 2 * deadEnds <= plays ? 'mostly' : 'seldom',
    forced: share(forced, moves),
    choices: share(choices, moves),
    score,
  };
}

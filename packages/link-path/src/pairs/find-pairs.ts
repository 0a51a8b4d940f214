import { defineSearch, type Pace, type Progress, runSync, type Search, type Slices } from '@kit/grid';
import { checkTurnsFit } from '../board/check-board.js';
import { checkSearchedBoard } from '../board/check-searched-board.js';
import { type LinkRules, linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { BoardLike, LinkOptions, Pair } from '../types.js';
import { type PairCount, visitPairs } from './pair-kernels.js';

/**
 * Every pair of tiles that can be matched now.
 *
 * Tests all pairs of matching tiles that are not shut in; up to two turns a test and-s a few words. A game that asks after
 * every move uses `createLinkBoard`, which tests only what has changed.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches
 * @returns the pairs, by their first and then their second cell
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`,
 * `bad-number`, `bad-flag`, `bad-groups`
 *
 * @example
 * ```ts
 * import { findPairs, parseGrid } from '@kit/link-path';
 *
 * findPairs(parseGrid('1 2\n2 1')); // => []
 * findPairs(parseGrid('1 2 1\n3 2 3')); // => [{ a: 0, b: 2 }, { a: 1, b: 4 }, { a: 3, b: 5 }]
 * ```
 */
export function findPairs(board: BoardLike, options?: LinkOptions): Pair[] {
  return runSync(findPairsSearch(board, options));
}

/**
 * {@link findPairs} as a search, for boards with thousands of tiles of a kind.
 *
 * Its progress counts the tiles whose partners have been tested: `nodes` of `total` cells. The board is checked when
 * this is called and read by the steps: don't change it meanwhile.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches
 * @returns a search; on `'stop'` it ends with the pairs found so far
 * @throws {@link InvalidInputError} as {@link findPairs}
 *
 * @example
 * ```ts
 * import { findPairsSearch, parseGrid, runAsync } from '@kit/link-path';
 *
 * await runAsync(findPairsSearch(parseGrid('1 1'))); // => [{ a: 0, b: 1 }]
 * ```
 */
export function findPairsSearch(board: BoardLike, options?: LinkOptions): Search<Pair[]> {
  return searchPairs(board, options);
}

/** A checked board, its rules, the pairs so far, and how many cells have been dealt with. */
type PairJob = {
  readonly board: BoardLike;
  readonly rules: LinkRules;
  readonly pairs: Pair[];
  readonly count: PairCount;
};

function readJob(board: BoardLike, options?: LinkOptions): PairJob {
  const rules = linkRules(options, linkOptionNames);
  checkTurnsFit(checkSearchedBoard(board), rules.maxTurns, 'board');
  return { board, rules, pairs: [], count: { cells: 0 } };
}

/** Lists pairs, until there are so many. */
function visit({ board, rules, pairs, count }: PairJob, pace: Pace, enough: number): Slices<true> {
  return visitPairs(board, rules, pace, (a, b) => pairs.push({ a, b }) < enough, count);
}

function report({ board, count }: PairJob): Progress<never> {
  return { nodes: count.cells, total: board.rows * board.cols };
}

const searchPairs = /* @__PURE__ */ defineSearch({
  read: readJob,
  *work(job, pace): Slices<Pair[]> {
    yield* visit(job, pace, Number.POSITIVE_INFINITY);
    return job.pairs;
  },
  report,
  stopped: ({ pairs }) => pairs,
});

/**
 * Is there no pair to match? True when the game is stuck, and when the board is cleared: `isCleared` tells these two apart.
 *
 * Stops at the first pair that can be matched.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches
 * @returns true if no pair can be matched
 * @throws {@link InvalidInputError} as `findPairs`
 *
 * @example
 * ```ts
 * import { isCleared, isDeadlocked, parseGrid } from '@kit/link-path';
 *
 * isDeadlocked(parseGrid('1 2\n2 1')); // => true
 * isDeadlocked(parseGrid('1 1\n2 2')); // => false
 * const isStuck = (board = parseGrid('0 0')) => isDeadlocked(board) && !isCleared(board);
 * isStuck(); // => false
 * ```
 */
export function isDeadlocked(board: BoardLike, options?: LinkOptions): boolean {
  return runSync(isDeadlockedSearch(board, options)) === true;
}

/**
 * {@link isDeadlocked} as a search, for boards with thousands of tiles of a kind.
 *
 * The board is checked when this is called and read by the steps, as {@link findPairsSearch} does.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches
 * @returns a search; on `'stop'` it ends with undefined, which means not decided
 * @throws {@link InvalidInputError} as {@link findPairs}
 *
 * @example
 * ```ts
 * import { isDeadlockedSearch, parseGrid, runAsync } from '@kit/link-path';
 *
 * await runAsync(isDeadlockedSearch(parseGrid('1 2\n2 1'))); // => true
 * ```
 */
export function isDeadlockedSearch(board: BoardLike, options?: LinkOptions): Search<boolean | undefined> {
  return searchOne(board, options);
}

const searchOne = /* @__PURE__ */ defineSearch({
  read: readJob,
  *work(job, pace): Slices<boolean> {
    yield* visit(job, pace, 1);
    return job.pairs.length === 0;
  },
  report,
  stopped: (): boolean | undefined => undefined,
});

import {
  checkInteger,
  checkOptions,
  defineSearch,
  type GridLike,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { cellWork } from '../kernel/work.js';
import { bestGameSwap } from '../match3/best-game-swap.js';
import { checkGame, isGame } from '../match3/check-game.js';
import type { BestGameSwap, SwapGame } from '../match3/types.js';
import { exchange } from '../play/steps.js';
import { explodeBombs } from '../rules/explode-bombs.js';
import { countCombos, countedMatches } from '../rules/resolve.js';
import { ruleBoard } from '../rules/rule-board.js';
import { ruleTable } from '../rules/rule-table.js';
import { damageOf, weightTable } from '../rules/score.js';
import type { BestSwap, BestSwapOptions, Match, Swap } from '../types.js';
import { swapsOf } from './find-swaps.js';
import { rowsAtOnce, trialBoard } from './legal-pairs.js';

/**
 * The legal swap that is worth most, cascades included.
 *
 * About 100 swaps a board: look-ahead n costs about 100ⁿ resolutions, less as boards empty.
 *
 * Of a swap game (what has `pieces`, and takes no options) it is the move that gains most for the open goals, then in pieces
 * cleared and special pieces made, if nothing comes in.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32; or a swap game
 * @param options - rules, weights, and how far to look ahead
 * @returns the best swap (the first of equal ones), or undefined if there is none
 * @throws {@link InvalidInputError} as {@link findMatches}, and `bad-number`, `bad-options`
 *
 * @example
 * ```ts
 * import { bestSwap, parseOrbs } from '@kit/orb-search';
 *
 * const best = bestSwap(parseOrbs('0102\n1021'));
 * [best?.a, best?.b, best?.combos]; // => [1, 5, 1]
 * bestSwap({ rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] })?.total; // => 3
 * ```
 */
export function bestSwap(board: SwapGame, options?: Readonly<Record<string, never>>): BestGameSwap | undefined;
export function bestSwap(board: GridLike, options?: BestSwapOptions): BestSwap | undefined;
export function bestSwap(
  board: GridLike | SwapGame,
  options: BestSwapOptions = {},
): BestSwap | BestGameSwap | undefined {
  return runSync(bestSwapSearch(board as GridLike, options));
}

/**
 * {@link bestSwap} as a search that can be shared with the event loop and stopped: looking ahead takes long.
 *
 * @param board - as for {@link bestSwap}
 * @param options - as for {@link bestSwap}
 * @returns a generator of progress (`nodes` are swaps played out, of `total` where nothing is looked ahead) that returns
 * the best swap, or the best of those that were looked at when it is stopped
 * @throws {@link InvalidInputError} as {@link bestSwap}, at the call
 *
 * @example
 * ```ts
 * import { bestSwapSearch, parseOrbs, runAsync } from '@kit/orb-search';
 *
 * const best = await runAsync(bestSwapSearch(parseOrbs('0102\n1021'), { lookAhead: 2 }));
 * best?.total; // => 2
 * ```
 */
export function bestSwapSearch(
  board: SwapGame,
  options?: Readonly<Record<string, never>>,
): Search<BestGameSwap | undefined>;
export function bestSwapSearch(board: GridLike, options?: BestSwapOptions): Search<BestSwap | undefined>;
export function bestSwapSearch(
  board: GridLike | SwapGame,
  options: BestSwapOptions = {},
): Search<BestSwap | undefined> | Search<BestGameSwap | undefined> {
  return isGame(board) ? searchGame(board, options) : searchBoard(board, options);
}

/** Of a swap game, which has no options. */
const searchGame = /* @__PURE__ */ defineSearch({
  read(game: SwapGame, options: object) {
    checkOptions(options, [] as never[]);
    const best: { swap?: BestGameSwap | undefined; nodes: number } = { nodes: 0 };
    return { checked: checkGame(game), best };
  },
  work: ({ checked, best }, pace) => bestGameSwap(checked, best, pace),
  report: ({ best }) => ({ nodes: best.nodes, best: best.swap }),
  stopped: ({ best }) => best.swap,
});

/** What is known of a board at one depth of the look-ahead. */
type Level = {
  best: BestSwap | undefined;
  /** How many swaps there are; undefined before they are listed. */
  count: number | undefined;
  /** The swap that was played out and whose later ones are looked at, at its own worth. */
  now: BestSwap | undefined;
};

type Job = ReturnType<typeof readBoard>;

function readBoard(board: GridLike, options: BestSwapOptions) {
  const { rows, cols, cells } = checkBoard(board);
  const { rules, weights = {}, lookAhead = 1 } = checkOptions(options, ['rules', 'weights', 'lookAhead']);
  const depth = checkInteger(lookAhead, 'options.lookAhead', 1, 4);
  const table = ruleTable(rules, board);
  const worth = weightTable(weights, 'options.weights');
  // The levels that are looked at, the board of the question first; and the swaps played out.
  const levels: Level[] = [];
  return { rows, cols, cells: new Int16Array(cells), table, worth, depth, levels, nodes: 0 };
}

const searchBoard = /* @__PURE__ */ defineSearch({
  read: readBoard,
  work: (job, pace) => lookAhead(job, job.cells, job.depth, pace),
  report: ({ levels: [first], nodes, depth }) => ({
    nodes,
    total: depth === 1 ? first?.count : undefined,
    best: first?.best,
  }),
  // What was found at each level counts for the swap that led there.
  stopped: ({ levels }) =>
    levels.reduceRight<BestSwap | undefined>((later, level) => {
      take(level, later);
      return level.best;
    }, undefined),
});

/** The best swap of a board with the best ones after it. */
function* lookAhead(job: Job, cells: Int16Array, depth: number, pace: Pace): Slices<BestSwap | undefined> {
  const { rows, cols, table, worth, levels } = job;
  const { clearWave } = ruleBoard(rows, cols, table);
  const level: Level = { best: undefined, count: undefined, now: undefined };
  levels.push(level);
  const swaps: Swap[] = [];
  const board = { rows, cols, cells, table };
  const step = rowsAtOnce(board);
  for (let row = 0; row < rows; row += step) {
    const before = swaps.length;
    swaps.push(...swapsOf(board, trialBoard(board), row, row + step));
    // A trial looks along both lines of both cells, a swap at its whole match.
    if (spend(pace, cellWork * 64 * (cols + swaps.length - before))) yield;
  }
  level.count = swaps.length;
  for (const swap of swaps) {
    const after = cells.slice();
    exchange(after, swap.a, swap.b);
    const waves: Match[][] = [];
    const exploded = explodeBombs(after, rows, cols, table);
    for (;;) {
      if (spend(pace, cellWork * cells.length)) yield;
      const matches = clearWave(after, waves.length === 0 ? exploded : undefined);
      if (!matches) break;
      waves.push(matches);
    }
    job.nodes += 1;
    level.now = { ...swap, combos: countCombos(waves, table), total: damageOf(countedMatches(waves, table), worth) };
    take(level, depth > 1 ? yield* lookAhead(job, after, depth - 1, pace) : undefined);
  }
  levels.pop();
  return level.best;
}

/** Takes the swap that was played out, with the best one after it, if the two are worth more than the best so far. */
function take(level: Level, later: BestSwap | undefined): void {
  const { best, now } = level;
  if (!now) return;
  const total = now.total + (later?.total ?? 0);
  if (!best || total > best.total) level.best = { ...now, total };
  level.now = undefined;
}

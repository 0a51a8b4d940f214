import { checkInteger, checkOptions, defineSearch, runSync, type Search, type Slices, spend } from '@kit/grid';
import { readBoard } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import { newEffort, stepsOf } from '../kernel/effort.js';
import { infer } from '../kernel/infer.js';
import { smallNumber } from '../kernel/scaled.js';
import type { BoardLike, Endgame, EndgameOptions } from '../types.js';
import { searchEndgame } from './endgame-search.js';
import { enumerateLayouts } from './enumerate-layouts.js';

/**
 * The exact chance to win by best play, and the move that has it. Flags count as mines.
 *
 * All remaining layouts are listed and the game is searched over sets of them, each set once. For the last stage of a game;
 * the work grows fast with the number of layouts.
 *
 * @param board - what the player sees
 * @param options - the limit
 * @returns the move and its chance, or why there is none
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board, `bad-options`, `unknown-option`,
 * `bad-number`
 *
 * @example
 * ```ts
 * import { parseMines, solveEndgame } from '@kit/mines-inference';
 *
 * const corner = parseMines('mines 2\n # 2\n # #');
 * solveEndgame(corner); // => { status: 'solved', cell: 0, winChance: 1 / 3, wins: 1, layouts: 3 }
 * ```
 */
export function solveEndgame(board: BoardLike, options: EndgameOptions = {}): Endgame {
  return runSync(solveEndgameSearch(board, options));
}

/**
 * {@link solveEndgame} as a search: stopped early its status is `limit`. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { parseMines, runAsync, solveEndgameSearch } from '@kit/mines-inference';
 *
 * (await runAsync(solveEndgameSearch(parseMines('mines 2\n # 2\n # #')), { timeLimitMs: 2000 })).status; // => 'solved'
 * ```
 */
export function solveEndgameSearch(board: BoardLike, options: EndgameOptions = {}): Search<Endgame> {
  return start(board, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (board: BoardLike, options: EndgameOptions) => {
    checkOptions(options, ['maxNodes']);
    const maxNodes = checkInteger(options.maxNodes ?? 200_000, 'options.maxNodes', 0, 1_000_000_000);
    return { board: readBoard(board), maxNodes };
  },
  *work({ board: { cells, table, mines }, maxNodes }, pace): Slices<Endgame> {
    const maxLayouts = Math.min(65_535, Math.floor(maxNodes / 10));
    const constraints = collectConstraints(cells, table, mines, true);
    const { status, weight } = yield* infer(constraints, newEffort(200_000, pace));
    if (status === 'inconsistent') return { status };
    const count = (weight && smallNumber(weight)) ?? Number.POSITIVE_INFINITY;
    const isFew = count <= maxLayouts + 0.5;
    const layouts = isFew ? yield* enumerateLayouts(cells, table, constraints, maxLayouts, pace) : undefined;
    if (layouts === undefined) return { status: 'limit' };
    const finished = layouts.count === 1 && layouts.shown.every((value) => value < 0);
    if (spend(pace, layouts.hidden.length)) yield;
    if (finished) return { status: 'solved', cell: null, winChance: 1, wins: 1, layouts: 1 };
    const best = yield* searchEndgame(layouts, maxNodes, pace);
    if (best === undefined) return { status: 'limit' };
    const { cell, wins } = best;
    return { status: 'solved', cell, winChance: wins / layouts.count, wins, layouts: layouts.count };
  },
  report: stepsOf,
  stopped: (): Endgame => ({ status: 'limit' }),
});

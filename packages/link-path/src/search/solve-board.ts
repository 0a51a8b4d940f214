import { checkInteger, defineSearch, type Pace, runSync, type Search, type Slices } from '@kit/grid';
import { checkTurnsFit } from '../board/check-board.js';
import { checkSearchedBoard } from '../board/check-searched-board.js';
import { movePairs } from '../board/move-pairs.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { NodeLimit } from '../kernel/node-limit.js';
import { gravityRule, type MoveModes } from '../rules/gravity-rule.js';
import { type LinkRules, linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { BoardLike, Solution, SolveOptions } from '../types.js';
import { checkPlan, readPlan } from '../verify/check-plan.js';
import { solveTiles } from './solve-tiles.js';

/**
 * The positions looked at by default. Without gravity five of 10,000 deals of 18×8 take more than 20,000 (three of them less
 * than 40,000, one 46,827, one 67,859); twice as many are two seconds.
 */
export function defaultNodes(modes: MoveModes): number {
  return modes.length === 0 ? 40_000 : 24_000;
}

/**
 * Can the board be cleared? With the moves that clear it, or a proof that there are none.
 *
 * Without gravity: tiles of a kind are paired by search, with everything played that needs no choice, and a bound that cuts
 * hopeless pairings; two tiles a kind need no search. An odd number of a kind within walls of stones is lost at once. With
 * gravity: whole boards, in beams that widen until one cuts nothing off. The game is NP-complete, so there is a limit, and
 * `limit` never means no.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches, gravity, limit, a plan to follow
 * @returns the moves, `unsolvable`, or `limit`
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`,
 * `bad-number`, `bad-flag`, `bad-groups`, `bad-choice`, `bad-list`, `bad-plan` (a plan that doesn't clear the board)
 * @see {@link https://arxiv.org/abs/2010.09014 | M. de Bondt, Solving Shisen-Sho boards}
 *
 * @example
 * ```ts
 * import { parseGrid, solveBoard } from '@kit/link-path';
 *
 * solveBoard(parseGrid('1 1\n2 2')); // => { status: 'solved', moves: [{ a: 2, b: 3 }, { a: 0, b: 1 }] }
 * solveBoard(parseGrid('1 2\n2 1')); // => { status: 'unsolvable' }
 * solveBoard(parseGrid('1 2 2 2')); // => { status: 'unsolvable', oddKinds: [1, 2] }
 * // A deal carries its plan: played, and believed only then.
 * solveBoard(parseGrid('1 1'), { plan: [{ a: 0, b: 1 }] }); // => { status: 'solved', moves: [{ a: 0, b: 1 }] }
 * ```
 */
export function solveBoard(board: BoardLike, options?: SolveOptions): Solution {
  return runSync(solveBoardSearch(board, options));
}

/**
 * {@link solveBoard} as a search that shares the event loop or stops at a time limit, with `runAsync` of @kit/grid.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches, gravity, limit, a plan to follow
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link solveBoard}
 *
 * @example
 * ```ts
 * import { parseGrid, runAsync, solveBoardSearch } from '@kit/link-path';
 *
 * const solution = await runAsync(solveBoardSearch(parseGrid('1 1\n2 2')), { timeLimitMs: 500 });
 * solution.status; // => 'solved'
 * ```
 */
export function solveBoardSearch(board: BoardLike, options?: SolveOptions): Search<Solution> {
  return search(board, options);
}

const search = /* @__PURE__ */ defineSearch({
  read(board: BoardLike, options: SolveOptions = {}) {
    const start = checkSearchedBoard(board);
    const rules = linkRules(options, [...linkOptionNames, 'gravity', 'maxNodes', 'plan']);
    checkTurnsFit(start, rules.maxTurns, 'board');
    const modes = gravityRule(options.gravity);
    const maxNodes = checkInteger(options.maxNodes ?? defaultNodes(modes), 'options.maxNodes', 1);
    const plan = options.plan === undefined ? undefined : readPlan(options.plan, start);
    return { board: start, rules, modes, maxNodes, plan, nodes: (): number => 0 };
  },
  *work(job, pace): Slices<Solution> {
    const { board, rules, modes, maxNodes, plan } = job;
    const limit = new NodeLimit(maxNodes, pace);
    job.nodes = () => limit.nodes;
    if (plan === undefined) return yield* solve(board, rules, modes, limit, pace);
    // The plan is the answer, once it has been played.
    return { status: 'solved', moves: yield* checkPlan(board, plan, rules, modes, pace) };
  },
  report: ({ nodes }) => ({ nodes: nodes() }),
  stopped: (): Solution => ({ status: 'limit' }),
});

function* solve(board: BoardLike, rules: LinkRules, modes: MoveModes, limit: NodeLimit, pace: Pace): Slices<Solution> {
  const tiles = yield* numberTiles(board, rules);
  if (tiles.oddKinds.length > 0) return { status: 'unsolvable', oddKinds: tiles.oddKinds };
  const { verdict, moves } = yield* solveTiles(tiles, board, rules, modes, limit, pace);
  return verdict === 'solved' ? { status: 'solved', moves: movePairs(moves) } : { status: verdict };
}

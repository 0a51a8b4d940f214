import { checkInteger, type GravityMode, type GridLike, runSync, type Search, type Shape } from '@kit/grid';
import { movePairs } from '../play/move-pairs.js';
import type { Pair } from '../play/remove-pair.js';
import { checkPlayedBoard } from '../rules/check-board.js';
import { type Gravity, gravityRule } from '../rules/gravity-rule.js';
import { type LinkOptions, type LinkRules, linkOptionNames, linkRules } from '../rules/link-rules.js';
import { Meter, runKernel } from './meter.js';
import { NodeLimit } from './node-limit.js';
import { type NumberedTiles, numberTiles } from './numbered-tiles.js';
import { solveTiles } from './solve-tiles.js';

/** Options of {@link solveBoard}. */
export type SolveOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /**
   * The most positions to look at, default 20,000: about a second at worst. A position that takes long counts for
   * several (by counted work, so the answer doesn't depend on the machine), so the limit holds for boards of every size.
   */
  readonly maxNodes?: number | undefined;
};

/** The answer of {@link solveBoard}. */
export type Solution =
  | {
      /** The board can be cleared. */
      readonly status: 'solved';
      /** The pairs in order, each by its cells on the board as it then stands. */
      readonly moves: readonly Pair[];
    }
  | {
      /** Proved that the board can't be cleared. */
      readonly status: 'unsolvable';
      /** The kinds that can't go out because their number is odd, where that is the reason. */
      readonly oddKinds?: readonly number[] | undefined;
    }
  | {
      /** Not decided within the limit. */
      readonly status: 'limit';
    };

/**
 * Can the board be cleared? With the moves that clear it, or a proof that there are none.
 *
 * Without gravity: tiles of a kind are paired by search, with everything played that needs no choice, and a bound that
 * cuts hopeless pairings; two tiles a kind need no search. With gravity: whole boards, in beams that widen until one cuts
 * nothing off. The game is NP-complete, so there is a limit, and `limit` never means no.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - turns, margin, what matches, gravity, limit
 * @returns the moves, `unsolvable`, or `limit`
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`, `bad-number`,
 * `bad-flag`, `bad-groups`, `bad-choice`
 * @see {@link https://arxiv.org/abs/2010.09014 | M. de Bondt, Solving Shisen-Sho boards}
 *
 * @example
 * ```ts
 * import { parseGrid, solveBoard } from '@kit/link-path';
 *
 * solveBoard(parseGrid('1 1\n2 2')); // => { status: 'solved', moves: [{ a: 0, b: 1 }, { a: 2, b: 3 }] }
 * solveBoard(parseGrid('1 2\n2 1')); // => { status: 'unsolvable' }
 * solveBoard(parseGrid('1 2 2 2')); // => { status: 'unsolvable', oddKinds: [1, 2] }
 * ```
 */
export function solveBoard(board: GridLike, options?: SolveOptions): Solution {
  return runSync(solveBoardSearch(board, options));
}

/**
 * {@link solveBoard} as a search that shares the event loop or stops at a time limit, with `runAsync` of @kit/grid.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - turns, margin, what matches, gravity, limit
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
export function solveBoardSearch(board: GridLike, options: SolveOptions = {}): Search<Solution> {
  const { rows, cols, cells } = checkPlayedBoard(board);
  const rules = linkRules(options, [...linkOptionNames, 'gravity', 'maxNodes']);
  const modes = gravityRule(options.gravity);
  const maxNodes = checkInteger(options.maxNodes ?? 20_000, 'options.maxNodes', 1);
  return search({ rows, cols }, numberTiles(cells, rules), rules, modes, maxNodes);
}

function* search(
  shape: Shape,
  tiles: NumberedTiles,
  rules: LinkRules,
  modes: readonly GravityMode[],
  maxNodes: number,
): Search<Solution> {
  if (tiles.oddKinds.length > 0) return { status: 'unsolvable', oddKinds: tiles.oddKinds };
  const meter = new Meter();
  const limit = new NodeLimit(maxNodes, meter);
  const run = yield* runKernel(solveTiles(tiles, shape, rules, modes, limit, meter), () => ({ nodes: limit.nodes }));
  if (run === undefined) return { status: 'limit' };
  const { verdict, moves } = run.answer;
  return verdict === 'solved' ? { status: 'solved', moves: movePairs(moves) } : { status: verdict };
}

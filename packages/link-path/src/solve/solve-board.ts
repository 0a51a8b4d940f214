import { checkInteger, checkObject, type GridLike, type Progress, runSync, type Search } from '@kit/grid';
import { kindLists } from '../pairs/kind-lists.js';
import type { Pair } from '../play/remove-pair.js';
import { checkBoard, empty, stone } from '../rules/check-board.js';
import { type Gravity, gravityRule } from '../rules/gravity-rule.js';
import { type LinkOptions, linkRules } from '../rules/link-rules.js';
import { searchFalling } from './falling-search.js';
import { createLines } from './lines.js';
import { PairingGame } from './pairing-game.js';
import { searchPairings, type Verdict } from './pairing-search.js';

/** Options of {@link solveBoard}. */
export type SolveOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /**
   * The most positions to look at. Default 20,000, about a second at worst on a board of 18×8; beyond 144 tiles, where
   * each position takes longer, fewer by the square of the number of tiles, but at least 50.
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
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `bad-number`,
 * `bad-flag`, `bad-groups`, `bad-choice`
 * @see {@link https://arxiv.org/abs/2010.09014 | M. de Bondt, Solving Shisen-Sho boards}
 *
 * @example
 * ```ts
 * import { parseGrid } from '@kit/grid';
 * import { solveBoard } from '@kit/link-path';
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
 * import { parseGrid, runAsync } from '@kit/grid';
 * import { solveBoardSearch } from '@kit/link-path';
 *
 * const solution = await runAsync(solveBoardSearch(parseGrid('1 1\n2 2')), { timeLimitMs: 500 });
 * solution.status; // => 'solved'
 * ```
 */
export function solveBoardSearch(board: GridLike, options: SolveOptions = {}): Search<Solution> {
  const { rows, cols, cells } = checkBoard(board);
  const rules = linkRules(checkObject(options, 'options'));
  const modes = gravityRule(options.gravity);
  const maxNodes = checkInteger(options.maxNodes ?? defaultNodes(cells), 'options.maxNodes', 1);
  const lists = kindLists(cells, rules);
  const oddKinds = [...lists].filter(([, list]) => list.length % 2 === 1).map(([kind]) => kind);
  const groups = [...lists.values()];
  const lines = createLines(rows, cols, rules);

  function* search(): Search<Solution> {
    if (oddKinds.length > 0) return { status: 'unsolvable', oddKinds };
    let moves: readonly number[];
    let verdict: Verdict;
    if (modes.length > 0) {
      const start = Int32Array.from(cells, (value) => (value === stone ? stone : empty));
      for (const [index, list] of groups.entries()) for (const cell of list) start[cell] = index + 1;
      ({ verdict, moves } = yield* withProgress(searchFalling(start, rows, cols, lines, modes, maxNodes)));
    } else {
      const cellOf = groups.flat();
      let first = 0;
      const numbered = groups.map((list) => list.map(() => first++));
      lines.reset(cells);
      const game = new PairingGame(cellOf, numbered, lines);
      verdict = yield* withProgress(searchPairings(game, maxNodes));
      moves = game.removed.map((tile) => cellOf[tile]);
    }
    if (verdict !== 'solved') return { status: verdict };
    const pairs: Pair[] = [];
    for (let i = 0; i < moves.length; i += 2) {
      pairs.push({ a: Math.min(moves[i], moves[i + 1]), b: Math.max(moves[i], moves[i + 1]) });
    }
    return { status: 'solved', moves: pairs };
  }

  return search();
}

/** The default limit, which keeps the time of large boards within bounds. */
function defaultNodes(cells: ArrayLike<number>): number {
  let tiles = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] > 0) tiles += 1;
  const ratio = 144 / Math.max(144, tiles);
  return Math.max(50, Math.floor(20_000 * ratio * ratio));
}

/** Tells the node counts of a kernel as progress. */
function* withProgress<R>(
  kernel: Generator<number, R, 'stop' | undefined>,
): Generator<Progress<Solution>, R, 'stop' | undefined> {
  let step = kernel.next();
  while (!step.done) step = kernel.next(yield { nodes: step.value });
  return step.value;
}

import {
  checkInteger,
  checkObject,
  checkSeed,
  checkShape,
  createRandom,
  type Found,
  type Grid,
  type Random,
} from '@kit/grid';
import { applyMoves } from '../board/apply-moves.js';
import { goalBoard } from '../board/goal-board.js';
import { solve } from '../solve/solve.js';
import { listDepth } from './list-depth.js';
import { scramble } from './scramble.js';
import { shuffle } from './shuffle.js';

/** Options of {@link boardAtDepth}. */
export type BoardAtDepthOptions = {
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board. */
  readonly cols: number;
  /** Seed of the deal, default 0. */
  readonly seed?: number | undefined;
  /** The length of the shortest solution, in single slides. */
  readonly depth: number;
  /** Most nodes to look at in all, default 100 million. */
  readonly maxNodes?: number | undefined;
};

/** Boards whose states are simply listed: 10!/2 = 1,814,400 at most. */
const mostListedCells = 9;

/**
 * A board whose shortest solution (to 1, 2, …, blank) has exactly the asked length: difficulty by the number of moves.
 *
 * Up to nine cells all boards of the depth are listed and one is drawn, each equally likely. Larger boards: a random
 * board is solved by a shortest way, and where this is longer, the board that lies the asked number of moves before its
 * end is taken, which by the principle of optimality has exactly that depth. On 4×4 depths up to 45 were had in
 * less than a second; great ones end with `limit`.
 *
 * @param options - size, depth, seed and limit
 * @returns the board, `limit`, or `impossible` where no board is so deep
 * @throws {@link InvalidInputError} `bad-options`, `bad-size`, `bad-seed`, `bad-number`
 *
 * @example
 * ```ts
 * import { boardAtDepth, solve } from '@kit/npuzzle';
 *
 * const deal = boardAtDepth({ rows: 3, cols: 3, depth: 17, seed: 2 });
 * deal.status === 'found' && solve(deal.board, { quality: 'optimal' }).moves.length; // => 17
 * boardAtDepth({ rows: 3, cols: 3, depth: 32 }).status; // => 'impossible'
 * ```
 */
export function boardAtDepth(options: BoardAtDepthOptions): Found<{
  /** The board that was found. */
  readonly board: Grid;
}> {
  const { rows, cols } = checkShape(checkObject(options, 'options'), 'options', { minCells: 2 });
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const depth = checkInteger(options.depth, 'options.depth', 0);
  const maxNodes = checkInteger(options.maxNodes ?? 100_000_000, 'options.maxNodes', 0);
  if (rows === 1 || cols === 1) return inOneLine(rows, cols, depth);
  if (rows * cols > mostListedCells) return bySearch(rows, cols, depth, random, maxNodes);
  const boards = listDepth(rows, cols, depth);
  return boards.length === 0
    ? { status: 'impossible' }
    : { status: 'found', board: { rows, cols, cells: random.pick(boards) } };
}

function inOneLine(rows: number, cols: number, depth: number): Found<{ board: Grid }> {
  const last = rows * cols - 1;
  if (depth > last) return { status: 'impossible' };
  const cells = [...goalBoard({ rows, cols }).cells];
  cells.splice(last - depth, 0, ...cells.splice(last, 1));
  return { status: 'found', board: { rows, cols, cells } };
}

function bySearch(rows: number, cols: number, depth: number, random: Random, maxNodes: number): Found<{ board: Grid }> {
  // No 4×4 board needs more than 80 moves (Brüngger, Marzetta, Fukuda and Nievergelt 1999).
  if (rows === 4 && cols === 4 && depth > 80) return { status: 'impossible' };
  if (depth > 900) return { status: 'limit' };
  const seed = () => random.int(2 ** 53 - 1);
  let left = maxNodes;
  for (let attempt = 0; left > 0; attempt++) {
    // Short depths from short walks, which are soon solved; longer walks if these turn out too short.
    const moves = depth + 2 * Math.floor((attempt * (depth + 4)) / 8);
    const start =
      moves > 3 * rows * cols * Math.min(rows, cols)
        ? shuffle({ rows, cols, seed: seed() })
        : scramble({ rows, cols, seed: seed(), moves });
    const most = Math.min(left, Math.max(1000, Math.ceil(maxNodes / 4)));
    const { status, moves: way } = solve(start, { quality: 'optimal', maxNodes: most });
    if (status === 'optimal' && way.length >= depth) {
      return { status: 'found', board: applyMoves(start, way.slice(0, way.length - depth)) };
    }
    left -= status === 'optimal' ? Math.ceil(maxNodes / 64) : most;
  }
  return { status: 'limit' };
}

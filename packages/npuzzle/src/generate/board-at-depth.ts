import {
  checkInteger,
  checkOptions,
  checkSeed,
  checkShape,
  createRandom,
  mapSearch,
  type OptionName,
  type Random,
  runSync,
  type Search,
  shareSlices,
} from '@kit/grid';
import { shapeLimits } from '../board/check-board.js';
import { goalBoard } from '../board/goal-board.js';
import { labelBoard } from '../board/label-board.js';
import { estimateBoard } from '../heuristics/estimate-board.js';
import { applyMoves } from '../play/apply-moves.js';
import { maxSolvedCells } from '../search/check-solve.js';
import { hopeless, searchSolution } from '../search/solve-search.js';
import type { BoardAtDepthOptions, DealtBoard } from '../types.js';
import { listDepth } from './list-depth.js';
import { scramble } from './scramble.js';
import { shuffle } from './shuffle.js';

const optionNames: readonly OptionName<BoardAtDepthOptions>[] = ['rows', 'cols', 'seed', 'depth', 'maxNodes'];

/** Boards whose states are simply listed: 10!/2 = 1,814,400 at most. */
const maxListedCells = 9;

/**
 * A board whose shortest solution (to 1, 2, …, blank) has exactly the asked length: difficulty by the number of moves.
 *
 * Up to nine cells all boards of the depth are listed and one is drawn, each equally likely. Larger boards: a random
 * board is solved by a shortest path, and where this is longer, the board that lies the asked number of moves before its
 * end is taken, which by the principle of optimality has exactly that depth. On 4×4 depths up to 45 were had in
 * less than a second; great ones end with `limit`.
 *
 * @param options - size, depth, seed and limit
 * @returns the board, `limit`, or `impossible` where no board is so deep
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-seed`, `bad-number`
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
export function boardAtDepth(options: BoardAtDepthOptions): DealtBoard {
  return runSync(boardAtDepthSearch(options));
}

/**
 * {@link boardAtDepth} as a search, to share the event loop by `runAsync`; the arguments are checked by the call itself.
 *
 * @param options - as for {@link boardAtDepth}
 * @returns a generator that reports the nodes and returns what {@link boardAtDepth} does; `limit` if it was stopped
 * @throws {@link InvalidInputError} as {@link boardAtDepth}
 *
 * @example
 * ```ts
 * import { boardAtDepthSearch, runAsync } from '@kit/npuzzle';
 *
 * const deal = await runAsync(boardAtDepthSearch({ rows: 4, cols: 4, depth: 12, seed: 1 }));
 * deal.status; // => 'found'
 * ```
 */
export function boardAtDepthSearch(options: BoardAtDepthOptions): Search<DealtBoard> {
  const { rows, cols } = checkShape(checkOptions(options, optionNames), 'options', shapeLimits(maxSolvedCells));
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const depth = checkInteger(options.depth, 'options.depth', 0);
  const maxNodes = checkInteger(options.maxNodes ?? 100_000_000, 'options.maxNodes', 0);
  if (rows === 1 || cols === 1) return inOneLine(rows, cols, depth);
  return rows * cols > maxListedCells
    ? bySearch(rows, cols, depth, random, maxNodes)
    : byListing(rows, cols, depth, random, maxNodes);
}

// biome-ignore lint/correctness/useYield: there is one board, and nothing to search for
function* inOneLine(rows: number, cols: number, depth: number): Search<DealtBoard> {
  const last = rows * cols - 1;
  if (depth > last) return { status: 'impossible' };
  const cells = [...goalBoard({ rows, cols }).cells];
  cells.splice(last - depth, 0, ...cells.splice(last, 1));
  return { status: 'found', board: { rows, cols, cells } };
}

function* byListing(rows: number, cols: number, depth: number, random: Random, maxNodes: number): Search<DealtBoard> {
  const boards = yield* mapSearch(listDepth(rows, cols, depth, maxNodes), (nodes) => ({ nodes }));
  if (!boards) return { status: 'limit' };
  if (boards.length === 0) return { status: 'impossible' };
  return { status: 'found', board: { rows, cols, cells: random.pick(boards) } };
}

function* bySearch(rows: number, cols: number, depth: number, random: Random, maxNodes: number): Search<DealtBoard> {
  // No 4×4 board needs more than 80 moves (Brüngger, Marzetta, Fukuda and Nievergelt 1999).
  if (rows === 4 && cols === 4 && depth > 80) return { status: 'impossible' };
  if (depth > hopeless) return { status: 'limit' };
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
    const before = maxNodes - left;
    if ((yield { nodes: before }) === 'stop') return { status: 'limit' };
    const board = labelBoard(start);
    let isOptimal = false;
    const estimate = yield* shareSlices(estimateBoard(board), () => ({ nodes: before }));
    if (estimate === undefined) return { status: 'limit' };
    if (estimate <= hopeless) {
      const task = {
        board,
        metric: 'single',
        tables: undefined,
        shortTables: undefined,
        quality: 'optimal',
        weight: 1,
        maxNodes: most,
      } as const;
      const search = searchSolution(task);
      let step = search.next();
      for (; !step.done; step = search.next()) {
        if ((yield { nodes: before + step.value.nodes }) === 'stop') return { status: 'limit' };
      }
      const { status, moves: path } = step.value;
      isOptimal = status === 'optimal';
      if (isOptimal && path.length >= depth) {
        // Found is found, whatever is answered to this.
        yield { nodes: before };
        return { status: 'found', board: applyMoves(start, path.slice(0, path.length - depth)) };
      }
    }
    left -= isOptimal ? Math.max(Math.ceil(maxNodes / 64), rows * cols) : most;
  }
  return { status: 'limit' };
}

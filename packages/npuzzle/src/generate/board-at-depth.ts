import {
  checkInteger,
  checkOptions,
  checkSeed,
  checkShape,
  createRandom,
  defineSearch,
  type Grid,
  type OptionName,
  type Pace,
  type Random,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { checkGoal, shapeLimits } from '../board/check-board.js';
import { goalBoard } from '../board/goal-board.js';
import { type Labelled, labelBoard } from '../board/label-board.js';
import type { Tally } from '../kernel/tally.js';
import { applyMoves } from '../play/apply-moves.js';
import { maxSolvedCells, type Task } from '../search/check-solve.js';
import { hopeless, type Solving, solveTask, startSolving } from '../search/solve-search.js';
import type { BoardAtDepthOptions, DealtBoard } from '../types.js';
import { listDepth } from './list-depth.js';
import { scramble } from './scramble.js';
import { shuffle } from './shuffle.js';

const optionNames: readonly OptionName<BoardAtDepthOptions>[] = ['rows', 'cols', 'seed', 'depth', 'goal', 'maxNodes'];

/** Boards whose states are simply listed: 10!/2 = 1,814,400 at most. */
const maxListedCells = 9;

/**
 * A board whose shortest solution (to 1, 2, …, blank, or to a goal of yours) has exactly the asked length: difficulty by the number of moves.
 *
 * Up to nine cells all boards of the depth are listed and one is drawn, each equally likely. Larger boards: a random
 * board is solved by a shortest path, and where this is longer, the board that lies the asked number of moves before its
 * end is taken, which by the principle of optimality has exactly that depth. On 4×4 depths up to 45 were had in
 * less than a second; great ones end with `limit`.
 *
 * @param options - size, depth, goal, seed and limit
 * @returns the board, `limit`, or `impossible` where no board is so deep
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-seed`, `bad-number`, and
 * those of {@link shuffle} for the goal
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
  return search(options);
}

const search = /* @__PURE__ */ defineSearch({
  read: (options: BoardAtDepthOptions): DepthJob => {
    const { rows, cols } = checkShape(checkOptions(options, optionNames), 'options', shapeLimits(maxSolvedCells));
    const usual = goalBoard({ rows, cols });
    return {
      goal: { rows, cols, cells: Array.from((checkGoal(options.goal, usual, 'options.goal') ?? usual).cells) },
      random: createRandom(checkSeed(options.seed ?? 0, 'options.seed')),
      depth: checkInteger(options.depth, 'options.depth', 0),
      maxNodes: checkInteger(options.maxNodes ?? 100_000_000, 'options.maxNodes', 0),
      nodes: 0,
      solving: undefined,
    };
  },
  work: findBoard,
  report: ({ nodes, solving }) => ({ nodes: nodes + (solving?.nodes ?? 0) }),
  stopped: (): DealtBoard => ({ status: 'limit' }),
});

/** What is asked, and how many nodes it has taken but for the search that goes on. */
type DepthJob = Tally & {
  readonly goal: Grid;
  readonly random: Random;
  readonly depth: number;
  readonly maxNodes: number;
  solving: Solving | undefined;
};

function* findBoard(job: DepthJob, pace: Pace): Slices<DealtBoard> {
  const { goal, depth, random, maxNodes } = job;
  const { rows, cols } = goal;
  if (rows === 1 || cols === 1) return inOneLine(goal, depth, random);
  if (rows * cols > maxListedCells) return yield* bySearch(job, pace);
  const boards = yield* listDepth(goal, depth, maxNodes, job, pace);
  if (!boards) return { status: 'limit' };
  if (boards.length === 0) return { status: 'impossible' };
  return { status: 'found', board: { rows, cols, cells: random.pick(boards) } };
}

function inOneLine({ rows, cols, cells }: Grid, depth: number, random: Random): DealtBoard {
  const home = cells.indexOf(0);
  const places = [...new Set([home - depth, home + depth])].filter((place) => place >= 0 && place < cells.length);
  if (places.length === 0) return { status: 'impossible' };
  const moved = cells.filter((tile) => tile !== 0);
  moved.splice(places.length > 1 ? random.pick(places) : places[0], 0, 0);
  return { status: 'found', board: { rows, cols, cells: moved } };
}

function* bySearch(job: DepthJob, pace: Pace): Slices<DealtBoard> {
  const { goal, depth, random, maxNodes } = job;
  const { rows, cols } = goal;
  // No 4×4 board needs more than 80 moves to a goal with its blank in a corner (Brüngger, Marzetta, Fukuda and Nievergelt 1999).
  const isCorner = [0, 3, 12, 15].includes(goal.cells.indexOf(0));
  if (rows === 4 && cols === 4 && isCorner && depth > 80) return { status: 'impossible' };
  if (depth > hopeless) return { status: 'limit' };
  const seed = () => random.int(2 ** 53 - 1);
  for (let attempt = 0; job.nodes < maxNodes; attempt++) {
    // Short depths from short walks, which are soon solved; longer walks if these turn out too short.
    const moves = depth + 2 * Math.floor((attempt * (depth + 4)) / 8);
    const start =
      moves > 3 * rows * cols * Math.min(rows, cols)
        ? shuffle({ rows, cols, goal, seed: seed() })
        : scramble({ rows, cols, goal, seed: seed(), moves });
    const most = Math.min(maxNodes - job.nodes, Math.max(1000, Math.ceil(maxNodes / 4)));
    if (spend(pace, rows * cols * dealWork)) yield;
    const board = labelBoard(start, goal);
    job.solving = startSolving({ ...taskOf(board), maxNodes: most });
    const { status, moves: path } = yield* solveTask(job.solving, pace);
    job.solving = undefined;
    const isOptimal = status === 'optimal';
    if (isOptimal && path.length >= depth) {
      return { status: 'found', board: applyMoves(start, path.slice(0, path.length - depth)) };
    }
    job.nodes += isOptimal ? Math.max(Math.ceil(maxNodes / 64), rows * cols) : most;
  }
  return { status: 'limit' };
}

/** What a cell of a board takes that is dealt and looked at, in units of the pace. */
const dealWork = 50;

function taskOf(board: Labelled): Omit<Task, 'maxNodes'> {
  return { board, metric: 'single', quality: 'optimal', weight: 1, tables: undefined, shortTables: undefined };
}

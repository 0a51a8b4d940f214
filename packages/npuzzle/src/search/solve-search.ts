import {
  type Cell,
  createPace,
  defineSearch,
  type GridLike,
  type Pace,
  runSlices,
  type Search,
  type Slices,
} from '@kit/grid';
import { isReachable } from '../board/is-reachable.js';
import type { Deepening } from '../deepening/deepening.js';
import { estimateBoard, estimateSlides } from '../heuristics/estimate-board.js';
import { joinSlides } from '../lines/join-slides.js';
import { solveByLines } from '../lines/solve-by-lines.js';
import { boundByPieces } from '../pieces/piece-model.js';
import type { Solution, SolveOptions, SolveProgress } from '../types.js';
import { checkTask, maxProvenCells, maxSmallCells, type Task } from './check-solve.js';
import { improveSolution } from './improve-solution.js';
import type { Improving } from './improving.js';
import { searchShortSolution } from './short-solution.js';
import { startProof } from './stages.js';
import { prepareDeepening } from './start-deepening.js';

/**
 * Cells in a level of the beam: for `bounded` (34,000 boards of 5×5), for small boards, where a proof is near, and for `fast`.
 *
 * Weighed by nodes on 24 boards of 5×5 dealt from seeds (bench/choose-widths.ts, seeds from 9000). Twice as many cells shorten
 * solutions by 1.5 %, then by 0.5 %, so `bounded` has the widest beam with which either direction stays within the usual
 * limit of 20 million nodes (19.5 at most), and `fast` a sixty-fifth of its nodes for 14 % longer solutions.
 */
const carefulBeam = 850_000;
const smallBeam = 20_000;
const quickBeam = 10_000;

/** Boards that need so few single slides, as far as is known at once, are proven in every quality: that takes milliseconds. */
const nearBound = 30;

/** Nodes that `short` spends on boards of 16 cells and less before it proves how short a solution can be. */
const smallShortNodes = 100_000;

/**
 * Nodes that `bounded` spends where tables of short solutions lead it: on 4×4 so many that solutions are as near the shortest as
 * by its own beam, on larger boards a fraction of its time (scripts/bounded-by-tables.ts).
 */
const tabledNodes = (cells: number): number => (cells <= maxSmallCells ? 80_000 : cells <= 36 ? 1_000_000 : 2_000_000);

/**
 * When `optimal` has looked at so many nodes without an end it takes time for a solution that it can show, of so many nodes.
 * Where that is a shortest one the last turn of deepening, the longest, need not be run: the one before proves it.
 */
const patientNodes = 20_000_000;
const inHandNodes = 1_000_000;

/** A lower bound beyond which deepening is hopeless. */
export const hopeless = 900;

/**
 * Solves a board as a search that reports its progress, can be stopped, and shares the event loop by `runAsync`.
 *
 * The arguments are checked by the call itself. On `next('stop')` it returns the best solution so far. Boards of up to 12
 * cells always have one. A large board has none before the end; `optimal` makes one when a proof takes more than twenty
 * million nodes.
 *
 * @param board - the board, 0 is the blank
 * @param options - as for {@link solve}
 * @returns a generator of {@link SolveProgress} that returns the {@link Solution}
 * @throws {@link InvalidInputError} as {@link solve}
 *
 * @example
 * ```ts
 * import { runAsync, shuffle, solveSearch } from '@kit/npuzzle';
 *
 * const search = solveSearch(shuffle({ rows: 3, cols: 3, seed: 5 }), { quality: 'optimal' });
 * (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'optimal'
 * ```
 */
export function solveSearch(board: GridLike, options: SolveOptions = {}): Search<Solution, SolveProgress> {
  return search(board, options);
}

const search = /* @__PURE__ */ defineSearch({
  read: (board: GridLike, options: SolveOptions) => startSolving(checkTask(board, options)),
  work: solveTask,
  report: progressOf,
  stopped: answerOf,
});

/** A task, and what has come of it: what is proven, the best solution, and the nodes so far. */
export type Solving = Improving & {
  readonly task: Task;
  /** Is it proven in every quality? Then it has a solution whenever it is stopped. */
  isProven: boolean;
  bound: number;
  best: Cell[] | undefined;
};

/** A task of which nothing is known. */
export function startSolving(task: Task): Solving {
  const { board, metric } = task;
  const solving: Solving = {
    task,
    isProven: board.labels.length <= maxProvenCells,
    bound: 0,
    best: undefined,
    nodes: 0,
    *take(path, pace) {
      const moves = metric === 'line' ? yield* joinSlides(path, board.blank, board.cols, pace) : path;
      // Fewer single slides may make more slides of lines.
      if (!solving.best || moves.length < solving.best.length) solving.best = moves;
    },
  };
  return solving;
}

/** What a search says of its task. */
export function progressOf(solving: Solving): SolveProgress {
  const { nodes, bound, best } = solving;
  return best ? { nodes, depth: bound, best: answerOf(solving) } : { nodes, depth: bound };
}

/** The answer as it is. */
export function answerOf(solving: Solving): Solution {
  const { task, bound } = solving;
  if (solving.isProven) solving.best ??= solveAtOnce(task);
  return judge(solving.best, bound, 'limit', task.weight);
}

/** Solves a task; with `patience` nodes of deepening `optimal` waits for a solution that it can show. */
export function* solveTask(solving: Solving, pace: Pace, patience: number = patientNodes): Slices<Solution> {
  const { task } = solving;
  const { board, metric, quality, weight, maxNodes, shortTables } = task;
  if (!isReachable(board)) return { status: 'unsolvable', moves: [], lowerBound: 0 };
  solving.bound = metric === 'line' ? estimateSlides(board) : estimateBoard(board);
  // The tables count single slides.
  if (shortTables && metric === 'single') solving.bound = Math.max(solving.bound, boundByPieces(shortTables, board));
  let deepening: Deepening | undefined;
  if (solving.bound <= hopeless) {
    yield* prepareDeepening(task, pace);
    deepening = startProof(task, solving.bound);
    solving.bound = Math.max(solving.bound, deepening.bound());
  }
  if (solving.bound > hopeless) deepening = undefined;

  const isSmallest = solving.isProven;
  const isProven = isSmallest || (quality !== 'optimal' && metric === 'single' && solving.bound <= nearBound);
  solving.isProven = isProven;
  if (!isProven && (quality !== 'optimal' || !deepening)) yield* improve();
  const isProving = quality === 'optimal' && deepening !== undefined;
  const unproven = () => judge(solving.best, solving.bound, solving.best && !isProving ? 'found' : 'limit', weight);
  if ((quality === 'fast' && !isProven) || !deepening) return unproven();
  /** A quarter of the nodes is kept for a solution, if they don't suffice for a proof. */
  const proofNodes = isProven ? maxNodes - Math.floor(maxNodes / 4) : maxNodes;
  let isInHand = isProven || !isProving;
  // Code that hasn't run yet takes some ten times as long.
  let room = deepening.slice / 8;
  while (!solving.best || solving.best.length > weight * solving.bound) {
    const left = proofNodes - solving.nodes;
    if (left <= 0 && isProven) yield* isSmallest ? shorten(maxNodes) : improve();
    if (left <= 0) return unproven();
    if (!isInHand && deepening.nodes() >= patience) {
      isInHand = true;
      yield* shorten(inHandNodes);
      continue;
    }
    const before = deepening.nodes();
    const isFound = deepening.run(Math.min(room, left));
    room = Math.min(2 * room, deepening.slice);
    solving.nodes += deepening.nodes() - before;
    solving.bound = Math.max(solving.bound, deepening.bound());
    if (isFound) {
      solving.best = deepening.path();
      break;
    }
    if (solving.best && !isProving && isLost(deepening)) return unproven();
    yield;
  }
  return answerOf(solving);

  /** A solution as the quality asks for it. */
  function improve(): Slices<void> {
    const isSmall = board.labels.length <= maxSmallCells;
    const beamCells = quality === 'fast' ? quickBeam : isSmall ? smallBeam : carefulBeam;
    const shortNodes = quality === 'short' ? (isSmall ? smallShortNodes : maxNodes) : tabledNodes(board.labels.length);
    const isLed = quality === 'short' || (quality === 'bounded' && shortTables !== undefined);
    return isLed ? shorten(shortNodes) : improveSolution(board, beamCells, solving, maxNodes, pace);
  }

  /** A short solution, within so many nodes and what is left of all. */
  function shorten(nodes: number): Slices<void> {
    const atLeast = metric === 'single' ? solving.bound : 0;
    const until = Math.min(solving.nodes + nodes, maxNodes);
    return searchShortSolution(board, shortTables, solving, { atLeast, until }, pace);
  }
}

/** Some solution of a small board that can be solved. */
function solveAtOnce({ board, metric }: Task): Cell[] {
  const pace = createPace();
  // That of a small board is never too long.
  const moves = runSlices(solveByLines(board, pace)) as number[];
  return metric === 'line' ? runSlices(joinSlides(moves, board.blank, board.cols, pace)) : moves;
}

/** Nodes after which it shows whether a search gets anywhere. */
const trialNodes = 1_000_000;

/**
 * Is a proof out of reach? By then the paths of boards that are solved in the end have come most of the way (60 to 100 % of
 * the bound on boards of 7×7 and 8×8 scrambled by 90 to 100 moves), those of shuffled ones a fifth to a third of it, and
 * twenty times the nodes bring them hardly further.
 */
function isLost(deepening: Deepening): boolean {
  return deepening.nodes() >= trialNodes && 2 * deepening.reached() < deepening.bound();
}

/** Says what is proven about a solution; `otherwise` is the status if it is not enough for more. */
function judge(best: Cell[] | undefined, lowerBound: number, otherwise: 'found' | 'limit', weight: number): Solution {
  const moves = best ?? [];
  if (best && moves.length === lowerBound) return { status: 'optimal', moves, lowerBound };
  if (best && moves.length <= weight * lowerBound) return { status: 'bounded', moves, lowerBound };
  return { status: otherwise, moves, lowerBound };
}

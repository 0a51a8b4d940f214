import { type Cell, type GridLike, runSlices, type Search, shareSlices } from '@kit/grid';
import { isReachable } from '../board/is-reachable.js';
import type { Labelled } from '../board/label-board.js';
import type { Deepening } from '../deepening/deepening.js';
import { estimateBoard, estimateSlides } from '../heuristics/estimate-board.js';
import { joinSlides } from '../lines/join-slides.js';
import { solveByLines } from '../lines/solve-by-lines.js';
import { boundByPieces } from '../pieces/piece-model.js';
import type { Metric, Solution, SolveOptions, SolveProgress } from '../types.js';
import { checkTask, maxProvenCells, maxSmallCells, type Task } from './check-solve.js';
import { improveSolution } from './improve-solution.js';
import type { Improved } from './run-counted.js';
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
const smallBeam = 50_000;
const quickBeam = 10_000;

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
  return searchSolution(checkTask(board, options));
}

/** Boards of so many cells take long before the search begins. */
const manyCells = 10_000;

/** The search for a checked task; with `patience` nodes of deepening `optimal` waits for a solution that it can show. */
export function* searchSolution(task: Task, patience: number = patientNodes): Search<Solution, SolveProgress> {
  const { board, metric, quality, weight, maxNodes, shortTables } = task;
  const isLarge = board.labels.length > manyCells;
  /** What is proven, what there is, and the nodes so far. */
  let bound = 0;
  let best: Cell[] | undefined;
  let spent = 0;
  /** A small board is proven in every quality; a quarter of the nodes is kept for a solution, if they don't suffice. */
  const isProven = board.labels.length <= maxProvenCells;
  const proofNodes = isProven ? maxNodes - Math.floor(maxNodes / 4) : maxNodes;
  /** The answer as it is, whether proven or cut short. */
  const stopped = () => {
    if (isProven) best ??= solveAtOnce(board, metric);
    return judge(best, bound, 'limit', weight);
  };
  const report = (): SolveProgress =>
    best ? { nodes: spent, depth: bound, best: stopped() } : { nodes: spent, depth: bound };

  if (isLarge && (yield report()) === 'stop') return stopped();
  if (!isReachable(board)) return { status: 'unsolvable', moves: [], lowerBound: 0 };
  if (isLarge && (yield report()) === 'stop') return stopped();
  const estimated = yield* shareSlices(metric === 'line' ? estimateSlides(board) : estimateBoard(board), report);
  if (estimated === undefined) return stopped();
  // The tables count single slides.
  bound = shortTables && metric === 'single' ? Math.max(estimated, boundByPieces(shortTables, board)) : estimated;
  if ((yield report()) === 'stop') return stopped();
  let deepening: Deepening | undefined;
  if (bound <= hopeless) {
    if (!(yield* shareSlices(prepareDeepening(task), report))) return stopped();
    deepening = startProof(task, bound);
    bound = Math.max(bound, deepening.bound());
    if (isLarge && (yield report()) === 'stop') return stopped();
  }
  if (bound > hopeless) deepening = undefined;

  const isSmall = board.labels.length <= maxSmallCells;
  if (!isProven && (quality !== 'optimal' || !deepening)) {
    const beamCells = quality === 'fast' ? quickBeam : isSmall ? smallBeam : carefulBeam;
    const shortNodes = quality === 'short' ? (isSmall ? smallShortNodes : maxNodes) : tabledNodes(board.labels.length);
    const isLed = quality === 'short' || (quality === 'bounded' && shortTables !== undefined);
    const improving = isLed ? shorten(shortNodes) : improveSolution(board, { beamCells, maxNodes });
    if (!(yield* takeUp(improving))) return stopped();
  }
  const isProving = quality === 'optimal' && deepening !== undefined;
  const unproven = () => judge(best, bound, best && !isProving ? 'found' : 'limit', weight);
  if ((quality === 'fast' && !isProven) || !deepening) return unproven();
  let isInHand = isProven || !isProving;
  // Code that hasn't run yet takes some ten times as long.
  let room = deepening.slice / 8;
  while (!best || best.length > weight * bound) {
    const left = proofNodes - spent;
    if (left <= 0 && isProven && !(yield* takeUp(shorten(maxNodes)))) return stopped();
    if (left <= 0) return unproven();
    if (!isInHand && deepening.nodes() >= patience) {
      isInHand = true;
      if (!(yield* takeUp(shorten(inHandNodes)))) return stopped();
      continue;
    }
    const before = deepening.nodes();
    const isFound = deepening.run(Math.min(room, left));
    room = Math.min(2 * room, deepening.slice);
    spent += deepening.nodes() - before;
    bound = Math.max(bound, deepening.bound());
    if (isFound) {
      best = deepening.path();
      break;
    }
    if (best && !isProving && isLost(deepening)) return unproven();
    if ((yield report()) === 'stop') return stopped();
  }
  return stopped();

  /** A short solution, within so many nodes and what is left of all. */
  function shorten(nodes: number): Improving {
    const atLeast = metric === 'single' ? bound : 0;
    return searchShortSolution(board, shortTables, { atLeast, maxNodes: Math.min(nodes, maxNodes - spent) });
  }

  /** Takes up each solution as it comes; false if the search was stopped. */
  function* takeUp(improving: Improving): Generator<SolveProgress, boolean, 'stop' | undefined> {
    const before = spent;
    let single: number[] | undefined;
    let command: 'stop' | undefined;
    for (;;) {
      const step = improving.next(command);
      const improved = step.value.best;
      spent = before + step.value.nodes;
      if (improved && improved !== single) {
        single = improved;
        if (metric === 'line') {
          const joining = joinSlides(improved, board.blank, board.cols);
          const joined = command === 'stop' ? runSlices(joining) : yield* shareSlices(joining, report);
          if (!joined) return false;
          // Fewer single slides may make more slides of lines.
          if (!best || joined.length < best.length) best = joined;
        } else {
          best = improved;
        }
      }
      if (command === 'stop') return false;
      if (step.done) return true;
      command = yield report();
    }
  }
}

/** Some solution of a small board that can be solved. */
function solveAtOnce(board: Labelled, metric: Metric): Cell[] {
  const { moves = [] } = runSlices(solveByLines(board));
  return metric === 'line' ? runSlices(joinSlides(moves, board.blank, board.cols)) : moves;
}

/** A search that has a solution early and then shorter ones. */
type Improving = Generator<Improved, Improved, 'stop' | undefined>;

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

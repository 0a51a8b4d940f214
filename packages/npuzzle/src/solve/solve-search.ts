import type { Cell, GridLike } from '@kit/grid';
import { isReachable } from '../board/parity.js';
import { joinSlides } from '../large/join-slides.js';
import type { Solution, SolveOptions, SolveProgress } from '../types.js';
import { checkTask, type Task } from './check-solve.js';
import { improveSolution } from './improve-solution.js';
import { startDeepening } from './start-deepening.js';

/** Nodes between two reports. */
const slice = 20_000;

/** Cells in a level of the beam: for `bounded` (34,000 boards of 5×5), for small boards, where a proof is near, and for `fast`. */
const carefulBeam = 850_000;
const smallBeam = 50_000;
const quickBeam = 10_000;
const mostSmallCells = 16;

/** A lower bound beyond which deepening is hopeless. */
const hopeless = 900;

/**
 * Solves a board as a search that reports its progress, can be stopped, and shares the event loop by `runAsync`.
 *
 * The arguments are checked by the call itself. On `next('stop')` it returns the best solution so far.
 *
 * @param board - the board, 0 is the blank
 * @param options - as for {@link solve}
 * @returns a generator of {@link SolveProgress} that returns the {@link Solution}
 * @throws {@link InvalidInputError} as {@link solve}
 *
 * @example
 * ```ts
 * import { runAsync } from '@kit/grid';
 * import { shuffle, solveSearch } from '@kit/npuzzle';
 *
 * const search = solveSearch(shuffle({ rows: 3, cols: 3, seed: 5 }), { quality: 'optimal' });
 * (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'optimal'
 * ```
 */
export function solveSearch(
  board: GridLike,
  options: SolveOptions = {},
): Generator<SolveProgress, Solution, 'stop' | undefined> {
  return searchSolution(checkTask(board, options));
}

function* searchSolution(task: Task): Generator<SolveProgress, Solution, 'stop' | undefined> {
  const { board, metric, quality, weight, maxNodes } = task;
  if (!isReachable(board)) return { status: 'unsolvable', moves: [], lowerBound: 0 };
  const deepening = startDeepening(task);
  const start = deepening.bound();
  let best: Cell[] | undefined;
  let spent = 0;
  if (quality !== 'optimal' || start > hopeless) {
    const isSmall = board.labels.length <= mostSmallCells;
    const beamCells = quality === 'fast' ? quickBeam : isSmall ? smallBeam : carefulBeam;
    const improving = improveSolution(board, { beamCells, maxNodes });
    const shape = (moves: number[]) => (metric === 'line' ? joinSlides(moves, board.blank, board.cols) : moves);
    for (let step = improving.next(); ; ) {
      if (step.done) {
        spent = step.value.nodes;
        best = shape(step.value.best);
        break;
      }
      const [nodes, way] = step.value;
      const command = yield { nodes, depth: start, best: judge(shape(way), start, 'limit', weight) };
      if (command === 'stop') return judge(shape(way), start, 'limit', weight);
      step = improving.next();
    }
  }
  if (quality === 'fast' || start > hopeless) return judge(best, start, quality === 'fast' ? 'found' : 'limit', weight);
  while (!best || best.length > weight * deepening.bound()) {
    const left = maxNodes - spent - deepening.nodes();
    if (left <= 0) return judge(best, deepening.bound(), 'limit', weight);
    if (deepening.run(Math.min(slice, left))) {
      best = deepening.path();
      break;
    }
    const depth = deepening.bound();
    const nodes = spent + deepening.nodes();
    const progress = best ? { nodes, depth, best: judge(best, depth, 'limit', weight) } : { nodes, depth };
    if ((yield progress) === 'stop') return judge(best, depth, 'limit', weight);
  }
  return judge(best, deepening.bound(), 'bounded', weight);
}

/** Says what is proven about a solution; `otherwise` is the status if it is not enough for more. */
function judge(best: Cell[] | undefined, lowerBound: number, otherwise: Solution['status'], weight: number): Solution {
  const moves = best ?? [];
  if (best && moves.length === lowerBound) return { status: 'optimal', moves, lowerBound };
  if (best && otherwise === 'limit' && moves.length <= weight * lowerBound) {
    return { status: 'bounded', moves, lowerBound };
  }
  return { status: otherwise, moves, lowerBound };
}

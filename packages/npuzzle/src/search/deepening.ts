/**
 * Iterative deepening (IDA*), for every way of estimating: a kernel searches behind one board within a limit, and this
 * file says from which board and how far.
 *
 * IDA* walks the tree of all paths depth first, cuts where the path so far plus the estimate exceeds the bound, and
 * raises the bound when the tree is done. It needs no memory but the path. A finished tree proves that no solution is as
 * short as its bound, so `bound` is always a proven lower bound.
 *
 * Long searches are divided: from a front of boards around the start, one for a few hundred nodes, the most promising
 * first, so that of the last iteration only a part has to be done.
 *
 * @see {@link https://doi.org/10.1016/0004-3702(85)90084-0 | Korf, Depth-first iterative-deepening (1985)}
 */
import type { Labelled } from '../board/blank-and-labels.js';
import { advanceFront, startFront, wayToFront } from './front.js';

/** A search that is under way. */
export type Deepening = {
  /** Works for about so many nodes; true when the shortest solution is found. */
  readonly run: (nodes: number) => boolean;
  /** No solution is shorter than this. */
  readonly bound: () => number;
  /** Nodes so far. */
  readonly nodes: () => number;
  /** The cells that the blank enters, once `run` was true. */
  readonly path: () => number[];
};

/** Depth-first search behind one board at a time. */
export type Kernel = {
  /** Takes a board, `size` labels from `offset` on; gives its estimate. */
  readonly load: (labels: ArrayLike<number>, offset: number, blank: number) => number;
  /** Begins a search for solutions of at most `limit` moves, the first of them none of the slots in `back`. */
  readonly begin: (limit: number, back: number) => void;
  /** Works for about so many nodes; true when it is over. */
  readonly run: (nodes: number) => boolean;
  /** Was a solution found? */
  readonly found: () => boolean;
  /** By how much the limit must grow at least for anything new to be seen. */
  readonly excess: () => number;
  /** The greatest depth that was reached. */
  readonly reached: () => number;
  /** Nodes of all searches so far. */
  readonly nodes: () => number;
  /** The cells that the blank enters, once a solution was found. */
  readonly path: () => number[];
};

/** Deeper than any search can come within its nodes. */
export const deepest = 1024;

/** Nodes of an iteration for each board of the front in the next. */
const nodesPerBoard = 300;
const mostBoards = 100_000;

/** Starts a search from a board that can be solved. */
export function deepen(board: Labelled, kernel: Kernel): Deepening {
  const { rows, cols, home } = board;
  const size = rows * cols;
  let front = startFront(board);
  let order = Int32Array.of(0);
  let estimates = Uint16Array.of(kernel.load(board.labels, 0, board.blank));
  let bound = estimates[0];
  let least = deepest;
  /** How many boards of the iteration are done. */
  let done = 0;
  let searching = false;
  let iterationFrom = 0;
  let found = bound === 0;
  if (found) kernel.begin(0, 0);

  const nextIteration = (): void => {
    const nodes = kernel.nodes() - iterationFrom;
    iterationFrom = kernel.nodes();
    bound += least;
    least = deepest;
    done = 0;
    const wanted = Math.min(nodes / nodesPerBoard, mostBoards);
    if (front.count >= wanted && front.count === 1) return;
    if (front.count < wanted) {
      while (front.count < wanted) front = advanceFront(front, rows, cols, home);
      order = Int32Array.from(front.blanks.keys());
      estimates = new Uint16Array(front.count);
      for (let index = 0; index < front.count; index++) {
        estimates[index] = kernel.load(front.cells, index * size, front.blanks[index]);
      }
    }
    const { reached } = front;
    order.sort((one, other) => reached[other] - reached[one] || estimates[one] - estimates[other] || one - other);
  };

  const run = (slice: number): boolean => {
    const stopAt = kernel.nodes() + slice;
    while (!found && kernel.nodes() < stopAt) {
      if (done === order.length) {
        nextIteration();
        continue;
      }
      const index = order[done];
      if (!searching) {
        const limit = bound - front.distance;
        if (estimates[index] > limit) {
          least = Math.min(least, estimates[index] - limit);
          done++;
          continue;
        }
        kernel.load(front.cells, index * size, front.blanks[index]);
        kernel.begin(limit, front.back[index]);
        searching = true;
      }
      if (!kernel.run(stopAt - kernel.nodes())) continue;
      searching = false;
      done++;
      front.reached[index] = front.distance + kernel.reached();
      least = Math.min(least, kernel.excess());
      if (!kernel.found()) continue;
      found = true;
      done--;
    }
    return found;
  };

  const path = () => [...wayToFront(front, order[done]), ...kernel.path()];
  return { run, bound: () => bound, nodes: kernel.nodes, path };
}

/**
 * Iterative deepening (IDA*), the same for every heuristic: a kernel searches depth first from one board, no deeper than
 * it is told; this file says from which board and how deep.
 *
 * An iteration has a bound. It walks the tree of all paths, and leaves a path where its length and the estimate of what is
 * left exceed the bound together. If no path reached the goal, every solution is longer than the bound, which is a proof;
 * the next bound is the least sum that was left out, and the tree is walked anew. The last tree is the largest by far, so
 * walking again costs little, and no memory is needed but the path.
 *
 * The first iterations begin at the start. When they have become long, the search begins at a frontier instead (frontier.ts):
 * all boards a few moves from the start, as many as leave a few hundred nodes of the iteration to each, the most promising
 * first.
 *
 * @see {@link https://doi.org/10.1016/0004-3702(85)90084-0 | Korf, Depth-first iterative-deepening (1985)}
 */
import type { Slices } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { advanceFrontier, type Frontier, pathToFrontier, startFrontier } from './frontier.js';

/** A search that is under way. */
export type Deepening = {
  /** Works for at most so many nodes, or as long as these take; true when the shortest solution is found. */
  readonly run: (nodes: number) => boolean;
  /** Nodes that take about two milliseconds. */
  readonly slice: number;
  /** No solution is shorter than this. */
  readonly bound: () => number;
  /** Nodes so far. */
  readonly nodes: () => number;
  /** The most moves from the start that any path came. */
  readonly reached: () => number;
  /** The cells that the blank enters, once `run` was true. */
  readonly path: () => number[];
};

/** Depth-first search behind one board at a time. */
export type Kernel = {
  /** Takes a board, `size` labels from `offset` on; gives its estimate. */
  readonly load: (labels: ArrayLike<number>, offset: number, blank: number) => number;
  /** Begins a search for solutions of at most `limit` moves; `back` has a bit for each slot that the first may not be. */
  readonly begin: (limit: number, back: number) => void;
  /** Works for about so many nodes; true when it is over. */
  readonly run: (nodes: number) => boolean;
  /** Did it find a solution? Else it is over because nothing is left within the limit. */
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

/** A frontier has one board for so many nodes that the iteration before it took. */
const nodesPerBoard = 300;
const maxBoards = 100_000;
/** Cells of all boards of a frontier together, at most about. */
const maxFrontierCells = 4_000_000;

/** Nodes that take as long as one cell of a board does that is loaded into the kernel. */
const nodesPerLoadedCell = 0.5;

/** Starts a search from a board that can be solved and is known to need `atLeast` moves. */
export function deepen(board: Labelled, kernel: Kernel, slice: number, atLeast = 0): Deepening {
  const { rows, cols, home } = board;
  const size = rows * cols;
  let frontier = startFrontier(board);
  let order: Int32Array = Int32Array.of(0);
  let estimates: Int32Array = Int32Array.of(kernel.load(board.labels, 0, board.blank));
  let bound = Math.max(estimates[0], atLeast);
  let least = deepest;
  /** How many boards of the iteration are done. */
  let done = 0;
  let searching = false;
  let iterationFrom = 0;
  let furthest = 0;
  let found = bound === 0;
  if (found) kernel.begin(0, 0);
  let preparing: Slices<void> | undefined;

  function* nextIteration(): Slices<void> {
    const nodes = kernel.nodes() - iterationFrom;
    iterationFrom = kernel.nodes();
    bound += least;
    least = deepest;
    const wanted = Math.min(nodes / nodesPerBoard, maxBoards, maxFrontierCells / size);
    let further = frontier;
    while (further.count < wanted) further = yield* advanceFrontier(further, rows, cols, home);
    if (further !== frontier) {
      estimates = yield* estimateFrontier(further);
      frontier = further;
    }
    if (frontier.before) {
      yield;
      order = byPromise(frontier.reached, estimates);
    }
    done = 0;
  }

  function* estimateFrontier({ count, cells, blanks }: Frontier): Slices<Int32Array> {
    const made = new Int32Array(count);
    const boardsASlice = Math.ceil(slice / (nodesPerLoadedCell * size));
    for (const index of made.keys()) {
      made[index] = kernel.load(cells, index * size, blanks[index]);
      if (index % boardsASlice === boardsASlice - 1) yield;
    }
    return made;
  }

  const run = (nodes: number): boolean => {
    // What is left of the slice: nodes, and what takes as long.
    let left = nodes;
    while (!found && left > 0) {
      if (done === order.length) {
        preparing ??= nextIteration();
        if (!preparing.next().done) return false;
        preparing = undefined;
        left -= nodesPerLoadedCell * size;
        continue;
      }
      const index = order[done];
      if (!searching) {
        const limit = bound - frontier.distance;
        left--;
        if (estimates[index] > limit) {
          least = Math.min(least, estimates[index] - limit);
          done++;
          continue;
        }
        kernel.load(frontier.cells, index * size, frontier.blanks[index]);
        kernel.begin(limit, frontier.back[index]);
        searching = true;
        left -= nodesPerLoadedCell * size;
        if (left <= 0) return false;
      }
      const before = kernel.nodes();
      const isOver = kernel.run(Math.ceil(left));
      left -= kernel.nodes() - before;
      if (!isOver) continue;
      searching = false;
      done++;
      frontier.reached[index] = frontier.distance + kernel.reached();
      least = Math.min(least, kernel.excess());
      furthest = Math.max(furthest, frontier.reached[index]);
      if (!kernel.found()) continue;
      found = true;
      done--;
    }
    return found;
  };

  const path = () => [...pathToFrontier(frontier, order[done]), ...kernel.path()];
  /** What is under way counts too. */
  const reached = () => (searching ? Math.max(furthest, frontier.distance + kernel.reached()) : furthest);
  return { run, slice, bound: () => bound, nodes: kernel.nodes, reached, path };
}

/**
 * The boards of a frontier, the one behind which the search came deepest first, of these the one with the least estimate.
 * By counting, first the estimates and then, stably, the depths.
 */
function byPromise(reached: Uint16Array, estimates: Int32Array): Int32Array {
  const byEstimate = countingOrder(
    Int32Array.from(estimates.keys()),
    estimates.map((estimate) => Math.min(estimate, deepest)),
  );
  return countingOrder(
    byEstimate,
    Int32Array.from(reached, (depth) => deepest - Math.min(depth, deepest)),
  );
}

/** A stable order of indices by their keys, 0 to {@link deepest}. */
function countingOrder(indices: Int32Array, keys: Int32Array): Int32Array {
  const from = new Int32Array(deepest + 2);
  for (const index of indices) from[keys[index] + 1]++;
  for (const key of from.keys()) from[key + 1] += from[key];
  const order = new Int32Array(indices.length);
  for (const index of indices) order[from[keys[index]]++] = index;
  return order;
}

/**
 * A good solution without a proof: line by line for boards of every size; on small ones also by beam search from either
 * end, shortened part by part, whichever is shortest.
 */
import { shareSlices } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import { inverseOf } from '../kernel/inverse-of.js';
import { solveByLines } from '../lines/solve-by-lines.js';
import { searchBeam } from './beam.js';
import { shortenPath } from './shorten-path.js';

/** Boards of more cells are solved by lines alone. */
const mostBeamCells = 64;

/** How hard to try. */
export type Effort = {
  /** Cells that a level of the beam may hold in all. */
  readonly beamCells: number;
  /** Most nodes of beam and shortening. */
  readonly maxNodes: number;
};

/** What there is so far: nodes, and the best solution (single slides), if one is made yet. */
export type Improved = { readonly nodes: number; readonly best: number[] | undefined };

/**
 * Yields and returns what there is; on `'stop'` at once. No solution comes of boards whose solutions are too long for a
 * list.
 *
 * The beam goes from the board to the goal and then from the goal to the board: two beams err in different places, and
 * the better of two is better than one twice as wide.
 */
export function* improveSolution(
  board: Labelled,
  { beamCells, maxNodes }: Effort,
): Generator<Improved, Improved, 'stop' | undefined> {
  const size = board.labels.length;
  const nothing: Improved = { nodes: 0, best: undefined };
  const byLines = yield* shareSlices(solveByLines(board), () => nothing);
  let best = byLines?.moves;
  if (!best || size > mostBeamCells || board.rows === 1 || board.cols === 1) return { nodes: 0, best };
  let nodes = 0;
  for (const backwards of [false, true]) {
    const start = backwards ? turnBack(board) : board;
    const ready = yield* shareSlices(prepareWalking(board.rows, board.cols, start.home), () => ({ nodes, best }));
    if (!ready) return { nodes, best };
    const beam = searchBeam(start, Math.floor(beamCells / size), best.length - 1);
    let path: number[] | undefined;
    for (let step = beam.next(); ; ) {
      if (step.done) {
        nodes += step.value.nodes;
        path = step.value.path;
        break;
      }
      if ((yield { nodes: nodes + step.value, best }) === 'stop') return { nodes: nodes + step.value, best };
      step = beam.next(nodes + step.value >= maxNodes ? 'stop' : undefined);
    }
    if (!path && backwards) continue;
    const shortening = shortenPath(start, path ?? best, shortenedPart, Math.min(maxNodes - nodes, beamCells * 2));
    let stopped = false;
    for (let step = shortening.next(); ; ) {
      if (step.done) {
        path = step.value.path;
        nodes += step.value.nodes;
        break;
      }
      stopped = (yield { nodes: nodes + step.value, best }) === 'stop';
      step = shortening.next(stopped ? 'stop' : undefined);
    }
    if (path.length < best.length) best = backwards ? pathBack(path, board) : path;
    if (stopped) break;
  }
  return { nodes, best };
}

/** The board that needs the same moves backwards: what stands where a tile belongs belongs where the tile stands. */
export function turnBack(board: Labelled): Labelled {
  return { ...board, labels: inverseOf(board.labels), blank: board.home, home: board.blank };
}

/** The blank's path from the other end. */
export function pathBack(path: readonly number[], { home }: Labelled): number[] {
  return [...path.slice(0, -1).reverse(), home];
}

/** Moves of a part that is searched anew. */
const shortenedPart = 40;

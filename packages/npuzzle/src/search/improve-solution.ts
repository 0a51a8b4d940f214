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
import { partByWalking } from './part-by-walking.js';
import { renewParts } from './renew-parts.js';
import { type Improved, type Progress, runCounted } from './run-counted.js';

/** Boards of more cells are solved by lines alone. */
const maxBeamCells = 64;

/** How hard to try. */
export type Effort = {
  /** Cells that a level of the beam may hold in all. */
  readonly beamCells: number;
  /** Most nodes of beam and shortening. */
  readonly maxNodes: number;
};

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
  const { labels, rows, cols } = board;
  const { moves: best } = (yield* shareSlices(solveByLines(board), () => ({ nodes: 0, best: undefined }))) ?? {};
  if (!best || labels.length > maxBeamCells || rows === 1 || cols === 1) return { nodes: 0, best };
  const progress: Progress = { nodes: 0, best };
  for (const start of [board, turnBack(board)]) {
    if (!(yield* shareSlices(prepareWalking(rows, cols, start.home), () => ({ ...progress })))) break;
    const beam = searchBeam(start, Math.floor(beamCells / labels.length), progress.best.length - 1);
    const found = yield* runCounted(beam, progress, maxNodes);
    if (!found) break;
    if (!found.path && start !== board) continue;
    const most = Math.min(maxNodes - progress.nodes, beamCells * 2);
    const parts = renewParts(start, found.path ?? progress.best, shortenedPart, 1, most, partByWalking(most));
    const renewed = yield* runCounted(parts, progress, maxNodes);
    if (!renewed) break;
    if (renewed.path.length < progress.best.length)
      progress.best = start === board ? renewed.path : pathBack(renewed.path, board);
  }
  return progress;
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

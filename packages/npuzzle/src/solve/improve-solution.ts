/**
 * A good solution without a proof: line by line for boards of every size; on small ones also by beam search, whichever is
 * shorter, and then shortened part by part.
 */
import type { Labelled } from '../board/blank-and-labels.js';
import { solveByLines } from '../large/solve-by-lines.js';
import { searchBeam } from '../search/beam.js';
import { shortenWay } from '../search/shorten-way.js';

/** Boards of more cells are solved by lines alone. */
const mostBeamCells = 64;

/** How hard to try. */
export type Effort = {
  /** Cells that a level of the beam may hold in all. */
  readonly beamCells: number;
  /** Most nodes of beam and shortening. */
  readonly maxNodes: number;
};

/** Yields `[nodes, best]`; returns the best (single slides). */
export function* improveSolution(
  board: Labelled,
  { beamCells, maxNodes }: Effort,
): Generator<[nodes: number, best: number[]], { nodes: number; best: number[] }, 'stop' | undefined> {
  const size = board.labels.length;
  let best = Array.from(solveByLines(board));
  if (size > mostBeamCells || board.rows === 1 || board.cols === 1) return { nodes: 0, best };
  let nodes = 0;
  const beam = searchBeam(board, Math.floor(beamCells / size), best.length - 1);
  for (let step = beam.next(); ; ) {
    if (step.done) {
      nodes = step.value.nodes;
      best = step.value.path ?? best;
      break;
    }
    nodes = step.value;
    const stop = nodes >= maxNodes || (yield [nodes, best]) === 'stop';
    step = beam.next(stop ? 'stop' : undefined);
  }
  const shortening = shortenWay(board, best, shortenedPart, Math.min(maxNodes - nodes, beamCells * 3));
  for (let step = shortening.next(); ; ) {
    if (step.done) return { nodes, best: step.value };
    step = shortening.next(yield [nodes + step.value, best]);
  }
}

/** Moves of a part that is searched anew. */
const shortenedPart = 40;

/**
 * A good solution without a proof: line by line for boards of every size; on small ones also by beam search from either
 * end, shortened part by part, whichever is shortest.
 */
import type { Pace, Slices } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import { inverseOf } from '../kernel/inverse-of.js';
import { solveByLines } from '../lines/solve-by-lines.js';
import { searchBeam } from './beam.js';
import type { Improving } from './improving.js';
import { partByWalking } from './part-by-walking.js';
import { renewParts } from './renew-parts.js';

/** Boards of more cells are solved by lines alone. */
const maxBeamCells = 64;

/**
 * Improves a solution by beams until the nodes end. The boards of a level have at most `beamCells` cells together. A board
 * whose solution is too long for a list gets none.
 *
 * The beam goes from the board to the goal and then from the goal to the board: two beams err in different places, and
 * the better of two is better than one twice as wide.
 */
export function* improveSolution(
  board: Labelled,
  beamCells: number,
  improving: Improving,
  until: number,
  pace: Pace,
): Slices<void> {
  const { labels, rows, cols } = board;
  let best = yield* solveByLines(board, pace);
  if (!best) return;
  yield* improving.take(best, pace);
  if (labels.length > maxBeamCells || rows === 1 || cols === 1) return;
  const width = Math.floor(beamCells / labels.length);
  for (const start of [board, turnBack(board)]) {
    yield* prepareWalking(start, pace);
    const found = yield* searchBeam(start, { width, longest: best.length - 1, until }, improving, pace);
    if (!found && start !== board) continue;
    const most = Math.min(until - improving.nodes, beamCells * 2);
    const parts = { board: start, path: found ?? best, reach: shortenedPart, step: 1, solvePart: partByWalking(most) };
    const renewed: number[] = yield* renewParts(parts, improving, improving.nodes + most, pace);
    if (renewed.length >= best.length) continue;
    best = start === board ? renewed : pathBack(renewed, board);
    yield* improving.take(best, pace);
  }
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

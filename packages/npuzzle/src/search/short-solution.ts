/**
 * The shortest solution that comes of a number of nodes (quality `short`): rounds of two beams, one from either end, each round
 * four times as wide as the one before. After each beam the solution is shortened by short parts, proven shortest; after each
 * round by long ones, with beams of their own.
 */
import { shareSlices } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import { solveByLines } from '../lines/solve-by-lines.js';
import { preparePairModel } from '../pieces/pair-model.js';
import { pieceModel } from '../pieces/piece-model.js';
import { squareModel } from '../pieces/square-model.js';
import type { ShortTables } from '../types.js';
import { type BeamResult, searchBeam } from './beam.js';
import type { Weights } from './beam-space.js';
import { pathBack, turnBack } from './improve-solution.js';
import { partByWalking } from './part-by-walking.js';
import { searchPieceBeam, usualWeights } from './piece-beam.js';
import { searchShorterWay } from './piece-deepening.js';
import { type PartSolver, renewParts } from './renew-parts.js';
import { type Improved, type Progress, runCounted } from './run-counted.js';

/** Boards of more cells are solved by lines, and shortened by their parts. */
const maxBeamCells = 64;

/** Boards in a level of the widest beam, which takes some 200 MB. */
const maxWidth = 500_000;

/** Nodes for a part without tables. */
const maxWalkingNodes = 40_000;

/** How the nodes are spent; see scripts/short-widths.ts. */
export type ShortPlan = {
  /** Boards in a level of the first beam, and how many times as many in each next. */
  readonly width: number;
  readonly growth: number;
  /** Moves of a part that is proven shortest, how many moves the next begins later, and the most nodes for one. */
  readonly reach: number;
  readonly step: number;
  readonly partNodes: number;
  /** Moves of a part that a beam renews, and the part of the beam's width that it has. */
  readonly beamReach: number;
  readonly beamShare: number;
  /** What leads the beams, by default what was chosen for the size. */
  readonly weights?: Weights | undefined;
};

/** The plan that was chosen for boards of up to 36 cells. */
export const shortPlan: ShortPlan = {
  width: 250,
  growth: 4,
  reach: 32,
  step: 12,
  partNodes: 10_000,
  beamReach: 70,
  beamShare: 0.5,
};

/** Larger boards need wider beams before any finds its way, and can't pay as much for the parts. */
const largePlan: ShortPlan = { ...shortPlan, width: 500, beamShare: 0.25 };
const maxUsualCells = 36;

type Beam = Generator<number, BeamResult, 'stop' | undefined>;

/** When it is over: at a solution of so many moves, than which there is none shorter, and after so many nodes. */
export type ShortLimits = { readonly atLeast: number; readonly maxNodes: number };

/**
 * Yields and returns what there is; on `'stop'` at once. What is done doesn't depend on the limits but for its end, so more
 * nodes never make a solution longer.
 */
export function* searchShortSolution(
  board: Labelled,
  tables: ShortTables | undefined,
  { atLeast, maxNodes }: ShortLimits,
  plan: ShortPlan = board.labels.length > maxUsualCells ? largePlan : shortPlan,
): Generator<Improved, Improved, 'stop' | undefined> {
  const { moves: best } = (yield* shareSlices(solveByLines(board), () => ({ nodes: 0, best: undefined }))) ?? {};
  if (!best) return { nodes: 0, best };
  const progress: Progress = { nodes: 0, best };
  const report = (): Improved => ({ ...progress });
  const { rows, cols } = board;
  if (rows === 1 || cols === 1) return report();
  const solvePart = tables ? partByPieces(tables, plan.partNodes) : partByWalking(maxWalkingNodes);

  /** Shortens a path by its parts, again as long as that helps; false if it was stopped. */
  function* shorten(
    path: number[],
    reach: number,
    step: number,
    solver: PartSolver,
  ): Generator<Improved, boolean, 'stop' | undefined> {
    for (
      let length = Number.POSITIVE_INFINITY;
      path.length < length && progress.nodes < maxNodes && progress.best.length > atLeast;
    ) {
      length = path.length;
      const renewed = yield* runCounted(
        renewParts(board, path, reach, step, maxNodes - progress.nodes, solver),
        progress,
        maxNodes,
      );
      if (!renewed) return false;
      path = renewed.path;
      if (path.length < progress.best.length) progress.best = path;
    }
    return true;
  }

  if (board.labels.length > maxBeamCells) {
    yield* shorten(progress.best, plan.reach, plan.step, solvePart);
    return report();
  }
  const pairs = tables && (yield* shareSlices(preparePairModel(rows, cols), report));
  if (tables && !pairs) return report();
  const weights = plan.weights ?? usualWeights(board.labels.length);
  /** A beam from a board, with tables if there are any. */
  const startBeam = (start: Labelled, width: number, longest: number): Beam =>
    tables && pairs
      ? searchPieceBeam(
          start,
          { model: pieceModel(tables, start.home), squareModel: squareModel(tables), pairs, weights },
          width,
          longest,
        )
      : searchBeam(start, width, longest);
  const isOver = () => progress.nodes >= maxNodes || progress.best.length <= atLeast;
  for (let width = plan.width; !isOver() && width <= maxWidth; width *= plan.growth) {
    for (const start of [board, turnBack(board)]) {
      if (isOver()) return report();
      if (!tables && !(yield* shareSlices(prepareWalking(rows, cols, start.home), report))) return report();
      const beam = startBeam(start, width, progress.best.length - 1);
      const found: BeamResult | undefined = yield* runCounted(beam, progress, maxNodes);
      if (!found) return report();
      if (!found.path) continue;
      const path: number[] = start === board ? found.path : pathBack(found.path, board);
      if (path.length < progress.best.length) progress.best = path;
      if (!(yield* shorten(path, plan.reach, plan.step, solvePart))) return report();
    }
    if (tables && plan.beamShare > 0) {
      const partWidth = Math.ceil(width * plan.beamShare);
      const solver: PartSolver = (part, longest) => startBeam(part, partWidth, longest);
      if (!(yield* shorten(progress.best, plan.beamReach, plan.beamReach >> 1, solver))) return report();
    }
  }
  return report();
}

/** Nodes between two yields in a part. */
const slice = 5_000;

function partByPieces(tables: ShortTables, partNodes: number): PartSolver {
  return (part, longest, most) =>
    searchShorterWay(part, pieceModel(tables, part.home), longest, Math.min(most, partNodes), slice);
}

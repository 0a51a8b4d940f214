/**
 * The shortest solution that comes of a number of nodes (quality `short`): rounds of two beams, one from either end, each round
 * four times as wide as the one before. After each beam the solution is shortened by short parts, proven shortest; after each
 * round by long ones, with beams of their own.
 */
import type { Pace, Slices } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import { solveByLines } from '../lines/solve-by-lines.js';
import { preparePairModel } from '../pieces/pair-model.js';
import { pieceModel } from '../pieces/piece-model.js';
import { squareModel } from '../pieces/square-model.js';
import type { ShortTables } from '../types.js';
import { searchBeam } from './beam.js';
import type { Weights } from './beam-space.js';
import { pathBack, turnBack } from './improve-solution.js';
import type { Improving } from './improving.js';
import { partByWalking } from './part-by-walking.js';
import { searchPieceBeam, usualWeights } from './piece-beam.js';
import { searchShorterWay } from './piece-deepening.js';
import { type PartSolver, renewParts } from './renew-parts.js';

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

/** When it is over: at a solution of so many moves, than which there is none shorter, and when there are so many nodes. */
export type ShortLimits = { readonly atLeast: number; readonly until: number };

/** What is done doesn't depend on the limits but for its end, so more nodes never make a solution longer. */
export function* searchShortSolution(
  board: Labelled,
  tables: ShortTables | undefined,
  improving: Improving,
  { atLeast, until }: ShortLimits,
  pace: Pace,
  plan: ShortPlan = board.labels.length > maxUsualCells ? largePlan : shortPlan,
): Slices<void> {
  const byLines = yield* solveByLines(board, pace);
  if (!byLines) return;
  let best = byLines;
  yield* improving.take(best, pace);
  const { rows, cols } = board;
  if (rows === 1 || cols === 1) return;
  const solvePart = tables ? partByPieces(tables, plan.partNodes) : partByWalking(maxWalkingNodes);
  const isOver = () => improving.nodes >= until || best.length <= atLeast;

  function* take(path: number[]): Slices<void> {
    if (path.length >= best.length) return;
    best = path;
    yield* improving.take(best, pace);
  }

  /** Shortens a path by its parts, again as long as that helps. */
  function* shorten(path: number[], reach: number, step: number, solver: PartSolver): Slices<void> {
    for (let length = Number.POSITIVE_INFINITY; path.length < length && !isOver(); ) {
      length = path.length;
      path = yield* renewParts({ board, path, reach, step, solvePart: solver }, improving, until, pace);
      yield* take(path);
    }
  }

  if (board.labels.length > maxBeamCells) {
    yield* shorten(best, plan.reach, plan.step, solvePart);
    return;
  }
  const pairs = tables && (yield* preparePairModel(rows, cols, pace));
  const weights = plan.weights ?? usualWeights(board.labels.length);
  /** A beam from a board, with tables if there are any. */
  const startBeam = (start: Labelled, width: number, longest: number): Slices<number[] | undefined> => {
    if (!tables || !pairs) return searchBeam(start, { width, longest, until }, improving, pace);
    const lead = { model: pieceModel(tables, start.home), squareModel: squareModel(tables), pairs, weights };
    return searchPieceBeam(start, lead, { width, longest, until }, improving, pace);
  };
  for (let width = plan.width; !isOver() && width <= maxWidth; width *= plan.growth) {
    for (const start of [board, turnBack(board)]) {
      if (isOver()) return;
      if (!tables) yield* prepareWalking(start, pace);
      const found = yield* startBeam(start, width, best.length - 1);
      if (!found) continue;
      const path = start === board ? found : pathBack(found, board);
      yield* take(path);
      yield* shorten(path, plan.reach, plan.step, solvePart);
    }
    if (tables && plan.beamShare > 0) {
      const partWidth = Math.ceil(width * plan.beamShare);
      yield* shorten(best, plan.beamReach, plan.beamReach >> 1, (part, longest) => startBeam(part, partWidth, longest));
    }
  }
}

function partByPieces(tables: ShortTables, partNodes: number): PartSolver {
  return (part, longest, tally, until, pace) =>
    searchShorterWay(
      part,
      pieceModel(tables, part.home),
      longest,
      tally,
      Math.min(until, tally.nodes + partNodes),
      pace,
    );
}

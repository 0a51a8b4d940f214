/**
 * Beam search over (board, cursor) on bit boards: each ply every kept state moves its orb to each neighbour, states seen
 * before are dropped, and the best go on. The first ply that reaches the target ends the run, which makes its path short.
 * Cost: plies × width × branching evaluations.
 *
 * Alternative not taken: depth-first with restarts, which finds longer paths in the same number of evaluations.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { narrowEvaluator } from '../kernel/narrow-evaluator.js';
import { wideEvaluator } from '../kernel/wide-evaluator.js';
import { boardWork } from '../kernel/work.js';
import { type BitInput, narrowInput, wideInput } from '../request/bit-input.js';
import type { PathRequest } from '../request/path-request.js';
import type { Beam } from './beam.js';
import { beamFrontier, type Expand } from './beam-frontier.js';
import { tablesFor, type WeightSet, weightsFor } from './evaluation-weights.js';
import { createHorizon, type Horizon, type IsFar } from './horizon.js';
import { narrowExpand } from './narrow-expand.js';
import { wideExpand } from './wide-expand.js';

/** How many paths of the winning ply are kept, to choose the one with the fewest turns. */
const keptPaths = 32;

/** About how many boards are evaluated before the pace and the limit are asked. */
const boardsAtATime = 64;

/** A beam at ply 0 by the kernel that the request asks for. */
export function bitBeam(
  request: PathRequest,
  width: number,
  maxPlies: number,
  set: WeightSet,
  isFar?: IsFar | undefined,
): Beam {
  const { directions } = request.table;
  if (request.kernel === 'wide') {
    const input = wideInput(request);
    const evaluator = wideEvaluator(input.shape, input.types, weightsFor(directions, set));
    evaluator.evaluate(input.board, 0, 0);
    return beamOf(input, evaluator.combos(), request.most, width, maxPlies, wideExpand(evaluator, input.neighbors));
  }
  const input = narrowInput(request);
  const evaluator = narrowEvaluator(
    input.shape,
    input.types,
    input.orbs,
    tablesFor(request.rows, request.cols, directions, set),
  );
  evaluator.evaluate(input.board[0], input.board[1], input.board[2], input.board[3], 0);
  const horizon = isFar && createHorizon(isFar);
  const expand = narrowExpand(evaluator, input.neighbors, horizon);
  return beamOf(input, evaluator.combos(), request.most, width, maxPlies, expand, horizon);
}

/** The beam of a board that makes `standing` combos as it is, and no more than `most` in any layout. */
function beamOf(
  { board, starts, ends, branching, target, shape }: BitInput,
  standing: number,
  most: number,
  width: number,
  maxPlies: number,
  expand: Expand,
  horizon?: Horizon | undefined,
): Beam {
  const { cellOf } = shape;
  const enough = Math.min(target, most);
  const frontier = beamFrontier(board, starts, width, branching);
  let ply = 0;
  let pliesDone = 0;
  let evaluations = 1;
  let combos = -1;
  let found: { ply: number; parent: number; bit: number }[] = [];
  for (const start of starts) note(standing, 0, start);

  return {
    run,
    plies: () => pliesDone,
    best: () =>
      combos < 0
        ? undefined
        : {
            measures: [target === 0 ? 1 : Math.min(1, combos / target)],
            paths: found.map((end) => frontier.pathTo(end.ply, end.parent, end.bit).map((bit) => cellOf[bit])),
          },
    evaluations: () => evaluations,
    // The memory of seen states compares hashes, so it proves nothing.
    complete: () => false,
  };

  function* run(pace: Pace, maxEvaluations: number): Slices<void> {
    const statesAtATime = Math.ceil(boardsAtATime / branching);
    while (ply < maxPlies && combos < enough && frontier.count > 0 && evaluations < maxEvaluations) {
      ply += 1;
      horizon?.begin(maxPlies - ply);
      let made = 0;
      for (let from = 0, to = 0; from < frontier.count; from = to) {
        to = Math.min(frontier.count, from + statesAtATime);
        const before = made;
        made = expand(frontier, from, to, made, combos, note);
        evaluations += made - before;
        if (spend(pace, boardWork * (made - before))) yield;
        if (evaluations >= maxEvaluations && to < frontier.count) return;
      }
      yield* frontier.select(made, pace);
      pliesDone = ply;
      yield;
    }
  }

  /** Keeps a path that ends here if it is among the best; returns the most combos so far. */
  function note(made: number, parent: number, bit: number): number {
    if (!ends[bit]) return combos;
    if (made > combos) {
      combos = made;
      found = [];
    }
    if (made === combos && found.length < keptPaths && (found.length === 0 || found[0].ply === ply)) {
      found.push({ ply, parent, bit });
    }
    return combos;
  }
}

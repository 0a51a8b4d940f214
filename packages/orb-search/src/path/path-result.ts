import type { BeamBest } from '../beam/beam.js';
import { isHopeless } from '../bounds/is-hopeless.js';
import { isMet, measure, type Outcome } from '../goals/measure.js';
import { dragged } from '../play/apply-path.js';
import { turnsOf } from '../play/count-turns.js';
import type { PathRequest } from '../request/path-request.js';
import { countedMatches, resolveCells } from '../rules/resolve.js';
import { damageOf, usualWeights } from '../rules/score.js';
import type { Path, PathResult } from '../types.js';

/** What the untouched board makes. */
export function standingOutcome({ cells, rows, cols, table }: PathRequest): Outcome {
  const { waves, board } = resolveCells(cells, rows, cols, table);
  const matches = countedMatches(waves, table);
  return { matches, orbsLeft: board.cells.filter((type) => type >= 0).length };
}

/** Before anything is found: the orb is picked up and put down again, where that is allowed. */
export function emptyBest(request: PathRequest, standing: Outcome = standingOutcome(request)): BeamBest {
  const { rows, cols, table, goals, most, starts, ends } = request;
  const start = starts.find((cell) => ends[cell]) ?? starts[0];
  if (!ends[start] || table.cost[start] > request.maxCost) return { measures: goals.map(() => -2), paths: [[start]] };
  return { measures: measure(goals, standing, most, rows, cols), paths: [[start]] };
}

/** The public answer, from the path with the fewest turns among the best. `proved` moves at least are needed. */
export function resultOf(request: PathRequest, best: BeamBest, complete = false, proved = 0): PathResult {
  const { rows, cols, table, goals } = request;
  const path = fewestTurns(best.paths.map(([start, ...moves]) => ({ start: start, moves })));
  const { waves, combos, board } = resolveCells(dragged(request.cells, path, table), rows, cols, table);
  const damage = goals.find((goal) => goal.kind === 'damage');
  const reached = isMet(best);
  const length = path.moves.length;
  const lowerBound = complete && reached ? length : proved;
  const hopeless = !reached && (complete || isHopeless(request));
  return {
    status: reached ? 'reached' : hopeless ? 'unreachable' : 'limit',
    path,
    combos,
    score: damageOf(countedMatches(waves, table), damage ? damage.weights : usualWeights),
    cost: [path.start, ...path.moves].reduce((sum, cell) => sum + table.cost[cell], 0),
    board,
    provenShortest: reached && lowerBound >= length,
    lowerBound,
  };
}

function fewestTurns(paths: readonly Path[]): Path {
  let best = paths[0];
  for (const path of paths) if (turnsOf(path) < turnsOf(best)) best = path;
  return best;
}

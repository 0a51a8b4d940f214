/**
 * Iterative widening: a beam of few states a ply gives a first path at once, one of many betters it. Once a path meets every
 * goal, the later beams look only for shorter ones. The run ends when the last beam is done, or the evaluations are used up.
 */
import type { Search } from '@kit/grid';
import type { Beam, BeamBest } from '../beam/beam.js';
import { bitBeam } from '../beam/bit-beam.js';
import { hasSecond, type WeightSet } from '../beam/evaluation-weights.js';
import { plainBeam } from '../beam/plain-beam.js';
import { compareMeasures, isMet, type Outcome } from '../goals/measure.js';
import type { PathRequest } from '../request/path-request.js';
import { emptyBest } from './path-result.js';

/** The best that a run found, and whether nothing was left untried. */
export type Improved = { readonly found: BeamBest; readonly complete: boolean };

/** Runs the beams; yields after each slice, with the best after each ply. */
export function* improveBest(request: PathRequest, standing?: Outcome): Search<Improved> {
  let found: BeamBest = emptyBest(request, standing);
  let evaluations = 0;
  let complete = false;
  for (const { width, weights, over } of stages(request)) {
    if (isMet(found) && found.paths[0].length - 1 <= over) continue;
    const maxPlies = isMet(found) ? found.paths[0].length - 2 : request.maxMoves;
    const beam: Beam =
      request.kernel === 'plain' ? plainBeam(request, width, maxPlies) : bitBeam(request, width, maxPlies, weights);
    const betterOf = (): BeamBest => {
      const best = beam.best();
      return best && isBetter(best, found) ? best : found;
    };
    const work = beam.run();
    let plies = 0;
    for (;;) {
      const { done } = work.next();
      if (done || beam.plies() > plies) found = betterOf();
      if (done) break;
      plies = beam.plies();
      const nodes = evaluations + beam.evaluations();
      const stopped = (yield { nodes, best: { found, complete: false } }) === 'stop';
      if (stopped || nodes >= request.maxEvaluations) return { found: betterOf(), complete: false };
    }
    evaluations += beam.evaluations();
    complete = beam.complete();
    if (complete) break;
  }
  return { found, complete };
}

type Stage = {
  readonly width: number;
  readonly weights: WeightSet;
  /** It runs where no path meets the goals yet, or the shortest has more moves than that. */
  readonly over: number;
};

/**
 * The beams of a run: a narrow one shows a path at once; wider ones follow. Where a path is still long a beam by second tables of
 * the same width saves more than a wider one by the same, since it errs elsewhere. Other weights may help out in the end.
 */
function stages({ beam, kernel, firstBeam, shortPath, secondOver, rows, cols, table }: PathRequest): Stage[] {
  const list: Stage[] = [{ width: firstBeam, weights: 'own', over: 0 }];
  if (firstBeam >= 1000) list.unshift({ width: Math.ceil(firstBeam / 20), weights: 'own', over: 0 });
  if (kernel === 'narrow' && hasSecond(rows, cols, table.directions)) {
    list.push({ width: firstBeam, weights: 'second', over: secondOver });
  }
  if (firstBeam < beam) list.push({ width: beam, weights: 'own', over: shortPath });
  if (kernel !== 'plain') list.push({ width: beam, weights: 'other', over: Number.POSITIVE_INFINITY });
  return list;
}

function isBetter(a: BeamBest, b: BeamBest): boolean {
  const order = compareMeasures(a.measures, b.measures);
  return order > 0 || (order === 0 && a.paths[0].length < b.paths[0].length);
}

/**
 * Iterative widening: a beam of few states a ply gives a first path at once, one of many betters it. Once a path meets every
 * goal, the later beams look only for shorter ones. The run ends when the last beam is done, or the evaluations are used up.
 */
import { mapSearch, type Search } from '@kit/grid';
import { type Beam, type BeamBest, isMet } from '../beam/beam.js';
import { bitBeam } from '../beam/bit-beam.js';
import { plainBeam } from '../beam/plain-beam.js';
import { compareMeasures, type Outcome } from '../goals/measure.js';
import { proveShortest } from '../proof/prove-shortest.js';
import type { PathRequest } from '../request/path-request.js';
import type { PathResult } from '../types.js';
import { emptyBest, resultOf } from './path-result.js';

/** The best that a run found, and whether nothing was left untried. */
export type Improved = { readonly found: BeamBest; readonly complete: boolean };

/** {@link improveBest} with public results; the proof is tried at the end. */
export function* improvePath(request: PathRequest): Search<PathResult> {
  const search = improveBest(request);
  let command: 'stop' | undefined;
  let last: BeamBest | undefined;
  let shown: PathResult | undefined;
  let nodes = 0;
  for (;;) {
    const step = search.next(command);
    if (step.done) {
      const { found, complete } = step.value;
      if (command === 'stop' || complete || !isMet(found)) return resultOf(request, found, complete);
      const { lowerBound, shorter } = yield* mapSearch(proveShortest(request, found), (proofNodes) => ({
        nodes: nodes + proofNodes,
        best: shown,
      }));
      return resultOf(request, shorter ?? found, false, lowerBound);
    }
    nodes = step.value.nodes;
    const found = step.value.best?.found;
    if (found && found !== last) {
      last = found;
      shown = resultOf(request, last);
    }
    command = yield { nodes, best: shown };
  }
}

/** Runs the beams; yields after each slice, with the best after each ply. */
export function* improveBest(request: PathRequest, standing?: Outcome): Search<Improved> {
  let found: BeamBest = emptyBest(request, standing);
  let evaluations = 0;
  let complete = false;
  for (const { width, weights } of stages(request)) {
    if (weights === 'other' && isMet(found)) break;
    const maxPlies = isMet(found) ? found.paths[0].length - 2 : request.maxMoves;
    if (maxPlies < 0) break;
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

/** The beams of a run: a twentieth of the width shows a path at once; the whole follows; other weights may help out. */
function stages({ beam, kernel }: PathRequest): { width: number; weights: 'own' | 'other' }[] {
  const list: { width: number; weights: 'own' | 'other' }[] = [{ width: beam, weights: 'own' }];
  if (beam >= 1000) list.unshift({ width: Math.ceil(beam / 20), weights: 'own' });
  if (kernel !== 'plain') list.push({ width: beam, weights: 'other' });
  return list;
}

function isBetter(a: BeamBest, b: BeamBest): boolean {
  const order = compareMeasures(a.measures, b.measures);
  return order > 0 || (order === 0 && a.paths[0].length < b.paths[0].length);
}

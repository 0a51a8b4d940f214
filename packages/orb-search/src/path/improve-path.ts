/**
 * Iterative widening: a narrow beam gives a first path at once, wider ones better it. Once a path meets every goal, the
 * others look only for shorter ones. The run ends when the last beam is done, or the evaluations are used up.
 */
import { mapSearch, type Search } from '@kit/grid';
import { type Beam, type BeamBest, isMet } from '../beam/beam-best.js';
import { bitBeam } from '../beam/bit-beam.js';
import { plainBeam } from '../beam/plain-beam.js';
import { compareMeasures, type Outcome } from '../goals/measure.js';
import { proveShortest } from '../proof/prove-shortest.js';
import type { PathRequest } from '../request/path-request.js';
import type { PathResult } from '../types.js';
import { emptyBest, resultOf } from './path-result.js';

/** The best of a run, and whether nothing was left untried. */
export type Improved = { readonly best: BeamBest; readonly complete: boolean };

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
      const { best, complete } = step.value;
      if (command === 'stop' || complete || !isMet(best)) return resultOf(request, best, complete);
      const { lowerBound, best: shorter } = yield* mapSearch(proveShortest(request, best), (proofNodes) => ({
        nodes: nodes + proofNodes,
        best: shown,
      }));
      return resultOf(request, shorter ?? best, false, lowerBound);
    }
    const { best } = step.value;
    nodes = step.value.nodes;
    if (best && best.best !== last) {
      last = best.best;
      shown = resultOf(request, last);
    }
    command = yield { nodes, best: shown };
  }
}

/** Runs the beams; yields after each slice, with the best after each ply. */
export function* improveBest(request: PathRequest, standing?: Outcome): Search<Improved> {
  let best: BeamBest = emptyBest(request, standing);
  let evaluations = 0;
  let complete = false;
  for (const { width, opinion } of stages(request)) {
    if (opinion === 'second' && isMet(best)) break;
    const maxPlies = isMet(best) ? best.paths[0].length - 2 : request.maxMoves;
    if (maxPlies < 0) break;
    const beam: Beam =
      request.kernel === 'plain' ? plainBeam(request, width, maxPlies) : bitBeam(request, width, maxPlies, opinion);
    const betterOf = (): BeamBest => {
      const found = beam.best();
      return found && isBetter(found, best) ? found : best;
    };
    for (;;) {
      const step = beam.step();
      if (step !== 'slice') best = betterOf();
      if (step === 'end') break;
      const nodes = evaluations + beam.evaluations();
      const stopped = (yield { nodes, best: { best, complete: false } }) === 'stop';
      if (stopped || nodes >= request.maxEvaluations) return { best: betterOf(), complete: false };
    }
    evaluations += beam.evaluations();
    complete = beam.complete();
    if (complete) break;
  }
  return { best, complete };
}

/** The beams of a run: a twentieth of the width shows a path at once; the whole follows; another judgement may help out. */
function stages({ beam, kernel }: PathRequest): { width: number; opinion: 'first' | 'second' }[] {
  const list: { width: number; opinion: 'first' | 'second' }[] = [{ width: beam, opinion: 'first' }];
  if (beam >= 1000) list.unshift({ width: Math.ceil(beam / 20), opinion: 'first' });
  if (kernel !== 'plain') list.push({ width: beam, opinion: 'second' });
  return list;
}

function isBetter(a: BeamBest, b: BeamBest): boolean {
  const order = compareMeasures(a.measures, b.measures);
  return order > 0 || (order === 0 && a.paths[0].length < b.paths[0].length);
}

/**
 * Iterative widening: a beam of few states a ply gives a first path at once, one of many betters it. Once a path meets every
 * goal, the later beams look only for shorter ones, and leave out what is proved too far from them; those of the last kind
 * begin on that path, a few moves behind its start.
 * The run ends when the last beam is done, or the evaluations are used up.
 */
import type { Pace, Slices } from '@kit/grid';
import type { Beam, BeamBest } from '../beam/beam.js';
import { bitBeam } from '../beam/bit-beam.js';
import { hasSecond, type WeightSet } from '../beam/evaluation-weights.js';
import type { IsFar } from '../beam/horizon.js';
import { plainBeam } from '../beam/plain-beam.js';
import { compareMeasures, isMet, type Outcome } from '../goals/measure.js';
import { dragged } from '../play/apply-path.js';
import { columnFilter } from '../proof/column-filter.js';
import { narrowInput } from '../request/bit-input.js';
import type { PathRequest } from '../request/path-request.js';
import { emptyBest } from './path-result.js';

/** What a run has found so far. */
export type Run = {
  readonly request: PathRequest;
  /** The best after the last ply that is done. */
  found: BeamBest;
  /** The best, in the middle of a ply too. */
  newest: () => BeamBest;
  /** How many boards were evaluated. */
  evaluations: number;
  /** Was nothing left untried? */
  complete: boolean;
};

/** A run that has found nothing yet. */
export function newRun(request: PathRequest, standing?: Outcome): Run {
  const found = emptyBest(request, standing);
  return { request, found, newest: () => found, evaluations: 0, complete: false };
}

/** Runs the beams; pauses after each ply as well. */
export function* improveBest(run: Run, pace: Pace): Slices<void> {
  const { request } = run;
  let bound: { readonly isFar: IsFar | undefined } | undefined;
  for (const { width, weights, over, behind } of stages(request)) {
    const [path] = run.found.paths;
    const length = path.length - 1;
    if (isMet(run.found) ? length <= over : behind > 0) continue;
    const kept = path.slice(0, Math.round(behind * length));
    const from = behind > 0 ? afterMoves(request, path.slice(0, kept.length + 1)) : request;
    const maxPlies = isMet(run.found) ? length - 1 - kept.length : request.maxMoves;
    const isBounded = width >= boundedBeam && from === request && request.kernel === 'narrow' && isMet(run.found);
    if (isBounded) bound ??= { isFar: yield* columnFilter(narrowInput(request), pace) };
    const isFar = isBounded ? bound?.isFar : undefined;
    const beam: Beam =
      from.kernel === 'plain' ? plainBeam(from, width, maxPlies) : bitBeam(from, width, maxPlies, weights, isFar);
    run.newest = () => {
      const best = beam.best();
      if (best === undefined) return run.found;
      const whole = { ...best, paths: best.paths.map((path) => [...kept, ...path]) };
      return isBetter(whole, run.found) ? whole : run.found;
    };
    const before = run.evaluations;
    const work = beam.run(pace, request.maxEvaluations - before);
    let plies = 0;
    for (;;) {
      const { done } = work.next();
      run.evaluations = before + beam.evaluations();
      if (done || beam.plies() > plies) run.found = run.newest();
      if (done) break;
      plies = beam.plies();
      yield;
    }
    run.complete = beam.complete();
    if (run.complete || run.evaluations >= request.maxEvaluations) return;
  }
}

type Stage = {
  readonly width: number;
  readonly weights: WeightSet;
  /** It runs where no path meets the goals yet, or the shortest has more moves than that. */
  readonly over: number;
  /** How much of the path it keeps, as a share of the moves; with some to keep, it runs only where a path meets the goals. */
  readonly behind: number;
};

/** Narrower beams are done before the bound pays: making it takes as long as some 30,000 boards. */
const boundedBeam = 10_000;

/** How much of a long path is kept, for a beam to go on from there. Later beginnings hardly find a shorter way. */
const beginnings = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4];

/**
 * The beams of a run: a narrow one shows a path at once; wider ones follow where it is long. Those who have time also get a beam
 * by second tables, which err elsewhere. Then the path itself is bettered: a beam that begins behind some of its moves has all of
 * its width for what can follow them, and so sees what the first one dropped. Other weights may help out in the end.
 */
function stages(request: PathRequest): Stage[] {
  const { beam, kernel, firstBeam, shortPath, secondOver, betterOver, rows, cols, table } = request;
  const own: Stage = { width: firstBeam, weights: 'own', over: 0, behind: 0 };
  const list = [own];
  if (firstBeam >= 1000) list.unshift({ ...own, width: Math.ceil(firstBeam / 20) });
  if (kernel === 'narrow' && hasSecond(rows, cols, table.directions)) {
    list.push({ ...own, weights: 'second', over: secondOver });
  }
  if (firstBeam < beam) list.push({ ...own, width: beam, over: shortPath });
  if (kernel === 'plain') return list;
  for (const behind of beginnings) list.push({ ...own, width: Math.ceil(firstBeam / 2), over: betterOver, behind });
  list.push({ ...own, width: beam, weights: 'other', over: Number.POSITIVE_INFINITY });
  return list;
}

/** The question that is left where the orb has gone this way. */
function afterMoves(request: PathRequest, [start, ...moves]: readonly number[]): PathRequest {
  const cells = Int8Array.from(dragged(request.cells, { start, moves }, request.table));
  return { ...request, cells, starts: [moves.at(-1) ?? start] };
}

function isBetter(a: BeamBest, b: BeamBest): boolean {
  const order = compareMeasures(a.measures, b.measures);
  return order > 0 || (order === 0 && a.paths[0].length < b.paths[0].length);
}

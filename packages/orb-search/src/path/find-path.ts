import { defineSearch, type GridLike, type Progress, runSync, type Search, type Slices } from '@kit/grid';
import type { BeamBest } from '../beam/beam.js';
import { isMet } from '../goals/measure.js';
import { type Proof, proveShortest } from '../proof/prove-shortest.js';
import { narrowInput } from '../request/bit-input.js';
import { pathRequest } from '../request/path-request.js';
import type { PathOptions, PathResult } from '../types.js';
import { improveBest, newRun, type Run } from './improve-best.js';
import { resultOf } from './path-result.js';

/**
 * The drag path that meets the goal best: then the shortest, then the one with the fewest turns.
 *
 * Beams of growing width; the last one decides. On 6×5 with six types it has a width of 40,000, and drops boards that are
 * proved too far from a shorter path (some 1.2 million boards are evaluated, on boards with short paths far fewer). On 7×6
 * beams begin behind the first moves of a long path, and a board takes a second or two. Practically every board reaches its
 * greatest number of combos. The same input gives the same path.
 *
 * @param board - orb types 0 to 14, or -1; at most 8 × 8
 * @param options - rules, goal, limits, start and end
 * @returns the best path with what it makes, and what is proved about it
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value` for the board; `bad-options`,
 * `bad-choice`, `bad-number`, `bad-list`, `bad-length`, `bad-flag`, `bad-cell` for the options; `contradictory-options` (a
 * goal that the rules or another goal exclude), `no-start`
 *
 * @example
 * ```ts
 * import { findPath, formatPath, parseOrbs } from '@kit/orb-search';
 *
 * const board = parseOrbs('0102\n1021\n3344');
 * const { status, combos, path, provenShortest } = findPath(board);
 * status; // => 'reached'
 * combos; // => 2
 * path.moves.length; // => 5
 * provenShortest; // => true
 * findPath(board, { goal: { kind: 'at-least', combos: 5 } }).status; // => 'unreachable'
 * ```
 */
export function findPath(board: GridLike, options: PathOptions = {}): PathResult {
  return runSync(findPathSearch(board, options));
}

/**
 * {@link findPath} as a search: it yields after each move of the beam, with the best path so far, so that a game can show
 * one at once and better it.
 *
 * @param board - as for {@link findPath}
 * @param options - as for {@link findPath}
 * @returns a generator of progress (`nodes` are evaluated boards) that returns the result
 * @throws {@link InvalidInputError} as {@link findPath}, at the call
 *
 * @example
 * ```ts
 * import { parseOrbs, findPathSearch } from '@kit/orb-search';
 *
 * const search = findPathSearch(parseOrbs('0102\n1021\n3344'));
 * search.next().done; // => false
 * const last = search.next('stop');
 * last.done; // => true
 * ```
 */
export function findPathSearch(board: GridLike, options: PathOptions = {}): Search<PathResult> {
  return search(board, options);
}

type Job = {
  readonly run: Run;
  /** The path that was shown last, and its result. */
  shown?: { readonly found: BeamBest; readonly result: PathResult };
  /** Once no beam finds more, what is proved of its length. */
  proof?: Proof;
};

/** The best paths, then the proof that no shorter one exists, where that is still open. */
const search = /* @__PURE__ */ defineSearch({
  read: (board: GridLike, options: PathOptions): Job => ({ run: newRun(pathRequest(board, options)) }),
  *work(job, pace): Slices<PathResult> {
    const { run } = job;
    const { request } = run;
    yield* improveBest(run, pace);
    if (!run.complete && isMet(run.found)) {
      const length = run.found.paths[0].length - 1;
      // The untouched board was tried, so a path of one move or more has at least one.
      job.proof = { lowerBound: Math.min(length, 1), path: undefined, nodes: 0 };
      if (request.kernel === 'narrow' && request.maxProofNodes > 0) {
        yield* proveShortest(narrowInput(request), job.proof, length, request.maxProofNodes, pace);
      }
    }
    return resultSoFar(job);
  },
  report(job): Progress<PathResult> {
    const { run, proof, shown } = job;
    const { found } = run;
    if (shown?.found !== found) job.shown = { found, result: resultOf(run.request, found) };
    return { nodes: run.evaluations + (proof?.nodes ?? 0), best: job.shown?.result };
  },
  stopped: resultSoFar,
});

function resultSoFar({ run, proof }: Job): PathResult {
  const { request } = run;
  const found = run.newest();
  if (!proof?.path) return resultOf(request, found, run.complete, proof?.lowerBound);
  const { cellOf } = narrowInput(request).shape;
  const shorter = { ...found, paths: [proof.path.map((bit) => cellOf[bit])] };
  return resultOf(request, shorter, false, proof.lowerBound);
}

/**
 * {@link findPathSearch} by its old name, until 1.0.
 *
 * @param board - the board
 * @param options - as for {@link findPathSearch}
 * @returns what {@link findPathSearch} returns
 * @deprecated call {@link findPathSearch}
 *
 * @example
 * ```ts
 * import { parseOrbs, pathSearch, runSync } from '@kit/orb-search';
 *
 * runSync(pathSearch(parseOrbs('0102\n1021\n3344'))).status; // => 'reached'
 * ```
 */
export function pathSearch(board: GridLike, options: PathOptions = {}): Search<PathResult> {
  return findPathSearch(board, options);
}

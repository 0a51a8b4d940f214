import { type GridLike, mapSearch, runSync, type Search } from '@kit/grid';
import type { BeamBest } from '../beam/beam.js';
import { isMet } from '../goals/measure.js';
import { proveShortest } from '../proof/prove-shortest.js';
import { type PathRequest, pathRequest } from '../request/path-request.js';
import type { PathOptions, PathResult } from '../types.js';
import { improveBest } from './improve-best.js';
import { resultOf } from './path-result.js';

/**
 * The drag path that meets the goal best: then the shortest, then the one with the fewest turns.
 *
 * Beams of growing width, of which the last decides. On half of the 6×5 boards with six types a beam of 4,000 does (some
 * 180,000 boards are evaluated); where its path is long one of 60,000 follows, which evaluates two million and more. On 7×6
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
  return provenPath(pathRequest(board, options));
}

/** The best paths as public results, then the proof that no shorter one exists, where that is still open. */
function* provenPath(request: PathRequest): Search<PathResult> {
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

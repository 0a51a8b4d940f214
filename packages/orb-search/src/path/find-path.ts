import { type GridLike, runSync, type Search } from '@kit/grid';
import { pathRequest } from '../request/path-request.js';
import type { PathOptions, PathResult } from '../types.js';
import { improvePath } from './improve-path.js';

/**
 * The drag path that meets the goal best: then the shortest, then the one with the fewest turns.
 *
 * Beams of growing width, of which the last decides. A 6×5 board with six types takes about an eighth of a second at the defaults,
 * 7×6 about half a second, and both reach the greatest number of combos practically always. The same input gives the same path.
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
  return improvePath(pathRequest(board, options));
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

import { checkInteger, type GridLike, mapSearch, runSync, type Search } from '@kit/grid';
import type { BeamBest } from '../beam/beam.js';
import { compareMeasures } from '../goals/measure.js';
import { type PathRequest, pathOptionNames, pathRequest } from '../request/path-request.js';
import type { FindPathsOptions, PathOptions, PathResult } from '../types.js';
import { resultOf } from './path-result.js';
import { startBests } from './start-bests.js';

/**
 * Several different paths, the best first: they differ in their start or in the cells that they go through.
 *
 * One search for each start cell with an eighth of the beam, so that the paths are spread over the board.
 *
 * @param board - as for {@link findPath}
 * @param options - as for {@link findPath}, and how many
 * @returns at most `count` results, no two with the same path
 * @throws {@link InvalidInputError} as {@link findPath}
 *
 * @example
 * ```ts
 * import { findPaths, parseOrbs } from '@kit/orb-search';
 *
 * const paths = findPaths(parseOrbs('0102\n1021\n3344'), { count: 3 });
 * paths.length; // => 3
 * paths[0]?.combos; // => 2
 * ```
 */
export function findPaths(board: GridLike, options: FindPathsOptions = {}): PathResult[] {
  return runSync(findPathsSearch(board, options));
}

/**
 * {@link findPaths} as a search that can be shared with the event loop and stopped; it yields the paths so far after each
 * move of the beam.
 *
 * @param board - as for {@link findPath}
 * @param options - as for {@link findPaths}
 * @returns a generator of progress (`nodes` are evaluated boards) that returns the results
 * @throws {@link InvalidInputError} as {@link findPath}, at the call
 *
 * @example
 * ```ts
 * import { findPathsSearch, parseOrbs, runAsync } from '@kit/orb-search';
 *
 * const paths = await runAsync(findPathsSearch(parseOrbs('0102\n1021\n3344'), { count: 3 }));
 * paths.length; // => 3
 * ```
 */
export function findPathsSearch(board: GridLike, options: FindPathsOptions = {}): Search<PathResult[]> {
  const request = pathRequest(board, options, [...pathOptionNames, 'count']);
  const count = checkInteger(options.count ?? 5, 'options.count', 1, 1000);
  return withResults(startBests(request, request.starts), resultKeeper(request), (bests) => {
    const ranked = bests.flatMap(({ measures, paths }) => paths.map((path) => ({ measures, paths: [path] })));
    ranked.sort((a, b) => compareMeasures(b.measures, a.measures) || a.paths[0].length - b.paths[0].length);
    return ranked.slice(0, count);
  });
}

/**
 * The best path for each start cell: the table of a game that shows what each orb can do.
 *
 * @param board - as for {@link findPath}
 * @param options - as for {@link findPath}; each start gets an eighth of the beam
 * @returns one result for each allowed start, in the order of the cells
 * @throws {@link InvalidInputError} as {@link findPath}
 *
 * @example
 * ```ts
 * import { findPathsByStart, parseOrbs } from '@kit/orb-search';
 *
 * const table = findPathsByStart(parseOrbs('0102\n1021\n3344'), { maxMoves: 4 });
 * table.map(({ path }) => path.start); // => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
 * ```
 */
export function findPathsByStart(board: GridLike, options: PathOptions = {}): PathResult[] {
  return runSync(findPathsByStartSearch(board, options));
}

/**
 * {@link findPathsByStart} as a search that can be shared with the event loop and stopped. Its progress has a result for
 * every start from the beginning: the path without a move, until the turn of that start has come.
 *
 * @param board - as for {@link findPath}
 * @param options - as for {@link findPathsByStart}
 * @returns a generator of progress (`nodes` are evaluated boards) that returns the results
 * @throws {@link InvalidInputError} as {@link findPath}, at the call
 *
 * @example
 * ```ts
 * import { findPathsByStartSearch, parseOrbs } from '@kit/orb-search';
 *
 * const search = findPathsByStartSearch(parseOrbs('0102\n1021\n3344'));
 * const first = search.next();
 * first.done ? first.value.length : first.value.best?.length; // => 12
 * search.next('stop').done; // => true
 * ```
 */
export function findPathsByStartSearch(board: GridLike, options: PathOptions = {}): Search<PathResult[]> {
  const request = pathRequest(board, options);
  const starts = [...request.starts].sort((a, b) => a - b);
  return withResults(startBests(request, starts), resultKeeper(request), (bests) => bests);
}

/** The public results of those bests that are chosen; chosen anew only when one has become better. */
function* withResults(
  search: Search<readonly BeamBest[]>,
  resultFor: (best: BeamBest) => PathResult,
  choose: (bests: readonly BeamBest[]) => readonly BeamBest[],
): Search<PathResult[]> {
  let last: readonly BeamBest[] | undefined;
  let results: PathResult[] = [];
  const resultsOf = (bests: readonly BeamBest[]): PathResult[] => {
    if (bests !== last) results = choose(bests).map(resultFor);
    last = bests;
    return results;
  };
  return resultsOf(yield* mapSearch(search, ({ nodes, best = [] }) => ({ nodes, best: resultsOf(best) })));
}

/** Works out the result of each path once. */
function resultKeeper(request: PathRequest): (best: BeamBest) => PathResult {
  const known = new Map<readonly number[], PathResult>();
  return (best) => {
    const [path] = best.paths;
    const result = known.get(path) ?? resultOf({ ...request, starts: [path[0]] }, best);
    known.set(path, result);
    return result;
  };
}

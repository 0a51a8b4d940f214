import { type Cell, checkInteger, type GridLike, runSync } from '@kit/grid';
import { compareMeasures } from '../goals/measure.js';
import type { BeamBest } from './beam-best.js';
import { improveBest } from './improve-path.js';
import type { PathOptions, PathResult } from './path-options.js';
import { type PathRequest, pathRequest } from './path-request.js';
import { resultOf } from './path-result.js';

/** Options of {@link findPaths}. */
export type FindPathsOptions = PathOptions & {
  /** How many different paths, 1 to 1000; default 5. */
  readonly count?: number | undefined;
};

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
 * paths[0].combos; // => 2
 * ```
 */
export function findPaths(board: GridLike, options: FindPathsOptions = {}): PathResult[] {
  const request = pathRequest(board, options);
  const count = checkInteger(options.count ?? 5, 'options.count', 1, 1000);
  const ranked = request.starts.flatMap((start) => {
    const best = bestFrom(request, start);
    return best.paths.map((path) => ({ measures: best.measures, paths: [path] }));
  });
  ranked.sort((a, b) => compareMeasures(b.measures, a.measures) || a.paths[0]!.length - b.paths[0]!.length);
  return ranked.slice(0, count).map((best) => resultOf(request, best, false, false));
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
  const request = pathRequest(board, options);
  const starts = [...request.starts].sort((a, b) => a - b);
  return starts.map((start) => resultOf({ ...request, starts: [start] }, bestFrom(request, start), false, false));
}

function bestFrom(request: PathRequest, start: Cell): BeamBest {
  const starts = [start];
  const beam = Math.max(1, request.beam >> 3);
  const maxEvaluations = Math.ceil(request.maxEvaluations / request.starts.length);
  return runSync(improveBest({ ...request, starts, beam, maxEvaluations })).best;
}

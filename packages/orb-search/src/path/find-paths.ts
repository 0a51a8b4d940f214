import {
  type Cell,
  checkInteger,
  defineSearch,
  type GridLike,
  type Pace,
  type Progress,
  runSync,
  type Search,
  type Slices,
} from '@kit/grid';
import type { BeamBest } from '../beam/beam.js';
import { compareMeasures } from '../goals/measure.js';
import { type PathRequest, pathOptionNames, pathRequest, widthsOf } from '../request/path-request.js';
import type { FindPathsOptions, PathOptions, PathResult } from '../types.js';
import { improveBest, newRun, type Run } from './improve-best.js';
import { resultOf, standingOutcome } from './path-result.js';

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
  return searchPaths(board, options);
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
  return searchByStart(board, options);
}

type Job = {
  readonly request: PathRequest;
  readonly runs: readonly Run[];
  /** How many paths are asked for, the best first; undefined for one of each start. */
  readonly count?: number;
  /** The result of each path that was worked out. */
  readonly known: Map<readonly number[], PathResult>;
  /** The results that were told last, and what they came from. */
  told?: { readonly bests: readonly BeamBest[]; readonly results: PathResult[] };
};

function* work(job: Job, pace: Pace): Slices<PathResult[]> {
  for (const run of job.runs) yield* improveBest(run, pace);
  return resultsOf(job, ({ found }) => found);
}

function report(job: Job): Progress<PathResult[]> {
  const nodes = job.runs.reduce((sum, { evaluations }) => sum + evaluations, 0);
  return { nodes, best: resultsOf(job, ({ found }) => found) };
}

function stopped(job: Job): PathResult[] {
  return resultsOf(job, ({ newest }) => newest());
}

const searchPaths = /* @__PURE__ */ defineSearch({
  read(board: GridLike, options: FindPathsOptions): Job {
    const request = pathRequest(board, options, [...pathOptionNames, 'count']);
    const count = checkInteger(options.count ?? 5, 'options.count', 1, 1000);
    return { request, runs: startRuns(request, request.starts), count, known: new Map() };
  },
  work,
  report,
  stopped,
});

const searchByStart = /* @__PURE__ */ defineSearch({
  read(board: GridLike, options: PathOptions): Job {
    const request = pathRequest(board, options);
    const starts = [...request.starts].sort((a, b) => a - b);
    return { request, runs: startRuns(request, starts), known: new Map() };
  },
  work,
  report,
  stopped,
});

/** One run for each start, with an eighth of the beam. */
function startRuns(request: PathRequest, starts: readonly Cell[]): Run[] {
  const beam = Math.max(1, request.firstBeam >> 3);
  const maxEvaluations = Math.ceil(request.maxEvaluations / starts.length);
  const standing = standingOutcome(request);
  return starts.map((start) => newRun({ ...request, starts: [start], ...widthsOf(beam), maxEvaluations }, standing));
}

/** The public results of what the runs have found; worked out anew only where one has found something better. */
function resultsOf(job: Job, bestOf: (run: Run) => BeamBest): PathResult[] {
  const { request, runs, count, known, told } = job;
  const bests = runs.map(bestOf);
  if (told && bests.every((best, i) => best === told.bests[i])) return told.results;
  const results = (count === undefined ? bests : ranked(bests).slice(0, count)).map((best) => {
    const [path] = best.paths;
    const result = known.get(path) ?? resultOf({ ...request, starts: [path[0]] }, best);
    known.set(path, result);
    return result;
  });
  job.told = { bests, results };
  return results;
}

/** Each path by itself, the best first. */
function ranked(bests: readonly BeamBest[]): BeamBest[] {
  const list = bests.flatMap(({ measures, paths }) => paths.map((path) => ({ measures, paths: [path] })));
  return list.sort((a, b) => compareMeasures(b.measures, a.measures) || a.paths[0].length - b.paths[0].length);
}

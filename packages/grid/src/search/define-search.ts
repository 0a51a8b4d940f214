import { createPace, type Pace } from './pace.js';
import type { Progress, Search } from './search.js';
import type { Slices } from './slices.js';

/**
 * What a search is made of.
 *
 * @typeParam A - the arguments of the search
 * @typeParam J - the job: the checked input, and what the work has found out so far
 * @typeParam R - the answer
 * @typeParam P - what the search reports
 *
 * @internal
 */
export type SearchParts<A extends readonly unknown[], J, R, P extends Progress<R> = Progress<R>> = {
  /** Checks the input, when the search is called. */
  readonly read: (...args: A) => J;
  /** Does the work, with a pause whenever the pace says so. */
  readonly work: (job: J, pace: Pace) => Slices<R>;
  /** What the search says at a pause. */
  readonly report: (job: J, pace: Pace) => P;
  /** The best answer so far, if the search is stopped at a pause. */
  readonly stopped: (job: J, pace: Pace) => R;
};

/**
 * Makes a search of its parts: the one way to define one.
 *
 * The input is read when the search is called, so bad input is refused by the call and not by the first step.
 *
 * @param parts - how to read the input, to do the work, to report and to stop
 * @returns a function that starts the search
 * @internal
 *
 * @example
 * ```ts
 * import { checkInteger, defineSearch, runSync, spend } from '@kit/grid';
 *
 * const countSearch = defineSearch({
 *   read: (n: number) => ({ n: checkInteger(n, 'n', 0), count: 0 }),
 *   *work(job, pace) {
 *     for (; job.count < job.n; job.count++) if (spend(pace, 1)) yield;
 *     return job.count;
 *   },
 *   report: ({ n, count }) => ({ nodes: count, total: n }),
 *   stopped: ({ count }) => count,
 * });
 * runSync(countSearch(100_000)); // => 100000
 * const search = countSearch(100_000);
 * search.next().value; // => { nodes: 9999, total: 100000 }
 * search.next('stop').value; // => 9999
 * ```
 */
export function defineSearch<A extends readonly unknown[], J, R, P extends Progress<R> = Progress<R>>(
  parts: SearchParts<A, J, R, P>,
): (...args: A) => Search<R, P> {
  return (...args) => run(parts, parts.read(...args));
}

/** Not by `shareSlices`, whose undefined means stopped: here it may be the answer. */
function* run<A extends readonly unknown[], J, R, P extends Progress<R>>(
  { work, report, stopped }: SearchParts<A, J, R, P>,
  job: J,
): Search<R, P> {
  const pace = createPace();
  const slices = work(job, pace);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
    if ((yield report(job, pace)) === 'stop') return stopped(job, pace);
  }
}

/**
 * Long work as a generator, so that the caller owns the clock.
 *
 * A search yields its progress now and then and returns its answer at the end. It never looks at the time: who runs it
 * decides how long to go on, and `next('stop')` makes it return the best that it has. {@link runSync} runs one to its
 * end; `runAsync` shares the event loop.
 */

/** What a search reports while it works. */
export type Progress<R> = {
  /** Nodes (or evaluations) so far. */
  readonly nodes: number;
  /** How many there will be, where that is known. */
  readonly total?: number;
  /** The best answer so far, where there is one. */
  readonly best?: R;
};

/** Long work: yields {@link Progress}, takes `'stop'`, returns the answer. */
export type Search<R> = Generator<Progress<R>, R, 'stop' | undefined>;

/** The answer of everything that makes something: it may be found, not found within the limit, or proved impossible. */
export type Found<T> =
  | ({
      /** Found: the answer stands beside this. */
      readonly status: 'found';
    } & T)
  | {
      /** Not found within the limit; whether there is one stays open. */
      readonly status: 'limit';
    }
  | {
      /** Proved that there is none. */
      readonly status: 'impossible';
    };

/**
 * Runs a search to its end.
 *
 * @param search - a fresh search
 * @returns what the search returns
 *
 * @example
 * ```ts
 * import { runSync, type Search } from '@kit/grid';
 *
 * function* countTo(n: number): Search<number> {
 *   for (let i = 0; i < n; i++) {
 *     if ((yield { nodes: i, total: n }) === 'stop') return i;
 *   }
 *   return n;
 * }
 * runSync(countTo(5)); // => 5
 * ```
 */
export function runSync<R>(search: Search<R>): R {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

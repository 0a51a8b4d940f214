/**
 * Long work as a generator, so that the caller owns the clock.
 *
 * A search yields its progress now and then and returns its answer at the end. It never looks at the time: who runs it
 * decides how long to go on, and `next('stop')` makes it return the best that it has. {@link runSync} runs one to its
 * end; `runAsync` shares the event loop.
 */

import { InvalidInputError } from '../errors/invalid-input-error.js';
import { isObject } from '../errors/is-object.js';
import { unexpected } from '../errors/unexpected.js';

/** What a search reports while it works. */
export type Progress<R> = {
  /** Nodes (or evaluations) so far. */
  readonly nodes: number;
  /** How many there will be, where that is known. */
  readonly total?: number | undefined;
  /** The best answer so far, where there is one. */
  readonly best?: R | undefined;
};

/**
 * Long work: yields {@link Progress}, takes `'stop'`, returns the answer. Between two yields lies a counted amount of
 * work, about 2 ms of it and never more than 10 ms, so that a time limit or a button that stops it is heard. The answer comes
 * once, with the last step: to search again, make a new search.
 *
 * @typeParam R - the answer
 * @typeParam P - what this search reports, where that is more than every search does
 */
export type Search<R, P extends Progress<R> = Progress<R>> = Generator<P, R, 'stop' | undefined>;

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
 * @throws {@link InvalidInputError} `bad-search` if it is not a generator, `search-used-up` if it was run before: a
 * generator gives its result only once, so make a new search
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
  takeSearch(search);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs a search inside another: hands its progress on as the outer search reports it, and `'stop'` down to it.
 *
 * Use it with `yield*`, whose value is the inner answer; an inner search that was told to stop returns its best.
 *
 * @param search - the inner work: any generator that takes `'stop'`
 * @param report - what the outer search says for a progress of the inner one
 * @returns the inner answer
 * @internal
 *
 * @example
 * ```ts
 * import { mapSearch, runSync, type Search } from '@kit/grid';
 *
 * function* countTo(n: number): Search<number> {
 *   for (let i = 0; i < n; i++) {
 *     if ((yield { nodes: i, total: n }) === 'stop') return i;
 *   }
 *   return n;
 * }
 * function* countTwice(n: number): Search<number> {
 *   const first = yield* mapSearch(countTo(n), ({ nodes }) => ({ nodes, total: 2 * n }));
 *   const second = yield* mapSearch(countTo(n), ({ nodes }) => ({ nodes: n + nodes, total: 2 * n }));
 *   return first + second;
 * }
 * runSync(countTwice(5)); // => 10
 * ```
 */
export function* mapSearch<P, R, Q>(
  search: Generator<P, R, 'stop' | undefined>,
  report: (progress: P) => Q,
): Generator<Q, R, 'stop' | undefined> {
  let command: 'stop' | undefined;
  for (;;) {
    const step = search.next(command);
    if (step.done) return step.value;
    command = yield report(step.value);
  }
}

/** The searches that were run. A generator that has ended gives undefined, which could be taken for a result. */
const usedUp = /* @__PURE__ */ new WeakSet<object>();

/** Checks that something can be run as a search, and was not run before. */
export function takeSearch(search: unknown): void {
  if (!isObject(search) || !isFunction((search as Generator).next) || !isFunction((search as Generator).throw)) {
    throw unexpected('bad-search', 'search', search, 'a generator');
  }
  if (usedUp.has(search)) {
    const message = 'search was run before: expected a new one';
    throw new InvalidInputError('search-used-up', message, { name: 'search' });
  }
  usedUp.add(search);
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

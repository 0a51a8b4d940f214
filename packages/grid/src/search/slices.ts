/**
 * Long work inside of a package: a generator that yields wherever it may pause, after a counted amount of work.
 *
 * A yield carries nothing: it only says that the work may be taken up again or given up. So whoever runs it needs no hand
 * in its data, and the same work serves a plain function ({@link runSlices}) and a search ({@link shareSlices}). Yield in
 * outer loops, where it costs nothing to speak of, and keep the inner loops plain.
 */

/**
 * Work in slices; what it returns is its result.
 *
 * @internal
 */
export type Slices<R> = Generator<undefined, R, undefined>;

/**
 * Runs work in slices to its end, without a pause.
 *
 * @param work - the work, not yet begun
 * @returns its result
 * @internal
 *
 * @example
 * ```ts
 * import { runSlices, type Slices } from '@kit/grid';
 *
 * function* sumTo(n: number): Slices<number> {
 *   let sum = 0;
 *   for (let i = 1; i <= n; i++) {
 *     sum += i;
 *     if (i % 100_000 === 0) yield;
 *   }
 *   return sum;
 * }
 * runSlices(sumTo(4)); // => 10
 * ```
 */
export function runSlices<R>(work: Slices<R>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs work in slices as a part of a search: the search reports at each pause, and leaves the work where it is when it is
 * told to stop.
 *
 * Use it with `yield*`.
 *
 * @param work - the work, not yet begun
 * @param report - what the search says at a pause
 * @returns the result; undefined if the search was told to stop
 * @internal
 *
 * @example
 * ```ts
 * import { type Search, shareSlices, type Slices } from '@kit/grid';
 *
 * function* sumTo(n: number): Slices<number> {
 *   let sum = 0;
 *   for (let i = 1; i <= n; i++) {
 *     sum += i;
 *     if (i % 2 === 0) yield;
 *   }
 *   return sum;
 * }
 * function* sumSearch(n: number): Search<number | 'stopped'> {
 *   const sum = yield* shareSlices(sumTo(n), () => ({ nodes: 0 }));
 *   return sum ?? 'stopped';
 * }
 * const search = sumSearch(4);
 * search.next().value; // => { nodes: 0 }
 * search.next('stop').value; // => 'stopped'
 * ```
 */
export function* shareSlices<R extends NonNullable<unknown>, P>(
  work: Slices<R>,
  report: () => P,
): Generator<P, R | undefined, 'stop' | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if ((yield report()) === 'stop') return undefined;
  }
}

/**
 * Work that knows where it can be interrupted: it yields after a counted amount, about a millisecond or two, and takes no
 * command. Who runs it within a search hears `'stop'` in its place and leaves it where it is ({@link share}); who wants
 * the result at once runs it through ({@link finish}).
 *
 * Tables that are made on first use and kept are made this way, so that the first search isn't deaf while it makes them.
 */
export type Sliced<R> = Generator<undefined, R, undefined>;

/** Runs the work to its end. */
export function finish<R>(work: Sliced<R>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The work as a part of a search that reports meanwhile; `undefined` if the search was told to stop. */
export function* share<R extends NonNullable<unknown>, P>(
  work: Sliced<R>,
  report: () => P,
): Generator<P, R | undefined, 'stop' | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if ((yield report()) === 'stop') return undefined;
  }
}

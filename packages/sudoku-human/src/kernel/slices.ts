/**
 * Long work inside the package: a generator that yields wherever it can be left.
 *
 * A yield carries nothing. It only says that the work may pause here, be taken up again, or be given up, so whoever runs
 * it needs no hand in its data: `asSearch` makes a public search of it, `inOneGo` runs it to its end. Between two yields
 * lies a counted amount of work; the finders and kernels yield in their outer loops, where a yield costs nothing to speak
 * of, and keep their inner loops plain.
 */

/** Work in slices; what it returns is its answer. */
export type Slices<R> = Generator<undefined, R, undefined>;

/** Runs the work to its end. */
export function inOneGo<R>(slices: Slices<R>): R {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/**
 * How much a kernel has worked, so that it can yield in time and a limit can count what a position really cost.
 *
 * A unit is a turn of an inner loop. What can be long asks {@link Meter.isDue} between two pieces of work and yields;
 * what is called in between is short and only counts. Who runs a kernel stops it by not going on with it.
 */

/** Units of work between two yields: well under a millisecond, so that one long piece more is still a short slice. */
const unitsPerSlice = 100_000;

/** Counts units of work. */
export class Meter {
  /** All units so far. */
  work = 0;
  private next = unitsPerSlice;

  /** Is it time to yield? If so, the next slice begins. */
  isDue(): boolean {
    if (this.work < this.next) return false;
    this.next = this.work + unitsPerSlice;
    return true;
  }
}

/** A kernel: yields when a slice is over, and returns its answer. */
export type Kernel<R> = Generator<void, R, void>;

/** Runs a kernel as part of a search; undefined if the search was told to stop. */
export function* runKernel<P, R>(
  kernel: Kernel<R>,
  report: () => P,
): Generator<P, { readonly answer: R } | undefined, 'stop' | undefined> {
  for (;;) {
    const step = kernel.next();
    if (step.done) return { answer: step.value };
    if ((yield report()) === 'stop') return undefined;
  }
}

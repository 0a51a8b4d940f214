/**
 * How much work a search has done, counted, so that limits and slices don't depend on the machine.
 *
 * The unit is a step: one rectangle looked at for one place, or as much (a few nanoseconds). Kernels take their steps off
 * {@link Work.left}; where nothing is left, everything between them and the search yields, and the search begins the next
 * slice. So a packing of a million rectangles is cut into slices as well as a thousand packings of a hundred are.
 */

/** A slice: about a millisecond. Whoever pauses does at most one more pass over the list. */
const sliceSteps = 250_000;

/** So many steps of one packing are an evaluation: a packing of about a hundred rectangles takes less. */
export const evaluationSteps = 20_000;

/** Counts the work of one search. */
export class Work {
  /** Steps left in this slice; whoever finds it at 0 or below yields. */
  left: number = sliceSteps;
  /** Evaluations that have been counted. */
  evaluations = 0;
  #done = sliceSteps;
  #counted = 0;

  /** All steps so far. */
  get steps(): number {
    return this.#done - this.left;
  }

  /** The next slice begins. */
  rest(): void {
    this.#done += sliceSteps - this.left;
    this.left = sliceSteps;
  }

  /** So many packings have come to their end: each is an evaluation, and more if they took more steps than those have. */
  count(packings: number): void {
    const { steps } = this;
    this.evaluations += Math.max(packings, Math.floor((steps - this.#counted) / evaluationSteps));
    this.#counted = steps;
  }
}

/** Work that pauses: what it yields says nothing but that a slice is over. */
export type Paused<R = void> = Generator<void, R, void>;

/** Runs paused work to its end, for callers that can't be interrupted. */
export function runThrough<R>(work: Work, paused: Paused<R>): R {
  for (;;) {
    const step = paused.next();
    if (step.done) return step.value;
    work.rest();
  }
}

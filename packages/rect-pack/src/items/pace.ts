/**
 * How much a search has done, counted, so that limits and slices don't depend on the machine.
 *
 * The unit is a step: one rectangle looked at for one place, or as much (a few nanoseconds). Kernels take their steps off
 * {@link Pace.left}; where nothing is left, everything between them and the search yields, and the next slice begins.
 * So a packing of a million rectangles is cut into slices as well as a thousand packings of a hundred are.
 */

import type { Steps } from './steps.js';

/** A slice: half a millisecond to one. Whoever pauses does at most one more pass over the list. */
const sliceSteps = 100_000;

/** The first slices of each kind of work are shorter: code that has not run yet is interpreted, many times as slow. */
const firstSlice = 10_000;

/** A slice for callers that can't be interrupted: nearly all that there is to do. */
const longSlice = 1_000_000_000;

/** So many steps of one packing are an evaluation: a packing of about a hundred rectangles takes less. */
export const evaluationSteps = 20_000;

/** Counts the work of one search. */
export class Pace implements Steps {
  /** Steps left in this slice; whoever finds it at 0 or below yields. */
  left: number;
  /** Evaluations that have been counted. */
  evaluations = 0;
  #slice: number;
  #done: number;
  #counted = 0;
  /** The kinds of work that have begun; undefined where nothing pauses. */
  readonly #begun: Set<string> | undefined;

  /**
   * For a search, which pauses, or for a plain call, which has no reason to. Slices grow from the first on by a quarter;
   * those of a single step stay as they are, so that a test can pause wherever there is a pause.
   */
  constructor(pauses: boolean, first: number = pauses ? firstSlice : longSlice) {
    this.#slice = first;
    this.#begun = pauses ? new Set() : undefined;
    this.#done = this.#slice;
    this.left = this.#slice;
  }

  /** All steps so far. */
  get steps(): number {
    return this.#done - this.left;
  }

  /** Work that is no step of a packing, such as making what a step works on: it shortens the slice and is not counted. */
  spend(steps: number): void {
    this.left -= steps;
    this.#done -= steps;
  }

  /** Work of this kind begins. If it is for the first time, the slices begin to grow anew. */
  begin(kind: string): void {
    if (this.#begun === undefined || this.#begun.has(kind)) return;
    this.#begun.add(kind);
    this.#slice = Math.min(this.#slice, firstSlice);
    const less = Math.max(0, this.left - this.#slice);
    this.left -= less;
    this.#done -= less;
  }

  /** The slice is over and the next one begins; to be yielded. */
  rest(): undefined {
    if (this.#slice < sliceSteps) this.#slice = Math.min(sliceSteps, this.#slice + (this.#slice >> 2));
    this.#done += this.#slice - this.left;
    this.left = this.#slice;
    return undefined;
  }

  /** Another search begins, which has taken so many steps until now: its first packing counts as that of the only search. */
  begunWith(steps: number): void {
    this.#counted = this.steps - steps;
  }

  /** So many packings have come to their end: each is an evaluation, and more if they took more steps than those have. */
  count(packings: number): void {
    const { steps } = this;
    const taken = steps - this.#counted;
    this.evaluations +=
      taken < 2 * evaluationSteps ? packings : Math.max(packings, Math.floor(taken / evaluationSteps));
    this.#counted = steps;
  }
}

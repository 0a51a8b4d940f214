/**
 * Evaluations: how many packings a search has tried, or as much work, so that limits don't depend on the machine.
 *
 * The unit of a pace is a step here: one rectangle looked at for one place, or as much (a few nanoseconds).
 */
import { createPace, type Pace, spend } from '@kit/grid';
import type { Effort } from '../types.js';

/** Steps of one packing that make an evaluation. A packing of about a hundred rectangles takes fewer. */
export const evaluationSteps = 20_000;

/** How far a search goes. */
export type Reach = { readonly effort: Effort; readonly seed: number; readonly maxEvaluations: number };

/** The pace of a search that counts its evaluations as well. */
export type Tally = Pace & {
  /** Evaluations so far. */
  evaluations: number;
  /** Steps of the evaluations that are counted. */
  counted: number;
  /** Work that is no step of a packing, such as a bound. */
  aside: number;
};

/** Begins to count the evaluations of a search, which took so many steps to read its input. */
export function startTally(pace: Pace, steps = 0): Tally {
  pace.work += steps;
  return Object.assign(pace, { evaluations: 0, counted: 0, aside: 0 });
}

/** A pace for work that nobody interrupts. */
export function longPace(): Pace {
  return createPace(1_000_000_000);
}

/** All steps so far. */
export function stepsOf({ work, aside }: Tally): number {
  return work - aside;
}

/** As `spend`, for work that is no step of a packing. */
export function spendAside(tally: Tally, work: number): boolean {
  tally.aside += work;
  return spend(tally, work);
}

/** Another search begins, which has taken so many steps until now: its first packing counts as that of the only search. */
export function restartTally(tally: Tally, steps: number): void {
  tally.counted = stepsOf(tally) - steps;
}

/** Counts packings that have come to their end: each is an evaluation, and more if they took more steps than those have. */
export function countPackings(tally: Tally, packings: number): void {
  const steps = stepsOf(tally);
  const taken = steps - tally.counted;
  tally.evaluations += taken < 2 * evaluationSteps ? packings : Math.max(packings, Math.floor(taken / evaluationSteps));
  tally.counted = steps;
}

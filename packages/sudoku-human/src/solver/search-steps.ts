/**
 * The two ways to ask techniques: the first step of the easiest that has one, and every step of all.
 *
 * Both run the same finders in the same order, so the next step is the first of all steps. Both work in slices or in one
 * go, as they are told: in one go nothing is prepared that may not be needed.
 */

import type { Slices } from '@kit/grid';
import type { Context, Emit, Finder } from '../technique/technique.js';
import type { Step } from '../types.js';

/** How the work is done: in one go, or in slices, with a word whenever a technique has been asked. */
export type Pace = {
  /** May the work pause? */
  readonly pauses: boolean;
  /** Called whenever a technique has been asked. */
  readonly onAsked?: (() => void) | undefined;
};

/** Never pauses. */
export const inOneGoPace: Pace = { pauses: false };

/** The first step of the first technique that has one. */
export function* firstStep(context: Context, techniques: readonly Finder[], pace: Pace): Slices<Step | undefined> {
  if (!pace.pauses) return firstStepInOneGo(context, techniques);
  let first: Step | undefined;
  const take: Emit = (step) => {
    first = step;
    return true;
  };
  yield* ask(context, techniques, take, pace);
  return first;
}

/** Most steps are easy ones: then a generator for each would cost as much as the search. */
export function firstStepInOneGo(context: Context, techniques: readonly Finder[]): Step | undefined {
  let first: Step | undefined;
  const take: Emit = (step) => {
    first = step;
    return true;
  };
  for (const { find } of techniques) if (find(context, take)) break;
  return first;
}

/** Hands on every step, technique by technique, until `emit` wants no more; true if it didn't. */
export function* ask(
  context: Context,
  techniques: readonly Finder[],
  emit: Emit,
  { pauses, onAsked }: Pace,
): Slices<boolean> {
  if (pauses) yield* context.uniqueness.prove();
  for (const { find, slices } of techniques) {
    const stopped = pauses && slices !== undefined ? yield* slices(context, emit) : find(context, emit);
    if (stopped) return true;
    onAsked?.();
    if (pauses) yield;
  }
  return false;
}

/**
 * The two ways to ask techniques: the first step of the easiest that has one, and every step of all.
 *
 * Both run the same finders in the same order, so the next step is the first of all steps. Both work in one go or in
 * slices, as the pace says: in one go nothing is prepared that may not be needed, and no code of the slices is bundled.
 */

import type { Slices } from '@kit/grid';
import { type CountSolutions, countAtOnce, countInSlices } from '../count/solutions.js';
import type { Tables } from '../kernel/tables.js';
import type { Context, Emit, Finder } from '../techniques/shared/technique.js';
import type { Step } from '../types.js';

/** How the work is done: each answers at once, or with slices that end in the answer. */
export type Pace = {
  /** Hands on every step, technique by technique, until `emit` wants no more; true if it didn't. */
  readonly ask: (context: Context, techniques: readonly Finder[], emit: Emit) => boolean | Slices<boolean>;
  /** Counts the solutions of masks on a board. */
  readonly countSolutions: CountSolutions;
};

/** A pace that always answers in slices. */
export type SlicedPace = Omit<Pace, 'ask'> & { readonly ask: (...asked: Parameters<Pace['ask']>) => Slices<boolean> };

/** All at once. */
export const inOneGo: Pace = /* @__PURE__ */ (() => ({ ask, countSolutions: countAtOnce }))();

/** In slices; `onAsked` is called whenever a technique has been asked. */
export function inSlices(onAsked?: () => void): SlicedPace {
  return {
    *ask(context, techniques, emit) {
      const { tables } = context.state;
      yield* context.uniqueness.prove((masks, limit) => countInSlices(tables, masks, limit));
      const take = onBoard(tables, emit);
      for (const { find, slices, holdsOn } of techniques) {
        if (holdsOn?.(tables) === false) continue;
        if (slices === undefined ? find(context, take) : yield* slices(context, take)) return true;
        onAsked?.();
        yield;
      }
      return false;
    },
    countSolutions: countInSlices,
  };
}

/** Asks techniques in one go. */
export function ask(context: Context, techniques: readonly Finder[], emit: Emit): boolean {
  const { tables } = context.state;
  const take = onBoard(tables, emit);
  return techniques.some(({ find, holdsOn }) => holdsOn?.(tables) !== false && find(context, take));
}

/** Steps on a board that isn't the classic one name its layout. */
function onBoard({ layout }: Tables, emit: Emit): Emit {
  return layout === undefined ? emit : (step) => emit({ ...step, layout });
}

/** The first step of the first technique that has one. */
export function* firstStep(context: Context, techniques: readonly Finder[], pace: Pace): Slices<Step | undefined> {
  const first = takeOne();
  const asked = pace.ask(context, techniques, first.take);
  if (typeof asked !== 'boolean') yield* asked;
  return first.step;
}

/** Takes every step. */
export function takeAll(): { readonly steps: Step[]; readonly take: Emit } {
  const steps: Step[] = [];
  const take = (step: Step) => {
    steps.push(step);
    return false;
  };
  return { steps, take };
}

/** Takes a step and wants no other. */
export function takeOne(): { step: Step | undefined; readonly take: Emit } {
  const taken = {
    step: undefined as Step | undefined,
    take: (step: Step) => {
      taken.step = step;
      return true;
    },
  };
  return taken;
}

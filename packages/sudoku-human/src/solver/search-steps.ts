/**
 * The two ways to ask techniques: the first step of the easiest that has one, and every step of all.
 *
 * Both run the same finders in the same order, so the next step is the first of all steps.
 */

import { type Slices, spend } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import type { Context, Emit, Finder } from '../techniques/shared/technique.js';
import type { Step } from '../types.js';

/** Units of work of a technique that works in one piece. */
const PLAIN_WORK = 500;

/** How many techniques were asked. */
export type Asked = { nodes: number };

/**
 * Hands on every step, technique by technique, until `emit` wants no more; true if it didn't. Then `again` may have changed the
 * board: if it says so, the first technique is asked again.
 */
export function* ask(
  context: Context,
  techniques: readonly Finder[],
  emit: Emit,
  asked: Asked = { nodes: 0 },
  again: () => boolean = () => false,
): Slices<boolean> {
  const { state, pace } = context;
  const { tables } = state;
  const take = onBoard(tables, emit);
  for (let at = 0; at < techniques.length; at++) {
    const { find, slices, holdsOn, proof } = techniques[at];
    asked.nodes++;
    if (holdsOn?.(tables) === false) continue;
    if (proof !== undefined && !(yield* proof(context))) continue;
    if (!(slices === undefined ? find(context, take) : yield* slices(context, take))) {
      if (slices !== undefined || spend(pace, PLAIN_WORK)) yield;
    } else if (again()) at = -1;
    else return true;
  }
  return false;
}

/** Steps on a board that isn't the classic one name its layout. */
function onBoard({ layout }: Tables, emit: Emit): Emit {
  return layout === undefined ? emit : (step) => emit({ ...step, layout });
}

/** The first step of the first technique that has one. */
export function* firstStep(context: Context, techniques: readonly Finder[], asked?: Asked): Slices<Step | undefined> {
  const first = takeOne();
  yield* ask(context, techniques, first.take, asked);
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

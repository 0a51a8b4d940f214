/** Techniques that look at one digit at a time skip the digits that stand as they did when nothing was found. */

import { isAsSeen, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import type { Context, Emit } from './technique.js';

/**
 * Runs a search over the digits that have changed since the search of this name was in vain.
 *
 * @param search - looks at the digits (from 0) of the mask, hands its steps to `hand`, and returns whether that stopped it
 */
export function searchDigits(
  context: Context,
  name: string,
  emit: Emit,
  search: (digits: number, hand: Emit) => boolean,
): boolean {
  const digits = changedDigits(context, name);
  let any = false;
  const stopped = search(digits, (step) => {
    any = true;
    return emit(step);
  });
  if (!any) noteInVain(context, name);
  return stopped;
}

/** The digits that have changed since the search of this name was in vain, as a mask. */
export function changedDigits({ state, memory }: Context, name: string): number {
  const seenInVain = recall(memory, name, () => noDigitSets(state.tables));
  let digits = 0;
  for (let digit = 0; digit < state.tables.size; digit++) if (!isAsSeen(seenInVain, state, digit)) digits |= 1 << digit;
  return digits;
}

/** Notes that the search found nothing; not if a step was not taken, for it may be taken next time. */
export function noteInVain({ state, memory }: Context, name: string): void {
  const seenInVain = recall(memory, name, () => noDigitSets(state.tables));
  for (let digit = 0; digit < state.tables.size; digit++) noteSeen(seenInVain, state, digit);
}

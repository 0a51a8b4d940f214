/** Facts of almost locked sets that depend on the limits as well as on the state: one search has one set of limits. */

import type { Slices } from '@kit/grid';
import { derive } from '../kernel/derived.js';
import type { Context } from '../technique/technique.js';
import { type AlmostLockedSet, almostLockedSets } from './almost-locked-sets.js';
import { type SetSights, setSights } from './set-sights.js';

/** The almost locked sets that the limits allow, by their size and then by their cells. */
export function* setsOf({ state, derived, limits }: Context): Slices<readonly AlmostLockedSet[]> {
  const kept = derive(state, derived, keptSets);
  kept[0] ??= yield* almostLockedSets(state);
  const sets = kept[0];
  return limits.maxAlsSize < 8 ? sets.filter(({ cells }) => cells.length <= limits.maxAlsSize) : sets;
}

/** Which candidates lock which sets, worked out once for all techniques that ask. */
export function* sightsOf(context: Context): Slices<SetSights> {
  const kept = derive(context.state, context.derived, keptSights);
  kept[0] ??= yield* setSights(context.state, yield* setsOf(context));
  return kept[0];
}

function keptSets(): (readonly AlmostLockedSet[])[] {
  return [];
}

function keptSights(): SetSights[] {
  return [];
}

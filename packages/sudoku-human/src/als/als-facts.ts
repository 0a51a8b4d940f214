/** Facts of almost locked sets that depend on the limits as well as on the state: one search has one set of limits. */

import { derive } from '../kernel/derived.js';
import type { Slices } from '../kernel/slices.js';
import type { Context } from '../techniques/technique.js';
import { type AlmostLockedSet, almostLockedSets } from './almost-locked-sets.js';
import { type SetSights, setSights } from './set-sights.js';

/** The almost locked sets that the limits allow, by their size and then by their cells. */
export function setsOf({ state, derived, limits }: Context): readonly AlmostLockedSet[] {
  const sets = derive(state, derived, almostLockedSets);
  return limits.maxAlsSize < 8 ? sets.filter(({ cells }) => cells.length <= limits.maxAlsSize) : sets;
}

/** Which candidates lock which sets, worked out once for all techniques that ask. */
export function* sightsOf(context: Context): Slices<SetSights> {
  const kept = derive(context.state, context.derived, keptSights);
  kept[0] ??= yield* setSights(context.state, setsOf(context));
  return kept[0];
}

function keptSights(): SetSights[] {
  return [];
}

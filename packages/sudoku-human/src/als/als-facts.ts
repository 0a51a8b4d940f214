/** Facts of almost locked sets that depend on the limits as well as on the state: one search has one set of limits. */

import { derive } from '../kernel/derived.js';
import type { Context } from '../techniques/technique.js';
import { type SetSights, setSights } from './set-sights.js';

/** Which candidates lock which sets, worked out once for all techniques that ask. */
export function sightsOf({ state, derived, limits }: Context): SetSights {
  const kept = derive(state, derived, keptSights);
  kept[0] ??= setSights(state, derived, limits.maxAlsSize);
  return kept[0];
}

function keptSights(): SetSights[] {
  return [];
}

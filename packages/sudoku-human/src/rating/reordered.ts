/** Techniques whose instances come in another order. */

import { type Context, type Finder, slicedTechnique, slicesOf } from '../technique/technique.js';
import type { Step } from '../types.js';

/** The instances of some techniques together in another order, under the name of the first. */
export function reordered(members: readonly Finder[], order: (steps: Step[], context: Context) => Step[]): Finder {
  return slicedTechnique(members[0].id, function* (context, emit) {
    const steps: Step[] = [];
    for (const member of members) {
      yield* slicesOf(member, context, (step) => steps.push(step) < 0);
    }
    return order(steps, context).some(emit);
  });
}

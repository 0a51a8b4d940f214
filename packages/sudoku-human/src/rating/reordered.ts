/** Techniques whose instances come in another order. */

import type { Context, Technique } from '../techniques/technique.js';
import type { Step } from '../types.js';

/** The instances of some techniques together in another order, under the name of the first. */
export function reordered(
  members: readonly Technique[],
  order: (steps: Step[], context: Context) => Step[],
): Technique {
  return {
    id: members[0].id,
    find(context, emit): boolean {
      const steps: Step[] = [];
      for (const { find } of members) {
        find(context, (step) => {
          steps.push(step);
          return false;
        });
      }
      return order(steps, context).some(emit);
    },
  };
}

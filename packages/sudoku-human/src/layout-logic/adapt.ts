/**
 * The techniques whose finder knows the classic board alone, on other boards: by the finders of layouts where there is one,
 * else not at all. What reads the tables of its board is used as it is.
 */

import { type Context, type Finder, slicedTechnique } from '../techniques/shared/technique.js';
import { layoutFindersOf } from './finders.js';
import type { View } from './view.js';

/** Families whose finders know the classic board alone; each leaves this list when its finders read the tables of any board. */
const chains = ['x-chain', 'xy-chain', 'aic', 'continuous-nice-loop', 'discontinuous-nice-loop', 'grouped-x-chain'];
const grouped = ['grouped-aic', 'grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop'];
const als = ['als-xz', 'als-xy-wing', 'als-xy-chain', 'wxyz-wing', 'sue-de-coq', 'death-blossom'];
const exotic = ['exocet', 'firework', 'tridagon', 'sk-loop', 'multi-sector-locked-sets'];
const templates = ['template-set', 'template-delete'];
const classicOnly: ReadonlySet<string> = /* @__PURE__ */ new Set<string>([
  ...chains,
  ...grouped,
  ...als,
  'aligned-pair-exclusion',
  ...exotic,
  ...templates,
]);

const adapted = /* @__PURE__ */ new WeakMap<Finder, Finder>();

/** The technique on boards that aren't the classic one. */
export function onLayouts(finder: Finder): Finder {
  if (!classicOnly.has(finder.id)) return finder;
  let other = adapted.get(finder);
  if (other === undefined) adapted.set(finder, (other = adapt(finder)));
  return other;
}

function adapt({ id }: Finder): Finder {
  const finders = layoutFindersOf(id);
  if (finders.length === 0) return { id, find: () => false, holdsOn: () => false };
  return slicedTechnique(id, function* (context, emit) {
    const view = viewOf(context);
    for (const finder of finders) if (yield* finder.run(view, emit, (one) => one === id)) return true;
    return false;
  });
}

function viewOf({ state: { tables, values, masks, places } }: Context): View {
  return { tables, values: [...values], masks, places };
}

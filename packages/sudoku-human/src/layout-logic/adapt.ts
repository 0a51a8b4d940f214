/**
 * The techniques whose finder knows the classic board alone, on other boards: by the finders of layouts where there is one,
 * else not at all. What reads the tables of its board is used as it is.
 */

import { recall } from '../kernel/memory.js';
import { type Context, type Finder, slicedTechnique } from '../techniques/shared/technique.js';
import type { Position } from '../types.js';
import { layoutFindersOf } from './finders.js';
import { createMemory, type Memory } from './steps.js';
import type { View } from './view.js';

/** Families whose finders know the classic board alone; each leaves this list when its finders read the tables of any board. */
const classicOnly: ReadonlySet<string> = /* @__PURE__ */ new Set<string>(['forcing-net']);

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
    const memory = memoryOf(context);
    for (const finder of finders) if (yield* finder.run(view, emit, (one) => one === id, memory)) return true;
    return false;
  });
}

function viewOf({ state: { tables, values, masks, places } }: Context): View {
  return { tables, values: [...values], masks, places };
}

/** What nets have found out before, once the solution is known. */
function memoryOf({ state, memory, solution }: Context): Memory | undefined {
  if (!solution.some((word) => word !== 0)) return undefined;
  return recall(memory, 'layout-nets', () => createMemory(state.tables, digitsOf(state.tables, solution)));
}

/** The digits of a solution, by cell. */
function digitsOf({ cells, size, words }: View['tables'], solution: Int32Array): Position['values'] {
  return Array.from({ length: cells }, (_, cell) => {
    for (let digit = 0; digit < size; digit++) {
      if ((solution[digit * words + (cell >> 5)] & (1 << (cell & 31))) !== 0) return digit + 1;
    }
    return 0;
  });
}

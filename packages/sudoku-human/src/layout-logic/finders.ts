/** The finders of layouts that no finder of all boards has replaced yet. */

import type { TechniqueId } from '../types.js';
import { forcingNet } from './nets.js';
import type { LayoutFinder } from './steps.js';

const finders: readonly LayoutFinder[] = /* @__PURE__ */ (() => [forcingNet])();

/** The finders that have the technique. */
export function layoutFindersOf(id: TechniqueId): readonly LayoutFinder[] {
  return finders.filter(({ ids }) => ids.includes(id));
}

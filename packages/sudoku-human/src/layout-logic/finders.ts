/** The finders of layouts that no finder of all boards has replaced yet. */

import type { TechniqueId } from '../types.js';
import { alsXyWing, alsXz } from './als.js';
import { chains } from './chains.js';
import { continuousLoops, groupedChains } from './grouped-chains.js';
import type { LayoutFinder } from './steps.js';
import { wxyzWing } from './wxyz-wing.js';

const finders: readonly LayoutFinder[] = /* @__PURE__ */ (() => [
  wxyzWing,
  chains('x-chain'),
  groupedChains('grouped-x-chain'),
  chains('xy-chain'),
  chains('aic'),
  alsXz,
  alsXyWing,
  continuousLoops,
  groupedChains('grouped-aic'),
])();

/** The finders that have the technique. */
export function layoutFindersOf(id: TechniqueId): readonly LayoutFinder[] {
  return finders.filter(({ ids }) => ids.includes(id));
}

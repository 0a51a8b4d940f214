/** The techniques for layouts in the order in which a person looks, and how many stars each asks for. */

import type { Stars, TechniqueId } from '../types.js';
import { alsXyWing, alsXz } from './als.js';
import { chains } from './chains.js';
import { colors, medusa } from './colors.js';
import { emptyRectangles } from './empty-rectangle.js';
import { finnedLines } from './finned-fish.js';
import { basicFish } from './fish.js';
import { continuousLoops, groupedChains } from './grouped-chains.js';
import { commonPeersFinder, locked } from './locked.js';
import { finnedMixedXWing, mixedSwordfish, mixedXWing } from './mixed-fish.js';
import { forcingNet } from './nets.js';
import { singles } from './singles.js';
import type { LayoutFinder } from './steps.js';
import { hidden, naked, nakedSetFinder } from './subsets.js';
import { turbots } from './turbot.js';
import { uniqueRectangles } from './unique-rectangles.js';
import { wWings } from './w-wing.js';
import { wings } from './wings.js';
import { wxyzWing } from './wxyz-wing.js';

const inOrder: readonly LayoutFinder[] = /* @__PURE__ */ (() => [
  singles,
  cageCombinationsFinder,
  locked,
  commonPeersFinder,
  cageDigitFinder,
  inniesOutiesFinder,
  leftoversFinder,
  naked(2),
  hidden(2),
  naked(3),
  hidden(3),
  naked(4),
  hidden(4),
  nakedSetFinder,
  houseFillingsFinder,
  basicFish(2),
  basicFish(3),
  basicFish(4),
  mixedXWing,
  turbots,
  emptyRectangles,
  wWings,
  wings,
  uniqueRectangles,
  finnedLines(2),
  finnedLines(3),
  finnedLines(4),
  wxyzWing,
  colors,
  medusa,
  chains('x-chain'),
  groupedChains('grouped-x-chain'),
  chains('xy-chain'),
  chains('aic'),
  alsXz,
  alsXyWing,
  continuousLoops,
  groupedChains('grouped-aic'),
  finnedMixedXWing,
  mixedSwordfish,
  forcingNet,
])();

/** The finders, easiest first. */
export function layoutFinders(): readonly LayoutFinder[] {
  return inOrder;
}

const byTechnique: ReadonlyMap<TechniqueId, readonly LayoutFinder[]> = /* @__PURE__ */ (() =>
  new Map(inOrder.flatMap(({ ids }) => ids).map((id) => [id, inOrder.filter(({ ids }) => ids.includes(id))])))();

/** The finders that have the technique. */
export function layoutFindersOf(id: TechniqueId): readonly LayoutFinder[] {
  return byTechnique.get(id) ?? [];
}

const easy: Readonly<Record<string, Stars>> = {
  'full-house': 1,
  'naked-single': 1,
  'hidden-single': 1,
  pointing: 2,
  claiming: 2,
  'locked-candidates': 2,
  'common-peers': 2,
  'cage-combinations': 2,
  'cage-digit': 3,
  'innies-outies': 3,
  leftovers: 3,
  'naked-pair': 3,
  'naked-triple': 3,
  'naked-quad': 3,
  'hidden-pair': 3,
  'hidden-triple': 3,
  'hidden-quad': 3,
  'naked-set': 4,
  'house-fillings': 4,
  'x-wing': 4,
  swordfish: 4,
  jellyfish: 4,
  'franken-x-wing': 4,
  'mutant-x-wing': 4,
  'unique-rectangle-1': 4,
  'unique-rectangle-2': 4,
  'unique-rectangle-4': 4,
  'unique-rectangle-5': 4,
  'finned-x-wing': 4,
  'sashimi-x-wing': 4,
  'finned-swordfish': 4,
  'sashimi-swordfish': 4,
  'finned-jellyfish': 4,
  'sashimi-jellyfish': 4,
  skyscraper: 4,
  'two-string-kite': 4,
  'turbot-fish': 4,
  'empty-rectangle': 4,
  'w-wing': 4,
  'xy-wing': 4,
  'xyz-wing': 4,
  'simple-colors-trap': 4,
  'simple-colors-wrap': 4,
  'multi-colors-1': 4,
  'multi-colors-2': 4,
  'x-chain': 4,
};

/**
 * What a player has to know for a technique; 5 for all that have no own number. Among these are 3D Medusa and grouped
 * X-Chains, which have 4 on the classic layout: with 4 a 6×6 puzzle of 5 stars takes nine times as long to deal, since few
 * are left (`scripts/layout-deals.mjs six --stars 5`).
 */
export function layoutStars(id: TechniqueId): Stars {
  return easy[id] ?? 5;
}

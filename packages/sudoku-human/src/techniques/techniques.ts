/**
 * The techniques: the list that is used by default. A record of each is in `technique-records.ts`.
 *
 * The list is in the order in which a person looks: HoDoKu's order, as far as its techniques go; the patterns of the
 * hardest puzzles come after all chains and before the nets. Two lists and not one, so that who solves without rating
 * doesn't bundle the records, nor who checks steps the finders.
 */

import { otherKind } from '../kernel/tables.js';
import type { Technique } from '../types.js';
import { alignedPairExclusion } from './als/find-aligned-pair-exclusion.js';
import { alsXyChain, alsXyWing, alsXz } from './als/find-als-chains.js';
import { deathBlossom } from './als/find-death-blossom.js';
import { sueDeCoq } from './als/find-sue-de-coq.js';
import { wxyzWing } from './als/find-wxyz-wing.js';
import { aic, groupedAic, groupedXChain } from './chains/find-aic.js';
import { xChain, xyChain } from './chains/find-digit-chains.js';
import {
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './chains/find-nice-loops.js';
import { remotePair } from './chains/find-remote-pair.js';
import { medusa3d } from './colors/find-medusa.js';
import { multiColors1, multiColors2 } from './colors/find-multi-colors.js';
import { simpleColorsTrap, simpleColorsWrap } from './colors/find-simple-colors.js';
import { exocet } from './exotic/find-exocet.js';
import { firework } from './exotic/find-firework.js';
import { multiSectorLockedSets } from './exotic/find-multi-sector-locked-sets.js';
import { skLoop } from './exotic/find-sk-loop.js';
import { tridagon } from './exotic/find-tridagon.js';
import {
  finnedJellyfish,
  finnedSwordfish,
  finnedXWing,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
} from './fish/find-finned-fish.js';
import { jellyfish, swordfish, xWing } from './fish/find-fish.js';
import {
  finnedFrankenSwordfish,
  finnedFrankenXWing,
  frankenSwordfish,
  frankenXWing,
} from './fish/find-franken-fish.js';
import { mutantXWing } from './fish/find-mutant-fish.js';
import { commonPeers } from './locked/find-common-peers.js';
import { claiming, lockedCandidates, pointing } from './locked/find-locked.js';
import { forcingChain } from './nets/find-forcing-chain.js';
import { forcingNet } from './nets/find-forcing-net.js';
import { krakenFish } from './nets/find-kraken-fish.js';
import type { Finder } from './shared/technique.js';
import { emptyRectangle } from './single-digit/find-empty-rectangle.js';
import { skyscraper, turbotFish, twoStringKite } from './single-digit/find-turbot.js';
import { fullHouse, hiddenSingle, nakedSingle } from './singles/find-singles.js';
import { lockedPair, lockedTriple } from './subsets/find-locked-subsets.js';
import { nakedSet } from './subsets/find-naked-set.js';
import { hiddenPair, hiddenQuad, hiddenTriple, nakedPair, nakedQuad, nakedTriple } from './subsets/find-subsets.js';
import { cageCombinations, cageDigit } from './sums/find-cages.js';
import { houseFillings } from './sums/find-house-fillings.js';
import { inniesOuties } from './sums/find-innies-outies.js';
import { leftovers } from './sums/find-leftovers.js';
import { templateDelete, templateSet } from './templates/find-templates.js';
import { avoidableRectangle1, avoidableRectangle2 } from './uniqueness/find-avoidable-rectangles.js';
import { bug2, bug3, bug4, bugPlus1 } from './uniqueness/find-bug.js';
import { uniqueLoop } from './uniqueness/find-unique-loops.js';
import {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './uniqueness/find-unique-rectangles.js';
import { wWing } from './wings/find-w-wing.js';
import { xyWing, xyzWing } from './wings/find-wings.js';

/** Of boards with further houses (diagonals, windows …) the list affords fish that are called mutant on the classic board. */
const furtherXWing: Finder = /* @__PURE__ */ (() => ({
  ...(mutantXWing as Finder),
  holdsOn: ({ kinds, houses }) => kinds.subarray(0, houses).includes(otherKind),
}))();

/**
 * All techniques, easiest first: what `solve`, `nextStep` and `findSteps` use by default.
 *
 * @example
 * ```ts
 * import { techniques } from '@kit/sudoku-human';
 *
 * techniques.slice(0, 3).map(({ id }) => id); // => ['full-house', 'naked-single', 'hidden-single']
 * ```
 */
export const techniques: readonly Technique[] = [
  fullHouse,
  nakedSingle,
  hiddenSingle,
  cageCombinations,
  lockedPair,
  lockedTriple,
  pointing,
  claiming,
  lockedCandidates,
  commonPeers,
  cageDigit,
  inniesOuties,
  leftovers,
  nakedPair,
  nakedTriple,
  hiddenPair,
  hiddenTriple,
  nakedQuad,
  hiddenQuad,
  nakedSet,
  houseFillings,
  xWing,
  swordfish,
  jellyfish,
  furtherXWing,
  bugPlus1,
  skyscraper,
  twoStringKite,
  turbotFish,
  emptyRectangle,
  wWing,
  xyWing,
  xyzWing,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  hiddenRectangle,
  avoidableRectangle1,
  avoidableRectangle2,
  finnedXWing,
  sashimiXWing,
  finnedSwordfish,
  sashimiSwordfish,
  finnedJellyfish,
  sashimiJellyfish,
  sueDeCoq,
  simpleColorsTrap,
  simpleColorsWrap,
  multiColors1,
  multiColors2,
  xChain,
  remotePair,
  xyChain,
  continuousNiceLoop,
  aic,
  discontinuousNiceLoop,
  groupedXChain,
  groupedContinuousNiceLoop,
  groupedAic,
  groupedDiscontinuousNiceLoop,
  alsXz,
  alsXyWing,
  alsXyChain,
  frankenXWing,
  frankenSwordfish,
  finnedFrankenXWing,
  finnedFrankenSwordfish,
  wxyzWing,
  uniqueLoop,
  bug2,
  bug3,
  bug4,
  medusa3d,
  alignedPairExclusion,
  deathBlossom,
  forcingChain,
  krakenFish,
  firework,
  tridagon,
  skLoop,
  exocet,
  multiSectorLockedSets,
  templateSet,
  templateDelete,
  forcingNet,
];

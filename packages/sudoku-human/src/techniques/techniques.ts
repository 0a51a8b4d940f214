/**
 * The techniques: the list that is used by default. A record of each is in `technique-records.ts`.
 *
 * The list is in the order in which a person looks: HoDoKu's order, as far as its techniques go; the patterns of the
 * hardest puzzles come after all chains and before the nets. Two lists and not one, so that who solves without rating
 * doesn't bundle the records, nor who checks steps the finders.
 */

import { alignedPairExclusion } from '../als/aligned-pair-exclusion.js';
import { alsXyChain, alsXyWing, alsXz } from '../als/als-chains.js';
import { deathBlossom } from '../als/death-blossom.js';
import { sueDeCoq } from '../als/sue-de-coq.js';
import { wxyzWing } from '../als/wxyz-wing.js';
import { aic, groupedAic, groupedXChain } from '../chains/aic.js';
import { xChain, xyChain } from '../chains/digit-chains.js';
import {
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from '../chains/nice-loops.js';
import { remotePair } from '../chains/remote-pair.js';
import { medusa3d } from '../colors/medusa.js';
import { multiColors1, multiColors2 } from '../colors/multi-colors.js';
import { simpleColorsTrap, simpleColorsWrap } from '../colors/simple-colors.js';
import { exocet } from '../exotic/exocet.js';
import { firework } from '../exotic/firework.js';
import { multiSectorLockedSets } from '../exotic/multi-sector-locked-sets.js';
import { skLoop } from '../exotic/sk-loop.js';
import { tridagon } from '../exotic/tridagon.js';
import {
  finnedJellyfish,
  finnedSwordfish,
  finnedXWing,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
} from '../fish/finned-fish.js';
import { jellyfish, swordfish, xWing } from '../fish/fish.js';
import { finnedFrankenSwordfish, finnedFrankenXWing, frankenSwordfish, frankenXWing } from '../fish/franken-fish.js';
import { claiming, pointing } from '../locked/locked.js';
import { forcingChain } from '../nets/forcing-chain.js';
import { forcingNet } from '../nets/forcing-net.js';
import { krakenFish } from '../nets/kraken-fish.js';
import { emptyRectangle } from '../single-digit/empty-rectangle.js';
import { skyscraper, turbotFish, twoStringKite } from '../single-digit/turbot.js';
import { fullHouse, hiddenSingle, nakedSingle } from '../singles/singles.js';
import { lockedPair, lockedTriple } from '../subsets/locked-subsets.js';
import { hiddenPair, hiddenQuad, hiddenTriple, nakedPair, nakedQuad, nakedTriple } from '../subsets/subsets.js';
import { templateDelete, templateSet } from '../templates/templates.js';
import type { Technique } from '../types.js';
import { avoidableRectangle1, avoidableRectangle2 } from '../uniqueness/avoidable-rectangles.js';
import { bug2, bug3, bug4, bugPlus1 } from '../uniqueness/bug.js';
import { uniqueLoop } from '../uniqueness/unique-loops.js';
import {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from '../uniqueness/unique-rectangles.js';
import { wWing } from '../wings/w-wing.js';
import { xyWing, xyzWing } from '../wings/wings.js';

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
  lockedPair,
  lockedTriple,
  pointing,
  claiming,
  nakedPair,
  nakedTriple,
  hiddenPair,
  hiddenTriple,
  nakedQuad,
  hiddenQuad,
  xWing,
  swordfish,
  jellyfish,
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

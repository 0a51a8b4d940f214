/**
 * The techniques of the classic board, in the order in which a person looks: HoDoKu's order, as far as its techniques go;
 * the patterns of the hardest puzzles come after all chains and before the nets.
 */

import type { Technique } from '../types.js';
import { alignedPairExclusion } from './als/find-aligned-pair-exclusion.js';
import { alsXyChain, alsXyWing, alsXz } from './als/find-als-chains.js';
import { deathBlossom } from './als/find-death-blossom.js';
import { sueDeCoq } from './als/find-sue-de-coq.js';
import { wxyzWing } from './als/find-wxyz-wing.js';
import { basicTechniques } from './basic-techniques.js';
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
import { forcingChain } from './nets/find-forcing-chain.js';
import { forcingNet } from './nets/find-forcing-net.js';
import { krakenFish } from './nets/find-kraken-fish.js';
import { emptyRectangle } from './single-digit/find-empty-rectangle.js';
import { skyscraper, turbotFish, twoStringKite } from './single-digit/find-turbot.js';
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

/**
 * The techniques that can find something on the classic board, easiest first.
 *
 * On the classic board {@link createSolver} with this list answers as `solve`, `hint` and `findSteps` do, and bundles none
 * of the techniques that are made for layouts: cages, innies and outies, further houses. It also works on layouts, with
 * fewer techniques than {@link techniques}.
 *
 * @example
 * ```ts
 * import { classicTechniques, createSolver, parsePuzzle, solve } from '@kit/sudoku-human';
 *
 * const solver = createSolver(classicTechniques);
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * solver.solve(puzzle).steps.length === solve(puzzle).steps.length; // => true
 * classicTechniques.some(({ id }) => id === 'innies-outies'); // => false
 * ```
 */
export const classicTechniques: readonly Technique[] = /* @__PURE__ */ (() => [
  ...basicTechniques,
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
])();

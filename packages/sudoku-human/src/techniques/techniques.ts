/** The default list, in the order in which a person looks: HoDoKu's order, as far as these techniques go. */

import { alsXyChain, alsXyWing, alsXz } from '../als/als-chains.js';
import { aic, groupedAic, groupedXChain } from '../chains/aic.js';
import { xChain, xyChain } from '../chains/digit-chains.js';
import {
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from '../chains/nice-loops.js';
import { remotePair } from '../chains/remote-pair.js';
import { forcingChain } from '../nets/forcing-chain.js';
import { forcingNet } from '../nets/forcing-net.js';
import { finnedXWing, jellyfish, swordfish, xWing } from './fish.js';
import { hiddenPair, hiddenQuad, hiddenTriple } from './hidden-subsets.js';
import { claiming, pointing } from './locked.js';
import { nakedPair, nakedQuad, nakedTriple } from './naked-subsets.js';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.js';
import type { Technique } from './technique.js';
import { wWing } from './w-wing.js';
import { xyWing, xyzWing } from './wings.js';

/**
 * All techniques, easiest first: what `solve`, `nextStep` and `findSteps` use by default.
 *
 * @example
 * ```ts
 * import { techniques } from '@kit/sudoku-human';
 *
 * techniques.slice(0, 4).map(({ id }) => id); // => ['full-house', 'naked-single', 'hidden-single', 'pointing']
 * ```
 */
export const techniques: readonly Technique[] = [
  fullHouse,
  nakedSingle,
  hiddenSingle,
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
  wWing,
  xyWing,
  xyzWing,
  finnedXWing,
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
  forcingChain,
  forcingNet,
];

/** The definitions of chains, loops and nets over any digits, and of chains of almost locked sets. */

import type { AlsTechniqueId, ChainTechniqueId } from '../types.js';
import { checkSetChain } from './check-als.js';
import { checkAlignedPair, checkDeathBlossom } from './check-als-cells.js';
import { checkSueDeCoq, checkWxyzWing } from './check-bent-sets.js';
import { checkKrakenFish } from './check-kraken.js';
import { checkAic, checkContinuousLoop, checkDiscontinuousLoop, checkRemotePair } from './check-loops.js';
import { checkForcingChain, checkForcingNet } from './check-net.js';
import type { Check } from './rejection.js';

/** Each technique's check, by name. */
export const chainChecks: Readonly<Record<ChainTechniqueId, Check>> = {
  'remote-pair': checkRemotePair,
  'grouped-x-chain': (position, step) => checkAic(position, step, true, true),
  aic: (position, step) => checkAic(position, step, false, false),
  'grouped-aic': (position, step) => checkAic(position, step, true, false),
  'continuous-nice-loop': (position, step) => checkContinuousLoop(position, step, false),
  'grouped-continuous-nice-loop': (position, step) => checkContinuousLoop(position, step, true),
  'discontinuous-nice-loop': (position, step) => checkDiscontinuousLoop(position, step, false),
  'grouped-discontinuous-nice-loop': (position, step) => checkDiscontinuousLoop(position, step, true),
  'kraken-fish': checkKrakenFish,
  'forcing-chain': checkForcingChain,
  'forcing-net': checkForcingNet,
};

/** The checks of almost locked sets, by name. */
export const alsChecks: Readonly<Record<AlsTechniqueId, Check>> = {
  'als-xz': (position, step) => checkSetChain(position, step, 2, 2),
  'als-xy-wing': (position, step) => checkSetChain(position, step, 3, 3),
  'als-xy-chain': (position, step) => checkSetChain(position, step, 4, 9),
  'sue-de-coq': checkSueDeCoq,
  'death-blossom': checkDeathBlossom,
  'aligned-pair-exclusion': checkAlignedPair,
  'wxyz-wing': checkWxyzWing,
};

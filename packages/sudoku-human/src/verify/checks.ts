/** The definition that stands behind each technique's name. A new technique adds one line here. */

import type { TechniqueId } from '../technique-ids.js';
import { checkChain, isXChain, isXyChain } from './check-chain.js';
import { checkFish } from './check-fish.js';
import { checkLocked } from './check-locked.js';
import { checkFullHouse, checkHiddenSingle, checkNakedSingle } from './check-single.js';
import { checkHiddenSubset, checkNakedSubset } from './check-subset.js';
import { checkPivotWing, checkWWing } from './check-wing.js';
import { alsChecks, chainChecks } from './checks-chains.js';
import type { Check } from './rejection.js';

/** Each technique's check, by name. */
export const checks: Readonly<Record<TechniqueId, Check>> = {
  'full-house': checkFullHouse,
  'naked-single': checkNakedSingle,
  'hidden-single': checkHiddenSingle,
  pointing: (position, step) => checkLocked(position, step, 'box'),
  claiming: (position, step) => checkLocked(position, step, 'line'),
  'naked-pair': (position, step) => checkNakedSubset(position, step, 2),
  'naked-triple': (position, step) => checkNakedSubset(position, step, 3),
  'naked-quad': (position, step) => checkNakedSubset(position, step, 4),
  'hidden-pair': (position, step) => checkHiddenSubset(position, step, 2),
  'hidden-triple': (position, step) => checkHiddenSubset(position, step, 3),
  'hidden-quad': (position, step) => checkHiddenSubset(position, step, 4),
  'x-wing': (position, step) => checkFish(position, step, { size: 2, finned: false, shape: 'basic' }),
  swordfish: (position, step) => checkFish(position, step, { size: 3, finned: false, shape: 'basic' }),
  jellyfish: (position, step) => checkFish(position, step, { size: 4, finned: false, shape: 'basic' }),
  'finned-x-wing': (position, step) => checkFish(position, step, { size: 2, finned: true, shape: 'basic' }),
  'xy-wing': (position, step) => checkPivotWing(position, step, false),
  'xyz-wing': (position, step) => checkPivotWing(position, step, true),
  'w-wing': checkWWing,
  'x-chain': (position, step) => checkChain(position, step, isXChain),
  'xy-chain': (position, step) => checkChain(position, step, isXyChain),
  ...chainChecks,
  ...alsChecks,
};

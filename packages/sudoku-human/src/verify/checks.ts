/** The definition that stands behind each technique's name. A new technique adds one line here. */

import type { TechniqueId } from '../types.js';
import { checkChain, isXChain, isXyChain } from './check-chain.js';
import { checkColors } from './check-colors.js';
import { checkEmptyRectangle } from './check-empty-rectangle.js';
import { checkLocked } from './check-locked.js';
import { checkFullHouse, checkHiddenSingle, checkNakedSingle } from './check-single.js';
import { checkHiddenSubset, checkLockedSubset, checkNakedSubset } from './check-subset.js';
import { checkTurbot } from './check-turbot.js';
import { checkPivotWing, checkWWing } from './check-wing.js';
import { alsChecks, chainChecks } from './checks-chains.js';
import { exoticChecks } from './checks-exotic.js';
import { fishChecks } from './checks-fish.js';
import { uniquenessChecks } from './checks-uniqueness.js';
import type { Check } from './rejection.js';

/** Each technique's check, by name. */
export const checks: Readonly<Record<TechniqueId, Check>> = /* @__PURE__ */ (() => ({
  'full-house': checkFullHouse,
  'naked-single': checkNakedSingle,
  'hidden-single': checkHiddenSingle,
  pointing: (position, step) => checkLocked(position, step, 'box'),
  claiming: (position, step) => checkLocked(position, step, 'line'),
  'locked-pair': (position, step) => checkLockedSubset(position, step, 2),
  'locked-triple': (position, step) => checkLockedSubset(position, step, 3),
  'naked-pair': (position, step) => checkNakedSubset(position, step, 2),
  'naked-triple': (position, step) => checkNakedSubset(position, step, 3),
  'naked-quad': (position, step) => checkNakedSubset(position, step, 4),
  'hidden-pair': (position, step) => checkHiddenSubset(position, step, 2),
  'hidden-triple': (position, step) => checkHiddenSubset(position, step, 3),
  'hidden-quad': (position, step) => checkHiddenSubset(position, step, 4),
  ...fishChecks,
  skyscraper: (position, step) => checkTurbot(position, step, 'skyscraper'),
  'two-string-kite': (position, step) => checkTurbot(position, step, 'two-string-kite'),
  'turbot-fish': (position, step) => checkTurbot(position, step, 'turbot-fish'),
  'empty-rectangle': checkEmptyRectangle,
  'simple-colors-trap': (position, step) => checkColors(position, step, 'trap'),
  'simple-colors-wrap': (position, step) => checkColors(position, step, 'wrap'),
  'multi-colors-1': (position, step) => checkColors(position, step, 'multi-1'),
  'multi-colors-2': (position, step) => checkColors(position, step, 'multi-2'),
  '3d-medusa': (position, step) => checkColors(position, step, 'medusa'),
  ...uniquenessChecks,
  'xy-wing': (position, step) => checkPivotWing(position, step, false),
  'xyz-wing': (position, step) => checkPivotWing(position, step, true),
  'w-wing': checkWWing,
  'x-chain': (position, step) => checkChain(position, step, isXChain),
  'xy-chain': (position, step) => checkChain(position, step, isXyChain),
  ...chainChecks,
  ...alsChecks,
  ...exoticChecks,
}))();

/** The definition that stands behind each technique's name: a file a family, a line a technique. */

import type { TechniqueId } from '../types.js';
import { alsChecks } from './als.js';
import { bruteForceChecks } from './brute-force.js';
import { chainsChecks } from './chains.js';
import type { Check } from './check-form.js';
import { colorsChecks } from './colors.js';
import { exoticChecks } from './exotic.js';
import { fishChecks } from './fish.js';
import { layoutLogicChecks } from './layout-logic.js';
import { lockedChecks } from './locked.js';
import { netsChecks } from './nets.js';
import { singleDigitChecks } from './single-digit.js';
import { singlesChecks } from './singles.js';
import { subsetsChecks } from './subsets.js';
import { templatesChecks } from './templates.js';
import { uniquenessChecks } from './uniqueness.js';
import { wingsChecks } from './wings.js';

/** Each technique's check, by name. */
export const checks: Readonly<Record<TechniqueId, Check>> = /* @__PURE__ */ (() => ({
  ...singlesChecks,
  ...lockedChecks,
  ...subsetsChecks,
  ...fishChecks,
  ...singleDigitChecks,
  ...wingsChecks,
  ...colorsChecks,
  ...uniquenessChecks,
  ...alsChecks,
  ...chainsChecks,
  ...netsChecks,
  ...exoticChecks,
  ...templatesChecks,
  ...bruteForceChecks,
  ...layoutLogicChecks,
}))();

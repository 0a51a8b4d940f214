/** The definition that stands behind each technique's name: a file a family, a line a technique. */

import type { TechniqueId } from '../types.js';
import { type Check, eliminating } from '../verify/check-form.js';
import { bentSetChecks, setChainChecks } from './als/verify-als.js';
import { bruteForceChecks } from './brute-force/verify-brute-force.js';
import { chainsChecks } from './chains/verify-chains.js';
import { colorsChecks } from './colors/verify-colors.js';
import { exoticChecks, tridagonChecks } from './exotic/verify-exotic.js';
import { fishChecks } from './fish/verify-fish.js';
import { lockedChecks } from './locked/verify-locked.js';
import { netsChecks } from './nets/verify-nets.js';
import { emptyRectangleChecks, turbotChecks } from './single-digit/verify-single-digit.js';
import { singlesChecks } from './singles/verify-singles.js';
import { subsetsChecks } from './subsets/verify-subsets.js';
import { fillingsChecks, sumsChecks } from './sums/verify-sums.js';
import { templatesChecks } from './templates/verify-templates.js';
import { uniquenessChecks } from './uniqueness/verify-uniqueness.js';
import { wingsChecks } from './wings/verify-wings.js';

/** Each technique's check, by name. */
export const checks: Readonly<Record<TechniqueId, Check>> = /* @__PURE__ */ (() => ({
  ...singlesChecks,
  ...turbotChecks,
  ...setChainChecks,
  ...chainsChecks,
  ...netsChecks,
  ...tridagonChecks,
  ...templatesChecks,
  ...bruteForceChecks,
  ...sumsChecks,
  ...eliminating({
    ...lockedChecks,
    ...subsetsChecks,
    ...fishChecks,
    ...emptyRectangleChecks,
    ...wingsChecks,
    ...colorsChecks,
    ...uniquenessChecks,
    ...bentSetChecks,
    ...exoticChecks,
    ...fillingsChecks,
  }),
}))();

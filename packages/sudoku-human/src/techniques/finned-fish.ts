/** Fish with fins. The method is in `fish-search.ts`. */

import { fish } from './fish-technique.js';
import type { Technique } from './technique.js';

/**
 * Finned X-Wing: a X-Wing but for some extra places (fins) of the bases; what the X-Wing would strike out goes where it sees every
 * fin.
 *
 * Pattern: role `'base'` for the digit where base and cover houses cross, `'fin'` for the fins; the houses as base and
 * cover. Each base keeps at least two places without its fins; where one keeps fewer, the fish is sashimi. Order as for
 * {@link xWing}; `maxFins` limits the fins. With `siamese` pairs of a digit follow, see {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedXWing } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedXWing finned-x-wing
 * ```
 */
export const finnedXWing: Technique = /* @__PURE__ */ fish('finned-x-wing', 2, 'basic', 'finned');

/**
 * Finned swordfish: a swordfish but for some extra places (fins) of the bases; what the swordfish would strike out goes where it sees every
 * fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedSwordfish } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedSwordfish finned-swordfish
 * ```
 */
export const finnedSwordfish: Technique = /* @__PURE__ */ fish('finned-swordfish', 3, 'basic', 'finned');

/**
 * Finned jellyfish: a jellyfish but for some extra places (fins) of the bases; what the jellyfish would strike out goes where it sees every
 * fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedJellyfish } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedJellyfish finned-jellyfish
 * ```
 */
export const finnedJellyfish: Technique = /* @__PURE__ */ fish('finned-jellyfish', 4, 'basic', 'finned');

/**
 * Finned squirmbag: a squirmbag but for some extra places (fins) of the bases; what the squirmbag would strike out goes where it sees every
 * fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedSquirmbag } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedSquirmbag finned-squirmbag
 * ```
 */
export const finnedSquirmbag: Technique = /* @__PURE__ */ fish('finned-squirmbag', 5, 'basic', 'finned');

/**
 * Finned whale: a whale but for some extra places (fins) of the bases; what the whale would strike out goes where it sees every
 * fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedWhale } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedWhale finned-whale
 * ```
 */
export const finnedWhale: Technique = /* @__PURE__ */ fish('finned-whale', 6, 'basic', 'finned');

/**
 * Finned leviathan: a leviathan but for some extra places (fins) of the bases; what the leviathan would strike out goes where it sees every
 * fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedLeviathan } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedLeviathan finned-leviathan
 * ```
 */
export const finnedLeviathan: Technique = /* @__PURE__ */ fish('finned-leviathan', 7, 'basic', 'finned');

/** Fish with boxes among their houses, and fins. The method is in `fish-search.ts`. */

import { fish } from './fish-technique.js';
import type { Technique } from './technique.js';

/**
 * Finned franken X-Wing: a franken X-Wing with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern and options as for {@link finnedXWing}, order as for {@link frankenXWing}. A place in two bases counts as a fin
 * (endo fin); there are at most two of these.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenXWing } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedFrankenXWing finned-franken-x-wing
 * ```
 */
export const finnedFrankenXWing: Technique = /* @__PURE__ */ fish('finned-franken-x-wing', 2, 'franken', 'finned');

/**
 * Finned franken swordfish: a franken swordfish with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenSwordfish } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedFrankenSwordfish finned-franken-swordfish
 * ```
 */
export const finnedFrankenSwordfish: Technique = /* @__PURE__ */ fish('finned-franken-swordfish', 3, 'franken', 'finned');

/**
 * Finned franken jellyfish: a franken jellyfish with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenJellyfish } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedFrankenJellyfish finned-franken-jellyfish
 * ```
 */
export const finnedFrankenJellyfish: Technique = /* @__PURE__ */ fish('finned-franken-jellyfish', 4, 'franken', 'finned');

/**
 * Finned franken squirmbag: a franken squirmbag with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenSquirmbag } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedFrankenSquirmbag finned-franken-squirmbag
 * ```
 */
export const finnedFrankenSquirmbag: Technique = /* @__PURE__ */ fish('finned-franken-squirmbag', 5, 'franken', 'finned');

/**
 * Finned franken whale: a franken whale with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenWhale } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedFrankenWhale finned-franken-whale
 * ```
 */
export const finnedFrankenWhale: Technique = /* @__PURE__ */ fish('finned-franken-whale', 6, 'franken', 'finned');

/**
 * Finned franken leviathan: a franken leviathan with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenLeviathan } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedFrankenLeviathan finned-franken-leviathan
 * ```
 */
export const finnedFrankenLeviathan: Technique = /* @__PURE__ */ fish('finned-franken-leviathan', 7, 'franken', 'finned');

/** Fish with boxes among their houses. The method is in `fish-search.ts`. */

import { fish } from './fish-technique.js';
import type { Technique } from './technique.js';

/**
 * Franken X-Wing: a X-Wing with boxes among its bases or covers, next to rows on one side and columns on the other.
 *
 * Pattern as for {@link xWing}. A candidate in two covers goes too, even from a base. Instances by digit, bases with rows
 * before bases with columns, then by base houses.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenXWing } from '@kit/sudoku-human';
 *
 * EXAMPLE frankenXWing franken-x-wing
 * ```
 */
export const frankenXWing: Technique = /* @__PURE__ */ fish('franken-x-wing', 2, 'franken', 'none');

/**
 * Franken swordfish: a swordfish with boxes among its bases or covers, next to rows on one side and columns on the other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenSwordfish } from '@kit/sudoku-human';
 *
 * EXAMPLE frankenSwordfish franken-swordfish
 * ```
 */
export const frankenSwordfish: Technique = /* @__PURE__ */ fish('franken-swordfish', 3, 'franken', 'none');

/**
 * Franken jellyfish: a jellyfish with boxes among its bases or covers, next to rows on one side and columns on the other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenJellyfish } from '@kit/sudoku-human';
 *
 * EXAMPLE frankenJellyfish franken-jellyfish
 * ```
 */
export const frankenJellyfish: Technique = /* @__PURE__ */ fish('franken-jellyfish', 4, 'franken', 'none');

/**
 * Franken squirmbag: a squirmbag with boxes among its bases or covers, next to rows on one side and columns on the other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenSquirmbag } from '@kit/sudoku-human';
 *
 * EXAMPLE frankenSquirmbag franken-squirmbag
 * ```
 */
export const frankenSquirmbag: Technique = /* @__PURE__ */ fish('franken-squirmbag', 5, 'franken', 'none');

/**
 * Franken whale: a whale with boxes among its bases or covers, next to rows on one side and columns on the other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenWhale } from '@kit/sudoku-human';
 *
 * EXAMPLE frankenWhale franken-whale
 * ```
 */
export const frankenWhale: Technique = /* @__PURE__ */ fish('franken-whale', 6, 'franken', 'none');

/**
 * Franken leviathan: a leviathan with boxes among its bases or covers, next to rows on one side and columns on the other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenLeviathan } from '@kit/sudoku-human';
 *
 * EXAMPLE frankenLeviathan franken-leviathan
 * ```
 */
export const frankenLeviathan: Technique = /* @__PURE__ */ fish('franken-leviathan', 7, 'franken', 'none');

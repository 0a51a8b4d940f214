/** Fish of any houses. The method is in `fish-search.ts`. */

import { fish } from './fish-technique.js';
import type { Technique } from './technique.js';

/**
 * Mutant X-Wing: a X-Wing of any houses, with rows and columns on one side, or with rows (or columns) on both.
 *
 * Pattern as for {@link xWing}. A candidate in two covers goes too, even from a base. Instances by digit, then by base
 * houses. Not in the default list: its search takes long.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, mutantXWing } from '@kit/sudoku-human';
 *
 * EXAMPLE mutantXWing mutant-x-wing
 * ```
 */
export const mutantXWing: Technique = /* @__PURE__ */ fish('mutant-x-wing', 2, 'mutant', 'none');

/**
 * Mutant swordfish: a swordfish of any houses, with rows and columns on one side, or with rows (or columns) on both.
 *
 * Pattern, order and options as for {@link mutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, mutantSwordfish } from '@kit/sudoku-human';
 *
 * EXAMPLE mutantSwordfish mutant-swordfish
 * ```
 */
export const mutantSwordfish: Technique = /* @__PURE__ */ fish('mutant-swordfish', 3, 'mutant', 'none');

/**
 * Mutant jellyfish: a jellyfish of any houses, with rows and columns on one side, or with rows (or columns) on both.
 *
 * Pattern, order and options as for {@link mutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, mutantJellyfish } from '@kit/sudoku-human';
 *
 * EXAMPLE mutantJellyfish mutant-jellyfish
 * ```
 */
export const mutantJellyfish: Technique = /* @__PURE__ */ fish('mutant-jellyfish', 4, 'mutant', 'none');

/**
 * Mutant squirmbag: a squirmbag of any houses, with rows and columns on one side, or with rows (or columns) on both.
 *
 * Pattern, order and options as for {@link mutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, mutantSquirmbag } from '@kit/sudoku-human';
 *
 * EXAMPLE mutantSquirmbag mutant-squirmbag
 * ```
 */
export const mutantSquirmbag: Technique = /* @__PURE__ */ fish('mutant-squirmbag', 5, 'mutant', 'none');

/**
 * Mutant whale: a whale of any houses, with rows and columns on one side, or with rows (or columns) on both.
 *
 * Pattern, order and options as for {@link mutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, mutantWhale } from '@kit/sudoku-human';
 *
 * EXAMPLE mutantWhale mutant-whale
 * ```
 */
export const mutantWhale: Technique = /* @__PURE__ */ fish('mutant-whale', 6, 'mutant', 'none');

/**
 * Mutant leviathan: a leviathan of any houses, with rows and columns on one side, or with rows (or columns) on both.
 *
 * Pattern, order and options as for {@link mutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, mutantLeviathan } from '@kit/sudoku-human';
 *
 * EXAMPLE mutantLeviathan mutant-leviathan
 * ```
 */
export const mutantLeviathan: Technique = /* @__PURE__ */ fish('mutant-leviathan', 7, 'mutant', 'none');

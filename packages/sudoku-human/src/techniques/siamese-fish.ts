/** Two finned fish with the same bases as one step. The method is in `fish-search.ts`. */

import { fish } from './fish-technique.js';
import type { Technique } from './technique.js';

/**
 * Siamese X-Wing: two finned or sashimi X-Wings with the same bases and different covers; what either strikes out goes.
 *
 * Pattern: the bases, the covers of both fish; role `'fin'` for what is a fin of either, `'base'` for the other places.
 * Instances by digit, rows as bases before columns, then by base houses. Not in the default list. With the option
 * `siamese` the finned, sashimi, finned franken and finned mutant techniques give such pairs too.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseXWing } from '@kit/sudoku-human';
 *
 * EXAMPLE siameseXWing siamese-x-wing
 * ```
 */
export const siameseXWing: Technique = /* @__PURE__ */ fish('siamese-x-wing', 2, 'basic', 'siamese');

/**
 * Siamese swordfish: two finned or sashimi swordfish with the same bases and different covers; what either strikes out goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseSwordfish } from '@kit/sudoku-human';
 *
 * EXAMPLE siameseSwordfish siamese-swordfish
 * ```
 */
export const siameseSwordfish: Technique = /* @__PURE__ */ fish('siamese-swordfish', 3, 'basic', 'siamese');

/**
 * Siamese jellyfish: two finned or sashimi jellyfish with the same bases and different covers; what either strikes out goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseJellyfish } from '@kit/sudoku-human';
 *
 * EXAMPLE siameseJellyfish siamese-jellyfish
 * ```
 */
export const siameseJellyfish: Technique = /* @__PURE__ */ fish('siamese-jellyfish', 4, 'basic', 'siamese');

/**
 * Siamese squirmbag: two finned or sashimi squirmbags with the same bases and different covers; what either strikes out goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseSquirmbag } from '@kit/sudoku-human';
 *
 * EXAMPLE siameseSquirmbag siamese-squirmbag
 * ```
 */
export const siameseSquirmbag: Technique = /* @__PURE__ */ fish('siamese-squirmbag', 5, 'basic', 'siamese');

/**
 * Siamese whale: two finned or sashimi whales with the same bases and different covers; what either strikes out goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseWhale } from '@kit/sudoku-human';
 *
 * EXAMPLE siameseWhale siamese-whale
 * ```
 */
export const siameseWhale: Technique = /* @__PURE__ */ fish('siamese-whale', 6, 'basic', 'siamese');

/**
 * Siamese leviathan: two finned or sashimi leviathans with the same bases and different covers; what either strikes out goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseLeviathan } from '@kit/sudoku-human';
 *
 * EXAMPLE siameseLeviathan siamese-leviathan
 * ```
 */
export const siameseLeviathan: Technique = /* @__PURE__ */ fish('siamese-leviathan', 7, 'basic', 'siamese');

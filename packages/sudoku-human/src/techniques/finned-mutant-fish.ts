/** Fish of any houses, with fins. The method is in `fish-search.ts`. */

import { fish } from './fish-technique.js';
import type { Technique } from './technique.js';

/**
 * Finned mutant X-Wing: a mutant X-Wing with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern and options as for {@link finnedXWing}, endo fins as for {@link finnedFrankenXWing}, order as for
 * {@link mutantXWing}. Not in the default list: its search takes long.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantXWing } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedMutantXWing finned-mutant-x-wing
 * ```
 */
export const finnedMutantXWing: Technique = /* @__PURE__ */ fish('finned-mutant-x-wing', 2, 'mutant', 'finned');

/**
 * Finned mutant swordfish: a mutant swordfish with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantSwordfish } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedMutantSwordfish finned-mutant-swordfish
 * ```
 */
export const finnedMutantSwordfish: Technique = /* @__PURE__ */ fish('finned-mutant-swordfish', 3, 'mutant', 'finned');

/**
 * Finned mutant jellyfish: a mutant jellyfish with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantJellyfish } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedMutantJellyfish finned-mutant-jellyfish
 * ```
 */
export const finnedMutantJellyfish: Technique = /* @__PURE__ */ fish('finned-mutant-jellyfish', 4, 'mutant', 'finned');

/**
 * Finned mutant squirmbag: a mutant squirmbag with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantSquirmbag } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedMutantSquirmbag finned-mutant-squirmbag
 * ```
 */
export const finnedMutantSquirmbag: Technique = /* @__PURE__ */ fish('finned-mutant-squirmbag', 5, 'mutant', 'finned');

/**
 * Finned mutant whale: a mutant whale with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantWhale } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedMutantWhale finned-mutant-whale
 * ```
 */
export const finnedMutantWhale: Technique = /* @__PURE__ */ fish('finned-mutant-whale', 6, 'mutant', 'finned');

/**
 * Finned mutant leviathan: a mutant leviathan with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantLeviathan } from '@kit/sudoku-human';
 *
 * EXAMPLE finnedMutantLeviathan finned-mutant-leviathan
 * ```
 */
export const finnedMutantLeviathan: Technique = /* @__PURE__ */ fish('finned-mutant-leviathan', 7, 'mutant', 'finned');

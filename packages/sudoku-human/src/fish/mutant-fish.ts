/** Fish of any houses. The method is in `fish-search.ts`. */

import type { Technique } from '../types.js';
import { fish } from './fish-technique.js';

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
 * const position = parsePuzzle(
 *   ':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::',
 * );
 * findSteps(position, [mutantXWing])[0]?.eliminations; // => [{ cell: 9, digit: 1 }, { cell: 10, digit: 1 }, { cell: 11, digit: 1 }]
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
 * const position = parsePuzzle(
 *   ':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::',
 * );
 * findSteps(position, [mutantSwordfish])[0]?.eliminations; // => [{ cell: 9, digit: 1 }, { cell: 10, digit: 1 }, { cell: 11, digit: 1 }]
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
 * import { mutantJellyfish } from '@kit/sudoku-human';
 *
 * mutantJellyfish.id; // => 'mutant-jellyfish'
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
 * import { mutantSquirmbag } from '@kit/sudoku-human';
 *
 * mutantSquirmbag.id; // => 'mutant-squirmbag'
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
 * import { mutantWhale } from '@kit/sudoku-human';
 *
 * mutantWhale.id; // => 'mutant-whale'
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
 * import { mutantLeviathan } from '@kit/sudoku-human';
 *
 * mutantLeviathan.id; // => 'mutant-leviathan'
 * ```
 */
export const mutantLeviathan: Technique = /* @__PURE__ */ fish('mutant-leviathan', 7, 'mutant', 'none');

/** Fish without fins: rows against columns. The method is in `fish-search.ts`. */

import { fish } from './fish-technique.js';
import type { Technique } from './technique.js';

/**
 * X-Wing: in two rows a digit has only two columns left (or the other way round), and the rest of the columns loses it.
 *
 * Pattern: role `'base'` for the digit where base and cover houses cross; the houses as base and cover. Instances by
 * digit, rows as bases before columns, then by base houses. Every base has at least two places.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, xWing } from '@kit/sudoku-human';
 *
 * EXAMPLE xWing x-wing
 * ```
 */
export const xWing: Technique = /* @__PURE__ */ fish('x-wing', 2, 'basic', 'none');

/**
 * Swordfish: in three rows a digit has only three columns left (or the other way round), and the rest of the columns loses it.
 *
 * Pattern and order as for {@link xWing}; a base may have two to three places.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, swordfish } from '@kit/sudoku-human';
 *
 * EXAMPLE swordfish swordfish
 * ```
 */
export const swordfish: Technique = /* @__PURE__ */ fish('swordfish', 3, 'basic', 'none');

/**
 * Jellyfish: in four rows a digit has only four columns left (or the other way round), and the rest of the columns loses it.
 *
 * Pattern and order as for {@link xWing}; a base may have two to four places.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, jellyfish } from '@kit/sudoku-human';
 *
 * EXAMPLE jellyfish jellyfish
 * ```
 */
export const jellyfish: Technique = /* @__PURE__ */ fish('jellyfish', 4, 'basic', 'none');

/**
 * Squirmbag: in five rows a digit has only five columns left (or the other way round), and the rest of the columns loses it.
 *
 * Pattern and order as for {@link xWing}; a base may have two to five places. Not in the default list: where there is one there is a smaller one
 * across it.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, squirmbag } from '@kit/sudoku-human';
 *
 * EXAMPLE squirmbag squirmbag
 * ```
 */
export const squirmbag: Technique = /* @__PURE__ */ fish('squirmbag', 5, 'basic', 'none');

/**
 * Whale: in six rows a digit has only six columns left (or the other way round), and the rest of the columns loses it.
 *
 * Pattern and order as for {@link xWing}; a base may have two to six places. Not in the default list: where there is one there is a smaller one
 * across it.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, whale } from '@kit/sudoku-human';
 *
 * EXAMPLE whale whale
 * ```
 */
export const whale: Technique = /* @__PURE__ */ fish('whale', 6, 'basic', 'none');

/**
 * Leviathan: in seven rows a digit has only seven columns left (or the other way round), and the rest of the columns loses it.
 *
 * Pattern and order as for {@link xWing}; a base may have two to seven places. Not in the default list: where there is one there is a smaller one
 * across it.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, leviathan } from '@kit/sudoku-human';
 *
 * EXAMPLE leviathan leviathan
 * ```
 */
export const leviathan: Technique = /* @__PURE__ */ fish('leviathan', 7, 'basic', 'none');

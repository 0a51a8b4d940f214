/** Fish with fins that are needed: a base has no two other places. The method is in `fish-search.ts`. */

import { fish } from './fish-technique.js';
import type { Technique } from './technique.js';

/**
 * Sashimi X-Wing: a finned X-Wing one of whose bases keeps at most one place without its fins.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sashimiXWing } from '@kit/sudoku-human';
 *
 * EXAMPLE sashimiXWing sashimi-x-wing
 * ```
 */
export const sashimiXWing: Technique = /* @__PURE__ */ fish('sashimi-x-wing', 2, 'basic', 'sashimi');

/**
 * Sashimi swordfish: a finned swordfish one of whose bases keeps at most one place without its fins.
 *
 * Pattern, order and options as for {@link sashimiXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sashimiSwordfish } from '@kit/sudoku-human';
 *
 * EXAMPLE sashimiSwordfish sashimi-swordfish
 * ```
 */
export const sashimiSwordfish: Technique = /* @__PURE__ */ fish('sashimi-swordfish', 3, 'basic', 'sashimi');

/**
 * Sashimi jellyfish: a finned jellyfish one of whose bases keeps at most one place without its fins.
 *
 * Pattern, order and options as for {@link sashimiXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sashimiJellyfish } from '@kit/sudoku-human';
 *
 * EXAMPLE sashimiJellyfish sashimi-jellyfish
 * ```
 */
export const sashimiJellyfish: Technique = /* @__PURE__ */ fish('sashimi-jellyfish', 4, 'basic', 'sashimi');

/**
 * Sashimi squirmbag: a finned squirmbag one of whose bases keeps at most one place without its fins.
 *
 * Pattern, order and options as for {@link sashimiXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sashimiSquirmbag } from '@kit/sudoku-human';
 *
 * EXAMPLE sashimiSquirmbag sashimi-squirmbag
 * ```
 */
export const sashimiSquirmbag: Technique = /* @__PURE__ */ fish('sashimi-squirmbag', 5, 'basic', 'sashimi');

/**
 * Sashimi whale: a finned whale one of whose bases keeps at most one place without its fins.
 *
 * Pattern, order and options as for {@link sashimiXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sashimiWhale } from '@kit/sudoku-human';
 *
 * EXAMPLE sashimiWhale sashimi-whale
 * ```
 */
export const sashimiWhale: Technique = /* @__PURE__ */ fish('sashimi-whale', 6, 'basic', 'sashimi');

/**
 * Sashimi leviathan: a finned leviathan one of whose bases keeps at most one place without its fins.
 *
 * Pattern, order and options as for {@link sashimiXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sashimiLeviathan } from '@kit/sudoku-human';
 *
 * EXAMPLE sashimiLeviathan sashimi-leviathan
 * ```
 */
export const sashimiLeviathan: Technique = /* @__PURE__ */ fish('sashimi-leviathan', 7, 'basic', 'sashimi');

/** Fish with fins that are needed: a base has no two other places. The method is in `fish-search.ts`. */

import type { Technique } from '../types.js';
import { fish } from './fish-technique.js';

/**
 * Sashimi X-Wing: a finned X-Wing one of whose bases keeps at most one place without its fins.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sashimiXWing } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0320:7:....1+6+4+236.2.......142.8..9+45+3.62+98.+1.94853.+2+82.39..4+52..6.359.......2.47...2...+6:822 784:729::',
 * );
 * findSteps(position, [sashimiXWing])[0]?.eliminations; // => [{ cell: 17, digit: 7 }]
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
 * const position = parsePuzzle(
 *   ':0321:6:5+8.74...+39..+3.8....4319+5..+22.7..+9.3+64.8.3.5+79+39...+72.1+8+2.+97361....5....8+1...84..7:613 122 623 664 686 693:622::',
 * );
 * findSteps(position, [sashimiSwordfish])[0]?.eliminations; // => [{ cell: 10, digit: 6 }]
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
 * const position = parsePuzzle(
 *   ':0322:6:.+489+127+3.2..6..14.....4....9.42..87....+49.+3...32..15+94....2.+4..+471..9..3.+251.49..:331 638 373 678 679 699:637::',
 * );
 * findSteps(position, [sashimiJellyfish])[0]?.eliminations; // => [{ cell: 24, digit: 6 }]
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
 * const position = parsePuzzle(
 *   ':0000:x:2.....3.4....+31.8.3........7..36......4....9.....2.....8.9......5....2.....7..6..::::',
 * );
 * findSteps(position, [sashimiSquirmbag])[0]?.eliminations; // => [{ cell: 23, digit: 2 }]
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
 * const position = parsePuzzle(
 *   ':0000:x:+3..8+176.5+875.4.91+31.+6...+8.753....1....8....+5..6+1...43.+4.3....8.9.7.3.5.+4+6.+24..+3.1::::',
 * );
 * findSteps(position, [sashimiWhale])[0]?.eliminations; // => [{ cell: 19, digit: 9 }]
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
 * const position = parsePuzzle(
 *   ':0000:x:5+37...+62+8+9..8+634+7+56+8+4+5+2+7.+3.1.+8+37+6.5+4+76+34.+5.+8.+4+5.+2+8.3+6+72...5+8+7+4+3+34+5+7.+28.+6+8+7....+5..::::',
 * );
 * findSteps(position, [sashimiLeviathan])[0]?.eliminations; // => [{ cell: 80, digit: 9 }]
 * ```
 */
export const sashimiLeviathan: Technique = /* @__PURE__ */ fish('sashimi-leviathan', 7, 'basic', 'sashimi');

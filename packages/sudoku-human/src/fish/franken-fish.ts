/** Fish with boxes among their houses. The method is in `fish-search.ts`. */

import type { Technique } from '../types.js';
import { fish } from './fish-technique.js';

/**
 * Franken X-Wing: a X-Wing with boxes among its bases or covers, next to rows on one side and columns on the other.
 *
 * Pattern as for {@link xWing}. A candidate in two covers goes too, even from a base. Instances by digit, bases with
 * rows before bases with columns, then by base houses.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenXWing } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:.9.8....3..6.7.1..5......4..+6......+1.79...6.5.1...2.8.+9..2...1....3..9..642..1...:211 221 573 583:::',
 * );
 * findSteps(position, [frankenXWing])[0]?.eliminations; // => [{ cell: 60, digit: 3 }]
 * ```
 */
export const frankenXWing: Technique = /* @__PURE__ */ fish('franken-x-wing', 2, 'franken', 'none');

/**
 * Franken swordfish: a swordfish with boxes among its bases or covers, next to rows on one side and columns on the
 * other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenSwordfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0331:8:52...617.174.536..6.9271..5..5.2...6.9.76..1...6.3...4..759236135261.9.79613.7.5.:814 819 928 842 844 944 856 861 964 866 867 868:872::',
 * );
 * findSteps(position, [frankenSwordfish])[0]?.eliminations; // => [{ cell: 55, digit: 8 }]
 * ```
 */
export const frankenSwordfish: Technique = /* @__PURE__ */ fish('franken-swordfish', 3, 'franken', 'none');

/**
 * Franken jellyfish: a jellyfish with boxes among its bases or covers, next to rows on one side and columns on the
 * other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenJellyfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0332:2:...+4.29+3+6.3..+9...49.+413.+8.7..+3.84..5..83..+46.+4..71.38.5...+6+3.+4.....41+5.+33495..6..:512 121 721 821 123 526 626 741 242 642 742 944 148 248 251 952 259 872 773 274 177 179 279 281 282 884 288 798:223 228::',
 * );
 * findSteps(position, [frankenJellyfish])[0]?.eliminations; // => [{ cell: 11, digit: 2 }, { cell: 16, digit: 2 }]
 * ```
 */
export const frankenJellyfish: Technique = /* @__PURE__ */ fish('franken-jellyfish', 4, 'franken', 'none');

/**
 * Franken squirmbag: a squirmbag with boxes among its bases or covers, next to rows on one side and columns on the
 * other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenSquirmbag } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:.97..+2..8....5+7..2..+2.+9..7..65+7.8....+7..1+5.+8+684.2+69..+77+249+8+31+6+5...526+7+34+356.7.8+29:111 121 131 148 317 323 334 347 357:::',
 * );
 * findSteps(position, [frankenSquirmbag])[0]?.eliminations; // => [{ cell: 12, digit: 3 }]
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
 * const position = parsePuzzle(
 *   ':0000:x:.97..+2..8....5+7..2..+2.+9..7..65+7.8....+7..1+5.+8+684.2+69..+77+249+8+31+6+5...526+7+34+356.7.8+29:111 121 131 148 317 323 334 347 357:::',
 * );
 * findSteps(position, [frankenWhale])[0]?.eliminations; // => [{ cell: 12, digit: 3 }]
 * ```
 */
export const frankenWhale: Technique = /* @__PURE__ */ fish('franken-whale', 6, 'franken', 'none');

/**
 * Franken leviathan: a leviathan with boxes among its bases or covers, next to rows on one side and columns on the
 * other.
 *
 * Pattern, order and options as for {@link frankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, frankenLeviathan } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:.+3.8.+7+1.21.+8.+2.3.+774+2+1+3..+8.+8+1+62+735+9+45+7+3...+21+6+2+9+46+5+1+7+3+8....1+2+87.32........8.....+2.:488 915:::',
 * );
 * findSteps(position, [frankenLeviathan])[0]?.eliminations; // => [{ cell: 23, digit: 9 }]
 * ```
 */
export const frankenLeviathan: Technique = /* @__PURE__ */ fish('franken-leviathan', 7, 'franken', 'none');

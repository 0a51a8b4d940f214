/** Fish with boxes among their houses, without fins and with them. The method is in `fish-search.ts`. */

import type { Technique } from '../../types.js';
import { finned, noFins } from './fish-fins.js';
import { franken } from './fish-shapes.js';
import { fish } from './fish-technique.js';

/**
 * Franken X-Wing: an X-Wing with boxes (regions) among its bases or covers, next to rows on one side and columns on the
 * other.
 *
 * Pattern as for {@link xWing}. A candidate in two covers goes too, even from a base. Instances by digit, bases with
 * rows before bases with columns, then by base houses.
 *
 * @example
 * ```ts
 * import { findSteps, frankenXWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.9.8....3..6.7.1..5......4..+6......+1.79...6.5.1...2.8.+9..2...1....3..9..642..1...:211 221 573 583:::');
 * findSteps(position, [frankenXWing])[0]?.eliminations; // => [{ cell: 60, digit: 3 }]
 * ```
 */
export const frankenXWing: Technique = /* @__PURE__ */ fish('franken-x-wing', 2, franken, noFins);

/**
 * Franken swordfish: as {@link frankenXWing}, of three bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, frankenSwordfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0331:8:52...617.174.536..6.9271..5..5.2...6.9.76..1...6.3...4..759236135261.9.79613.7.5.:814 819 928 842 844 944 856 861 964 866 867 868:872::');
 * findSteps(position, [frankenSwordfish])[0]?.eliminations; // => [{ cell: 55, digit: 8 }]
 * ```
 */
export const frankenSwordfish: Technique = /* @__PURE__ */ fish('franken-swordfish', 3, franken, noFins);

/**
 * Franken jellyfish: as {@link frankenXWing}, of four bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, frankenJellyfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0332:2:...+4.29+3+6.3..+9...49.+413.+8.7..+3.84..5..83..+46.+4..71.38.5...+6+3.+4.....41+5.+33495..6..:512 121 721 821 123 526 626 741 242 642 742 944 148 248 251 952 259 872 773 274 177 179 279 281 282 884 288 798:223 228::');
 * findSteps(position, [frankenJellyfish])[0]?.eliminations; // => [{ cell: 11, digit: 2 }, { cell: 16, digit: 2 }]
 * ```
 */
export const frankenJellyfish: Technique = /* @__PURE__ */ fish('franken-jellyfish', 4, franken, noFins);

/**
 * Franken squirmbag: as {@link frankenXWing}, of five bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, frankenSquirmbag, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.97..+2..8....5+7..2..+2.+9..7..65+7.8....+7..1+5.+8+684.2+69..+77+249+8+31+6+5...526+7+34+356.7.8+29:111 121 131 148 317 323 334 347 357:::');
 * findSteps(position, [frankenSquirmbag])[0]?.eliminations; // => [{ cell: 12, digit: 3 }]
 * ```
 */
export const frankenSquirmbag: Technique = /* @__PURE__ */ fish('franken-squirmbag', 5, franken, noFins);

/**
 * Franken whale: as {@link frankenXWing}, of six bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, frankenWhale, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.97..+2..8....5+7..2..+2.+9..7..65+7.8....+7..1+5.+8+684.2+69..+77+249+8+31+6+5...526+7+34+356.7.8+29:111 121 131 148 317 323 334 347 357:::');
 * findSteps(position, [frankenWhale])[0]?.eliminations; // => [{ cell: 12, digit: 3 }]
 * ```
 */
export const frankenWhale: Technique = /* @__PURE__ */ fish('franken-whale', 6, franken, noFins);

/**
 * Franken leviathan: as {@link frankenXWing}, of seven bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, frankenLeviathan, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.+3.8.+7+1.21.+8.+2.3.+774+2+1+3..+8.+8+1+62+735+9+45+7+3...+21+6+2+9+46+5+1+7+3+8....1+2+87.32........8.....+2.:488 915:::');
 * findSteps(position, [frankenLeviathan])[0]?.eliminations; // => [{ cell: 23, digit: 9 }]
 * ```
 */
export const frankenLeviathan: Technique = /* @__PURE__ */ fish('franken-leviathan', 7, franken, noFins);

/**
 * Finned franken X-Wing: a franken X-Wing with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern and options as for {@link finnedXWing}, order as for {@link frankenXWing}. A place in two bases counts as a
 * fin (endo fin); there are at most two of these.
 *
 * @example
 * ```ts
 * import { findSteps, finnedFrankenXWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0340:6:.72.3158.4..275.3.35..687.2.1.7543.8.3.619.757.5823.9.5..187..3..3596..7..734285.:973 281:672::');
 * findSteps(position, [finnedFrankenXWing])[0]?.eliminations; // => [{ cell: 55, digit: 6 }]
 * ```
 */
export const finnedFrankenXWing: Technique = /* @__PURE__ */ fish('finned-franken-x-wing', 2, franken, finned);

/**
 * Finned franken swordfish: as {@link finnedFrankenXWing}, of three bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedFrankenSwordfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0341:5:.64.+2............2+293.8..4.......7.9..6...+23..1+9..2.86..7..89.5+9.82.1...+6...49...:518 718 724 725 128 728 541 342 542 544 154 371 372 678 482 385 685 789 394 799:525 545::');
 * findSteps(position, [finnedFrankenSwordfish])[0]?.eliminations; // => [{ cell: 13, digit: 5 }, { cell: 31, digit: 5 }]
 * ```
 */
export const finnedFrankenSwordfish: Technique = /* @__PURE__ */ fish('finned-franken-swordfish', 3, franken, finned);

/**
 * Finned franken jellyfish: as {@link finnedFrankenXWing}, of four bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedFrankenJellyfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0342:6:.5+7....8..+3....7+5.+84..57.314.3..2+5.89+8...+54....58+4....+32.+5.4+8+97+5.8739.+42+7+9+42..3.+5:619 123 924 625 655 658 161 267 667:687::');
 * findSteps(position, [finnedFrankenJellyfish])[0]?.eliminations; // => [{ cell: 69, digit: 6 }]
 * ```
 */
export const finnedFrankenJellyfish: Technique = /* @__PURE__ */ fish('finned-franken-jellyfish', 4, franken, finned);

/**
 * Finned franken squirmbag: as {@link finnedFrankenXWing}, of five bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedFrankenSquirmbag, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::');
 * findSteps(position, [finnedFrankenSquirmbag])[0]?.eliminations; // => [{ cell: 9, digit: 9 }, { cell: 18, digit: 9 }]
 * ```
 */
export const finnedFrankenSquirmbag: Technique = /* @__PURE__ */ fish('finned-franken-squirmbag', 5, franken, finned);

/**
 * Finned franken whale: as {@link finnedFrankenXWing}, of six bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedFrankenWhale, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.97..+2..8....5+7..2..+2.+9..7..65+7.8....+7..1+5.+8+684.2+69..+77+249+8+31+6+5...526+7+34+356.7.8+29:111 121 131 148 323 347 357:::');
 * findSteps(position, [finnedFrankenWhale])[0]?.eliminations; // => [{ cell: 21, digit: 3 }]
 * ```
 */
export const finnedFrankenWhale: Technique = /* @__PURE__ */ fish('finned-franken-whale', 6, franken, finned);

/**
 * Finned franken leviathan: as {@link finnedFrankenXWing}, of seven bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedFrankenLeviathan, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.97..+2..8....5+7..2..+2.+9..7..65+7.8....+7..1+5.+8+684.2+69..+77+249+8+31+6+5...526+7+34+356.7.8+29:111 121 131 148 317 323 334 347 357:::');
 * findSteps(position, [finnedFrankenLeviathan])[0]?.eliminations; // => [{ cell: 12, digit: 3 }]
 * ```
 */
export const finnedFrankenLeviathan: Technique = /* @__PURE__ */ fish('finned-franken-leviathan', 7, franken, finned);

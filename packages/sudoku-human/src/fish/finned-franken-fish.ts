/** Fish with boxes among their houses, and fins. The method is in `fish-search.ts`. */

import type { Technique } from '../types.js';
import { fish } from './fish-technique.js';

/**
 * Finned franken X-Wing: a franken X-Wing with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern and options as for {@link finnedXWing}, order as for {@link frankenXWing}. A place in two bases counts as a
 * fin (endo fin); there are at most two of these.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenXWing } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0340:6:.72.3158.4..275.3.35..687.2.1.7543.8.3.619.757.5823.9.5..187..3..3596..7..734285.:973 281:672::',
 * );
 * findSteps(position, [finnedFrankenXWing])[0]?.eliminations; // => [{ cell: 55, digit: 6 }]
 * ```
 */
export const finnedFrankenXWing: Technique = /* @__PURE__ */ fish('finned-franken-x-wing', 2, 'franken', 'finned');

/**
 * Finned franken swordfish: a franken swordfish with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenSwordfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0341:5:.64.+2............2+293.8..4.......7.9..6...+23..1+9..2.86..7..89.5+9.82.1...+6...49...:518 718 724 725 128 728 541 342 542 544 154 371 372 678 482 385 685 789 394 799:525 545::',
 * );
 * findSteps(position, [finnedFrankenSwordfish])[0]?.eliminations; // => [{ cell: 13, digit: 5 }, { cell: 31, digit: 5 }]
 * ```
 */
export const finnedFrankenSwordfish: Technique = /* @__PURE__ */ fish(
  'finned-franken-swordfish',
  3,
  'franken',
  'finned',
);

/**
 * Finned franken jellyfish: a franken jellyfish with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenJellyfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0342:6:.5+7....8..+3....7+5.+84..57.314.3..2+5.89+8...+54....58+4....+32.+5.4+8+97+5.8739.+42+7+9+42..3.+5:619 123 924 625 655 658 161 267 667:687::',
 * );
 * findSteps(position, [finnedFrankenJellyfish])[0]?.eliminations; // => [{ cell: 69, digit: 6 }]
 * ```
 */
export const finnedFrankenJellyfish: Technique = /* @__PURE__ */ fish(
  'finned-franken-jellyfish',
  4,
  'franken',
  'finned',
);

/**
 * Finned franken squirmbag: a franken squirmbag with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenSquirmbag } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::',
 * );
 * findSteps(position, [finnedFrankenSquirmbag])[0]?.eliminations; // => [{ cell: 9, digit: 9 }, { cell: 18, digit: 9 }]
 * ```
 */
export const finnedFrankenSquirmbag: Technique = /* @__PURE__ */ fish(
  'finned-franken-squirmbag',
  5,
  'franken',
  'finned',
);

/**
 * Finned franken whale: a franken whale with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenWhale } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:.97..+2..8....5+7..2..+2.+9..7..65+7.8....+7..1+5.+8+684.2+69..+77+249+8+31+6+5...526+7+34+356.7.8+29:111 121 131 148 323 347 357:::',
 * );
 * findSteps(position, [finnedFrankenWhale])[0]?.eliminations; // => [{ cell: 21, digit: 3 }]
 * ```
 */
export const finnedFrankenWhale: Technique = /* @__PURE__ */ fish('finned-franken-whale', 6, 'franken', 'finned');

/**
 * Finned franken leviathan: a franken leviathan with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedFrankenXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedFrankenLeviathan } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:.97..+2..8....5+7..2..+2.+9..7..65+7.8....+7..1+5.+8+684.2+69..+77+249+8+31+6+5...526+7+34+356.7.8+29:111 121 131 148 317 323 334 347 357:::',
 * );
 * findSteps(position, [finnedFrankenLeviathan])[0]?.eliminations; // => [{ cell: 12, digit: 3 }]
 * ```
 */
export const finnedFrankenLeviathan: Technique = /* @__PURE__ */ fish(
  'finned-franken-leviathan',
  7,
  'franken',
  'finned',
);

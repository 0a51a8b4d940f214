/** Fish with fins, rows against columns: finned, sashimi and Siamese. The method is in `fish-search.ts`. */

import type { Technique } from '../../types.js';
import { finned, sashimi, siamese } from './fish-fins.js';
import { basic } from './fish-shapes.js';
import { fish } from './fish-technique.js';

/**
 * Finned X-Wing: an X-Wing but for some extra places (fins) of the bases; what the X-Wing would strike out goes where it
 * sees every fin.
 *
 * Pattern: role `'base'` for the digit where base and cover houses cross, `'fin'` for the fins; the houses as base and
 * cover. Each base keeps at least two places without its fins; where one keeps fewer, the fish is sashimi. Order as for
 * {@link xWing}; `maxFins` limits the fins. With `siamese` pairs of a digit follow, see {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, finnedXWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0310:6:2...8.+4+19......+865..+8...7+2+3+17..2.35+8...+8.1+6+728.+2...+1+9+4.8....+9+315+41.7.2869+236+1+8+5+4+7::631::');
 * findSteps(position, [finnedXWing])[0]?.eliminations; // => [{ cell: 18, digit: 6 }]
 * ```
 */
export const finnedXWing: Technique = /* @__PURE__ */ fish('finned-x-wing', 2, basic, finned);

/**
 * Finned swordfish: as {@link finnedXWing}, of three bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedSwordfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0311:5:.84..61+3.+6.+12.+3...7.+3.1...6+41.+62+73...62.3.47.+3+79.5..6.1...6...3.+3+6..2.+1...73.+168.:519 537 959 581:599::');
 * findSteps(position, [finnedSwordfish])[0]?.eliminations; // => [{ cell: 80, digit: 5 }]
 * ```
 */
export const finnedSwordfish: Technique = /* @__PURE__ */ fish('finned-swordfish', 3, basic, finned);

/**
 * Finned jellyfish: as {@link finnedXWing}, of four bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedJellyfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0312:8:+64+12+5.7.3+3826+7..+1+5....+31+6...9+3+1.+6..+74+1+6.27+3.......3.61.+2.+7+65+13.+765+31....+13...+2+576:934 938 939 979 986 993:879::');
 * findSteps(position, [finnedJellyfish])[0]?.eliminations; // => [{ cell: 62, digit: 8 }]
 * ```
 */
export const finnedJellyfish: Technique = /* @__PURE__ */ fish('finned-jellyfish', 4, basic, finned);

/**
 * Finned squirmbag: as {@link finnedXWing}, of five bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedSquirmbag, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:........5.7..8..3.9...25........9..669..7..5.....1.8+97.8.2.7....61.3....3.....4..::::');
 * findSteps(position, [finnedSquirmbag])[0]?.eliminations; // => [{ cell: 80, digit: 1 }]
 * ```
 */
export const finnedSquirmbag: Technique = /* @__PURE__ */ fish('finned-squirmbag', 5, basic, finned);

/**
 * Finned whale: as {@link finnedXWing}, of six bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedWhale, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.+19..63...72........+6.17..51..3..9..........86.84....1.6.........1.2....9.3...45.::::');
 * findSteps(position, [finnedWhale])[0]?.eliminations; // => [{ cell: 39, digit: 2 }]
 * ```
 */
export const finnedWhale: Technique = /* @__PURE__ */ fish('finned-whale', 6, basic, finned);

/**
 * Finned leviathan: as {@link finnedXWing}, of seven bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedLeviathan, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.8.....1.+3.2.94.6..7.5..2...+3.+94612+55...2.49.+29+4...7.+6.+2.679..+1.....1...1........::::');
 * findSteps(position, [finnedLeviathan])[0]?.eliminations; // => [{ cell: 38, digit: 8 }]
 * ```
 */
export const finnedLeviathan: Technique = /* @__PURE__ */ fish('finned-leviathan', 7, basic, finned);

/**
 * Sashimi X-Wing: a finned X-Wing one of whose bases keeps at most one place without its fins.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, sashimiXWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0320:7:....1+6+4+236.2.......142.8..9+45+3.62+98.+1.94853.+2+82.39..4+52..6.359.......2.47...2...+6:822 784:729::');
 * findSteps(position, [sashimiXWing])[0]?.eliminations; // => [{ cell: 17, digit: 7 }]
 * ```
 */
export const sashimiXWing: Technique = /* @__PURE__ */ fish('sashimi-x-wing', 2, basic, sashimi);

/**
 * Sashimi swordfish: as {@link sashimiXWing}, of three bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, sashimiSwordfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0321:6:5+8.74...+39..+3.8....4319+5..+22.7..+9.3+64.8.3.5+79+39...+72.1+8+2.+97361....5....8+1...84..7:613 122 623 664 686 693:622::');
 * findSteps(position, [sashimiSwordfish])[0]?.eliminations; // => [{ cell: 10, digit: 6 }]
 * ```
 */
export const sashimiSwordfish: Technique = /* @__PURE__ */ fish('sashimi-swordfish', 3, basic, sashimi);

/**
 * Sashimi jellyfish: as {@link sashimiXWing}, of four bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, sashimiJellyfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0322:6:.+489+127+3.2..6..14.....4....9.42..87....+49.+3...32..15+94....2.+4..+471..9..3.+251.49..:331 638 373 678 679 699:637::');
 * findSteps(position, [sashimiJellyfish])[0]?.eliminations; // => [{ cell: 24, digit: 6 }]
 * ```
 */
export const sashimiJellyfish: Technique = /* @__PURE__ */ fish('sashimi-jellyfish', 4, basic, sashimi);

/**
 * Sashimi squirmbag: as {@link sashimiXWing}, of five bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, sashimiSquirmbag, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:2.....3.4....+31.8.3........7..36......4....9.....2.....8.9......5....2.....7..6..::::');
 * findSteps(position, [sashimiSquirmbag])[0]?.eliminations; // => [{ cell: 23, digit: 2 }]
 * ```
 */
export const sashimiSquirmbag: Technique = /* @__PURE__ */ fish('sashimi-squirmbag', 5, basic, sashimi);

/**
 * Sashimi whale: as {@link sashimiXWing}, of six bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, sashimiWhale, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:+3..8+176.5+875.4.91+31.+6...+8.753....1....8....+5..6+1...43.+4.3....8.9.7.3.5.+4+6.+24..+3.1::::');
 * findSteps(position, [sashimiWhale])[0]?.eliminations; // => [{ cell: 19, digit: 9 }]
 * ```
 */
export const sashimiWhale: Technique = /* @__PURE__ */ fish('sashimi-whale', 6, basic, sashimi);

/**
 * Sashimi leviathan: as {@link sashimiXWing}, of seven bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, sashimiLeviathan, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:5+37...+62+8+9..8+634+7+56+8+4+5+2+7.+3.1.+8+37+6.5+4+76+34.+5.+8.+4+5.+2+8.3+6+72...5+8+7+4+3+34+5+7.+28.+6+8+7....+5..::::');
 * findSteps(position, [sashimiLeviathan])[0]?.eliminations; // => [{ cell: 80, digit: 9 }]
 * ```
 */
export const sashimiLeviathan: Technique = /* @__PURE__ */ fish('sashimi-leviathan', 7, basic, sashimi);

/**
 * Siamese X-Wing: two finned or sashimi X-Wings with the same bases and different covers; what either strikes out goes.
 *
 * Pattern: the bases, the covers of both fish; role `'fin'` for what is a fin of either, `'base'` for the other places.
 * Instances by digit, rows as bases before columns, then by base houses. Not in the default list. With the option
 * `siamese` the finned, sashimi, finned franken and finned mutant techniques give such pairs too.
 *
 * @example
 * ```ts
 * import { findSteps, siameseXWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:2.....3.4....+31.8.3........7..36......4....9.....2.....8.9......5....2.....7..6..::::');
 * findSteps(position, [siameseXWing])[0]?.eliminations; // => [{ cell: 23, digit: 9 }, { cell: 26, digit: 9 }]
 * ```
 */
export const siameseXWing: Technique = /* @__PURE__ */ fish('siamese-x-wing', 2, basic, siamese);

/**
 * Siamese swordfish: as {@link siameseXWing}, of three bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, siameseSwordfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:1...6......5..31...6...8..97+285...4....4..25......2.......9.3.2..1........3...714::::');
 * findSteps(position, [siameseSwordfish])[0]?.eliminations; // => [{ cell: 67, digit: 5 }, { cell: 68, digit: 5 }]
 * ```
 */
export const siameseSwordfish: Technique = /* @__PURE__ */ fish('siamese-swordfish', 3, basic, siamese);

/**
 * Siamese jellyfish: as {@link siameseXWing}, of four bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, siameseJellyfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:..9.7......+5.4.6....1....8....1.9.3.54..........8.+4....5....7.62..3...........2.+3::::');
 * findSteps(position, [siameseJellyfish])[0]?.eliminations; // => [{ cell: 64, digit: 8 }, { cell: 68, digit: 8 }]
 * ```
 */
export const siameseJellyfish: Technique = /* @__PURE__ */ fish('siamese-jellyfish', 4, basic, siamese);

/**
 * Siamese squirmbag: as {@link siameseXWing}, of five bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, siameseSquirmbag, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:+4+3981..5...6..3..4..8+46...3.+4+3..517..1+23..+4.+5.75+1.49+3.....+3.5.....9..+3..3...4....::::');
 * findSteps(position, [siameseSquirmbag])[0]?.eliminations; // => [{ cell: 54, digit: 9 }, { cell: 61, digit: 9 }]
 * ```
 */
export const siameseSquirmbag: Technique = /* @__PURE__ */ fish('siamese-squirmbag', 5, basic, siamese);

/**
 * Siamese whale: as {@link siameseXWing}, of six bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, siameseWhale, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:........5.7..8..3.9...25........9..669..7..5.....1.8+97.8.2.7....61.3....3.....4..::::');
 * findSteps(position, [siameseWhale])[0]?.eliminations; // => [{ cell: 34, digit: 1 }, { cell: 79, digit: 1 }]
 * ```
 */
export const siameseWhale: Technique = /* @__PURE__ */ fish('siamese-whale', 6, basic, siamese);

/**
 * Siamese leviathan: as {@link siameseXWing}, of seven bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, siameseLeviathan, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.....3...8+3.2..67..6.......51...2.4.......3+5.47.5....87..4..8..+3+42+81+5.+6.6..3.+74.5:113 123 133 159 166 259 643 645 656 745 917 919 926 929 936 937 939 943 945 956 967 968 978 979 998:::');
 * findSteps(position, [siameseLeviathan])[0]?.eliminations; // => [{ cell: 40, digit: 9 }, { cell: 56, digit: 9 }]
 * ```
 */
export const siameseLeviathan: Technique = /* @__PURE__ */ fish('siamese-leviathan', 7, basic, siamese);

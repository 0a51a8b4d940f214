/** Two finned fish with the same bases as one step. The method is in `fish-search.ts`. */

import type { Technique } from '../types.js';
import { fish } from './fish-technique.js';

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
 * const position = parsePuzzle(
 *   ':0000:x:2.....3.4....+31.8.3........7..36......4....9.....2.....8.9......5....2.....7..6..::::',
 * );
 * findSteps(position, [siameseXWing])[0]?.eliminations; // => [{ cell: 23, digit: 9 }, { cell: 26, digit: 9 }]
 * ```
 */
export const siameseXWing: Technique = /* @__PURE__ */ fish('siamese-x-wing', 2, 'basic', 'siamese');

/**
 * Siamese swordfish: two finned or sashimi swordfish with the same bases and different covers; what either strikes out
 * goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseSwordfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:1...6......5..31...6...8..97+285...4....4..25......2.......9.3.2..1........3...714::::',
 * );
 * findSteps(position, [siameseSwordfish])[0]?.eliminations; // => [{ cell: 67, digit: 5 }, { cell: 68, digit: 5 }]
 * ```
 */
export const siameseSwordfish: Technique = /* @__PURE__ */ fish('siamese-swordfish', 3, 'basic', 'siamese');

/**
 * Siamese jellyfish: two finned or sashimi jellyfish with the same bases and different covers; what either strikes out
 * goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseJellyfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:..9.7......+5.4.6....1....8....1.9.3.54..........8.+4....5....7.62..3...........2.+3::::',
 * );
 * findSteps(position, [siameseJellyfish])[0]?.eliminations; // => [{ cell: 64, digit: 8 }, { cell: 68, digit: 8 }]
 * ```
 */
export const siameseJellyfish: Technique = /* @__PURE__ */ fish('siamese-jellyfish', 4, 'basic', 'siamese');

/**
 * Siamese squirmbag: two finned or sashimi squirmbags with the same bases and different covers; what either strikes out
 * goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseSquirmbag } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:+4+3981..5...6..3..4..8+46...3.+4+3..517..1+23..+4.+5.75+1.49+3.....+3.5.....9..+3..3...4....::::',
 * );
 * findSteps(position, [siameseSquirmbag])[0]?.eliminations; // => [{ cell: 54, digit: 9 }, { cell: 61, digit: 9 }]
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
 * const position = parsePuzzle(
 *   ':0000:x:........5.7..8..3.9...25........9..669..7..5.....1.8+97.8.2.7....61.3....3.....4..::::',
 * );
 * findSteps(position, [siameseWhale])[0]?.eliminations; // => [{ cell: 34, digit: 1 }, { cell: 79, digit: 1 }]
 * ```
 */
export const siameseWhale: Technique = /* @__PURE__ */ fish('siamese-whale', 6, 'basic', 'siamese');

/**
 * Siamese leviathan: two finned or sashimi leviathans with the same bases and different covers; what either strikes out
 * goes.
 *
 * Pattern, order and options as for {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, siameseLeviathan } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:.....3...8+3.2..67..6.......51...2.4.......3+5.47.5....87..4..8..+3+42+81+5.+6.6..3.+74.5:113 123 133 159 166 259 643 645 656 745 917 919 926 929 936 937 939 943 945 956 967 968 978 979 998:::',
 * );
 * findSteps(position, [siameseLeviathan])[0]?.eliminations; // => [{ cell: 40, digit: 9 }, { cell: 56, digit: 9 }]
 * ```
 */
export const siameseLeviathan: Technique = /* @__PURE__ */ fish('siamese-leviathan', 7, 'basic', 'siamese');

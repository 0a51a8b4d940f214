/** Fish of any houses, without fins and with them. The method is in `fish-search.ts`. */

import type { Technique } from '../../types.js';
import { finned, noFins } from './fish-fins.js';
import { mutant } from './fish-shapes.js';
import { fish } from './fish-technique.js';

/**
 * Mutant X-Wing: an X-Wing of any houses, with rows and columns on one side, or with rows (or columns) on both. On layouts
 * diagonals, windows and further houses make a fish mutant too.
 *
 * Pattern as for {@link xWing}. A candidate in two covers goes too, even from a base. Instances by digit, then by base
 * houses. Not in the default list: its search takes long. On layouts with many houses the largest fish are not searched:
 * a leviathan needs 32 houses or fewer, a whale 43.
 *
 * @example
 * ```ts
 * import { findSteps, mutantXWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::');
 * findSteps(position, [mutantXWing])[0]?.eliminations; // => [{ cell: 9, digit: 1 }, { cell: 10, digit: 1 }, { cell: 11, digit: 1 }]
 * ```
 */
export const mutantXWing: Technique = /* @__PURE__ */ fish('mutant-x-wing', 2, mutant, noFins);

/**
 * Mutant swordfish: as {@link mutantXWing}, of three bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, mutantSwordfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::');
 * findSteps(position, [mutantSwordfish])[0]?.eliminations; // => [{ cell: 9, digit: 1 }, { cell: 10, digit: 1 }, { cell: 11, digit: 1 }]
 * ```
 */
export const mutantSwordfish: Technique = /* @__PURE__ */ fish('mutant-swordfish', 3, mutant, noFins);

/**
 * Mutant jellyfish: as {@link mutantXWing}, of four bases and covers.
 *
 * @example
 * ```ts
 * import { mutantJellyfish } from '@kit/sudoku-human';
 *
 * mutantJellyfish.id; // => 'mutant-jellyfish'
 * ```
 */
export const mutantJellyfish: Technique = /* @__PURE__ */ fish('mutant-jellyfish', 4, mutant, noFins);

/**
 * Mutant squirmbag: as {@link mutantXWing}, of five bases and covers.
 *
 * @example
 * ```ts
 * import { mutantSquirmbag } from '@kit/sudoku-human';
 *
 * mutantSquirmbag.id; // => 'mutant-squirmbag'
 * ```
 */
export const mutantSquirmbag: Technique = /* @__PURE__ */ fish('mutant-squirmbag', 5, mutant, noFins);

/**
 * Mutant whale: as {@link mutantXWing}, of six bases and covers.
 *
 * @example
 * ```ts
 * import { mutantWhale } from '@kit/sudoku-human';
 *
 * mutantWhale.id; // => 'mutant-whale'
 * ```
 */
export const mutantWhale: Technique = /* @__PURE__ */ fish('mutant-whale', 6, mutant, noFins);

/**
 * Mutant leviathan: as {@link mutantXWing}, of seven bases and covers.
 *
 * @example
 * ```ts
 * import { mutantLeviathan } from '@kit/sudoku-human';
 *
 * mutantLeviathan.id; // => 'mutant-leviathan'
 * ```
 */
export const mutantLeviathan: Technique = /* @__PURE__ */ fish('mutant-leviathan', 7, mutant, noFins);

/**
 * Finned mutant X-Wing: a mutant X-Wing with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern and options as for {@link finnedXWing}, endo fins as for {@link finnedFrankenXWing}, order as for
 * {@link mutantXWing}. Not in the default list: its search takes long.
 *
 * @example
 * ```ts
 * import { findSteps, finnedMutantXWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::');
 * findSteps(position, [finnedMutantXWing])[0]?.eliminations; // => [{ cell: 9, digit: 1 }]
 * ```
 */
export const finnedMutantXWing: Technique = /* @__PURE__ */ fish('finned-mutant-x-wing', 2, mutant, finned);

/**
 * Finned mutant swordfish: as {@link finnedMutantXWing}, of three bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedMutantSwordfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::');
 * findSteps(position, [finnedMutantSwordfish])[0]?.eliminations; // => [{ cell: 9, digit: 1 }]
 * ```
 */
export const finnedMutantSwordfish: Technique = /* @__PURE__ */ fish('finned-mutant-swordfish', 3, mutant, finned);

/**
 * Finned mutant jellyfish: as {@link finnedMutantXWing}, of four bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedMutantJellyfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0362:4:....27.3+9+3.164+9+2...9+2..+5..+6+13.9...28+9.8..+26+1..+25..13+9...+9+2.8.5+3.....39622.+3.+9...1:447 772 781 782 792 892:417::');
 * findSteps(position, [finnedMutantJellyfish])[0]?.eliminations; // => [{ cell: 6, digit: 4 }]
 * ```
 */
export const finnedMutantJellyfish: Technique = /* @__PURE__ */ fish('finned-mutant-jellyfish', 4, mutant, finned);

/**
 * Finned mutant squirmbag: as {@link finnedMutantXWing}, of five bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, finnedMutantSquirmbag, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0363:9:.1.8.7.....81.6....4..528....7..3..82.1.7.5.33..5..2....5781.9.8..4.51..1....9.85:219 722 922 445 447 465 692:913::');
 * findSteps(position, [finnedMutantSquirmbag])[0]?.eliminations; // => [{ cell: 2, digit: 9 }]
 * ```
 */
export const finnedMutantSquirmbag: Technique = /* @__PURE__ */ fish('finned-mutant-squirmbag', 5, mutant, finned);

/**
 * Finned mutant whale: as {@link finnedMutantXWing}, of six bases and covers.
 *
 * @example
 * ```ts
 * import { finnedMutantWhale } from '@kit/sudoku-human';
 *
 * finnedMutantWhale.id; // => 'finned-mutant-whale'
 * ```
 */
export const finnedMutantWhale: Technique = /* @__PURE__ */ fish('finned-mutant-whale', 6, mutant, finned);

/**
 * Finned mutant leviathan: as {@link finnedMutantXWing}, of seven bases and covers.
 *
 * @example
 * ```ts
 * import { finnedMutantLeviathan } from '@kit/sudoku-human';
 *
 * finnedMutantLeviathan.id; // => 'finned-mutant-leviathan'
 * ```
 */
export const finnedMutantLeviathan: Technique = /* @__PURE__ */ fish('finned-mutant-leviathan', 7, mutant, finned);

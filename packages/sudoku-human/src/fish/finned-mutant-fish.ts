/** Fish of any houses, with fins. The method is in `fish-search.ts`. */

import type { Technique } from '../types.js';
import { fish } from './fish-technique.js';

/**
 * Finned mutant X-Wing: a mutant X-Wing with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern and options as for {@link finnedXWing}, endo fins as for {@link finnedFrankenXWing}, order as for
 * {@link mutantXWing}. Not in the default list: its search takes long.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantXWing } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::',
 * );
 * findSteps(position, [finnedMutantXWing])[0]?.eliminations; // => [{ cell: 9, digit: 1 }]
 * ```
 */
export const finnedMutantXWing: Technique = /* @__PURE__ */ fish('finned-mutant-x-wing', 2, 'mutant', 'finned');

/**
 * Finned mutant swordfish: a mutant swordfish with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantSwordfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5.3...528.+96..5+49+3+178::::',
 * );
 * findSteps(position, [finnedMutantSwordfish])[0]?.eliminations; // => [{ cell: 9, digit: 1 }]
 * ```
 */
export const finnedMutantSwordfish: Technique = /* @__PURE__ */ fish('finned-mutant-swordfish', 3, 'mutant', 'finned');

/**
 * Finned mutant jellyfish: a mutant jellyfish with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantJellyfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0362:4:....27.3+9+3.164+9+2...9+2..+5..+6+13.9...28+9.8..+26+1..+25..13+9...+9+2.8.5+3.....39622.+3.+9...1:447 772 781 782 792 892:417::',
 * );
 * findSteps(position, [finnedMutantJellyfish])[0]?.eliminations; // => [{ cell: 6, digit: 4 }]
 * ```
 */
export const finnedMutantJellyfish: Technique = /* @__PURE__ */ fish('finned-mutant-jellyfish', 4, 'mutant', 'finned');

/**
 * Finned mutant squirmbag: a mutant squirmbag with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedMutantSquirmbag } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0363:9:.1.8.7.....81.6....4..528....7..3..82.1.7.5.33..5..2....5781.9.8..4.51..1....9.85:219 722 922 445 447 465 692:913::',
 * );
 * findSteps(position, [finnedMutantSquirmbag])[0]?.eliminations; // => [{ cell: 2, digit: 9 }]
 * ```
 */
export const finnedMutantSquirmbag: Technique = /* @__PURE__ */ fish('finned-mutant-squirmbag', 5, 'mutant', 'finned');

/**
 * Finned mutant whale: a mutant whale with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { finnedMutantWhale } from '@kit/sudoku-human';
 *
 * finnedMutantWhale.id; // => 'finned-mutant-whale'
 * ```
 */
export const finnedMutantWhale: Technique = /* @__PURE__ */ fish('finned-mutant-whale', 6, 'mutant', 'finned');

/**
 * Finned mutant leviathan: a mutant leviathan with fins; what it would strike out goes where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedMutantXWing}.
 *
 * @example
 * ```ts
 * import { finnedMutantLeviathan } from '@kit/sudoku-human';
 *
 * finnedMutantLeviathan.id; // => 'finned-mutant-leviathan'
 * ```
 */
export const finnedMutantLeviathan: Technique = /* @__PURE__ */ fish('finned-mutant-leviathan', 7, 'mutant', 'finned');

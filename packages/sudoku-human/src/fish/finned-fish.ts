/** Fish with fins. The method is in `fish-search.ts`. */

import type { Technique } from '../types.js';
import { fish } from './fish-technique.js';

/**
 * Finned X-Wing: a X-Wing but for some extra places (fins) of the bases; what the X-Wing would strike out goes where it
 * sees every fin.
 *
 * Pattern: role `'base'` for the digit where base and cover houses cross, `'fin'` for the fins; the houses as base and
 * cover. Each base keeps at least two places without its fins; where one keeps fewer, the fish is sashimi. Order as for
 * {@link xWing}; `maxFins` limits the fins. With `siamese` pairs of a digit follow, see {@link siameseXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedXWing } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0310:6:2...8.+4+19......+865..+8...7+2+3+17..2.35+8...+8.1+6+728.+2...+1+9+4.8....+9+315+41.7.2869+236+1+8+5+4+7::631::',
 * );
 * findSteps(position, [finnedXWing])[0]?.eliminations; // => [{ cell: 18, digit: 6 }]
 * ```
 */
export const finnedXWing: Technique = /* @__PURE__ */ fish('finned-x-wing', 2, 'basic', 'finned');

/**
 * Finned swordfish: a swordfish but for some extra places (fins) of the bases; what the swordfish would strike out goes
 * where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedSwordfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0311:5:.84..61+3.+6.+12.+3...7.+3.1...6+41.+62+73...62.3.47.+3+79.5..6.1...6...3.+3+6..2.+1...73.+168.:519 537 959 581:599::',
 * );
 * findSteps(position, [finnedSwordfish])[0]?.eliminations; // => [{ cell: 80, digit: 5 }]
 * ```
 */
export const finnedSwordfish: Technique = /* @__PURE__ */ fish('finned-swordfish', 3, 'basic', 'finned');

/**
 * Finned jellyfish: a jellyfish but for some extra places (fins) of the bases; what the jellyfish would strike out goes
 * where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedJellyfish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0312:8:+64+12+5.7.3+3826+7..+1+5....+31+6...9+3+1.+6..+74+1+6.27+3.......3.61.+2.+7+65+13.+765+31....+13...+2+576:934 938 939 979 986 993:879::',
 * );
 * findSteps(position, [finnedJellyfish])[0]?.eliminations; // => [{ cell: 62, digit: 8 }]
 * ```
 */
export const finnedJellyfish: Technique = /* @__PURE__ */ fish('finned-jellyfish', 4, 'basic', 'finned');

/**
 * Finned squirmbag: a squirmbag but for some extra places (fins) of the bases; what the squirmbag would strike out goes
 * where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedSquirmbag } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:........5.7..8..3.9...25........9..669..7..5.....1.8+97.8.2.7....61.3....3.....4..::::',
 * );
 * findSteps(position, [finnedSquirmbag])[0]?.eliminations; // => [{ cell: 80, digit: 1 }]
 * ```
 */
export const finnedSquirmbag: Technique = /* @__PURE__ */ fish('finned-squirmbag', 5, 'basic', 'finned');

/**
 * Finned whale: a whale but for some extra places (fins) of the bases; what the whale would strike out goes where it
 * sees every fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedWhale } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:.+19..63...72........+6.17..51..3..9..........86.84....1.6.........1.2....9.3...45.::::',
 * );
 * findSteps(position, [finnedWhale])[0]?.eliminations; // => [{ cell: 39, digit: 2 }]
 * ```
 */
export const finnedWhale: Technique = /* @__PURE__ */ fish('finned-whale', 6, 'basic', 'finned');

/**
 * Finned leviathan: a leviathan but for some extra places (fins) of the bases; what the leviathan would strike out goes
 * where it sees every fin.
 *
 * Pattern, order and options as for {@link finnedXWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, finnedLeviathan } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:.8.....1.+3.2.94.6..7.5..2...+3.+94612+55...2.49.+29+4...7.+6.+2.679..+1.....1...1........::::',
 * );
 * findSteps(position, [finnedLeviathan])[0]?.eliminations; // => [{ cell: 38, digit: 8 }]
 * ```
 */
export const finnedLeviathan: Technique = /* @__PURE__ */ fish('finned-leviathan', 7, 'basic', 'finned');

/** Fish without fins: rows against columns. The method is in `line-fish.ts`. */

import type { Technique } from '../../types.js';
import { lineFish } from './line-fish.js';

/**
 * X-Wing: in two rows a digit has only two columns left (or the other way round), and the rest of the columns loses it.
 *
 * Pattern: role `'base'` for the digit where base and cover houses cross; the houses as base and cover. Instances by
 * digit, rows as bases before columns, then by base houses. Every base has at least two places.
 *
 * @example
 * ```ts
 * import { findSteps, xWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0300:5:.+4+1+7+2+9.+3.76+9..3+4.2.+3264.+7+194.39..+17.+6.+7..49.3+1+95+3+7..2+4+21+456+7+3+9+837+6.9.+541+9+5+8+4+3+1+26+7::545::');
 * findSteps(position, [xWing])[0]?.eliminations; // => [{ cell: 31, digit: 5 }]
 * ```
 */
export const xWing: Technique = /* @__PURE__ */ lineFish('x-wing', 2);

/**
 * Swordfish: as {@link xWing}, of three bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, swordfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0301:6:+2..197.+4..4.+2.+3+17+9+1+79.+4.3+2.8+9.+43+1+7.27.+19.2.+343+2+4+76.+9.1..2.+1+94.+7+41..+7.+29.+9.+7524.+1.:612 613 639:672 689::');
 * findSteps(position, [swordfish])[0]?.eliminations; // => [{ cell: 55, digit: 6 }, { cell: 71, digit: 6 }]
 * ```
 */
export const swordfish: Technique = /* @__PURE__ */ lineFish('swordfish', 3);

/**
 * Jellyfish: as {@link xWing}, of four bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, jellyfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0302:4:.+8+7+5..96.5+6.+2+978.3..981+6..+7+9+5+6.+7238.7+1..+6+8+2+95.289+5...+6.+9.+7856..8.56+2...9+672..+9..+8:311 411 419 471 178 179 488 498:438 468 494::');
 * findSteps(position, [jellyfish])[0]?.eliminations; // => [{ cell: 25, digit: 4 }, { cell: 52, digit: 4 }, { cell: 75, digit: 4 }]
 * ```
 */
export const jellyfish: Technique = /* @__PURE__ */ lineFish('jellyfish', 4);

/**
 * Squirmbag: as {@link xWing}, of five bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, squirmbag, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:+57.+6..14+32+6+4+135....+3....+6+5+2....6.3.5.+5+34.8.+6..1+6+3+5....6.5....+3....9.+3+58+63..+5.+6...::::');
 * findSteps(position, [squirmbag])[0]?.eliminations; // => [{ cell: 45, digit: 8 }]
 * ```
 */
export const squirmbag: Technique = /* @__PURE__ */ lineFish('squirmbag', 5);

/**
 * Whale: as {@link xWing}, of six bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, whale, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:54+3+1+6+82+9+7+7.....+81.+8+1.+7..5+4..7+1...+689..+4+81.+7.+5.+8+56+7.+4.+1..+92+87+1+641.+7..+63.+8+4.85+3+1+9+7.::::');
 * findSteps(position, [whale])[0]?.eliminations; // => [{ cell: 73, digit: 2 }]
 * ```
 */
export const whale: Technique = /* @__PURE__ */ lineFish('whale', 6);

/**
 * Leviathan: as {@link xWing}, of seven bases and covers.
 *
 * @example
 * ```ts
 * import { findSteps, leviathan, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(':0000:x:.+8.+42.+1.+3.+1.6.3..+8..318...+91+9+6832..+7+8+32.74..+1+5+74+91+6+38+23.8+7.+129.7.1+2..83...9+3.+87+16:532 632:::');
 * findSteps(position, [leviathan])[0]?.eliminations; // => [{ cell: 42, digit: 5 }, { cell: 43, digit: 5 }]
 * ```
 */
export const leviathan: Technique = /* @__PURE__ */ lineFish('leviathan', 7);

import { checkInteger } from '@kit/grid';
import type { Stars, Technique } from '../types.js';
import { records } from './technique-records.js';
import { techniques } from './techniques.js';

/**
 * The techniques of the default list that need at most this many stars, easiest first: what a player of that level knows, on
 * every layout.
 *
 * The function bundles all techniques. For a small bundle up to three stars on the classic board take {@link basicTechniques}.
 *
 * @param stars - the most stars that a technique may have, 1 to 5; see {@link rate}
 * @returns the list, for {@link createSolver}, {@link createGenerator} and {@link findSteps}
 * @throws {@link InvalidInputError} `bad-number`
 *
 * @example
 * ```ts
 * import { createSolver, parsePuzzle, starTechniques } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * createSolver(starTechniques(3)).solve(puzzle).status; // => 'stuck'
 * createSolver(starTechniques(4)).solve(puzzle).status; // => 'solved'
 * ```
 */
export function starTechniques(stars: Stars): readonly Technique[] {
  checkInteger(stars, 'stars', 1, 5);
  return techniques.filter(({ id }) => records[id].stars <= stars);
}

/** Solving with the default list of techniques. */

import type { PositionLike } from '../position/check-position.js';
import { techniques } from '../techniques/techniques.js';
import { createSolver, type SolveResult } from './create-solver.js';
import type { SolveOptions } from './options.js';

/**
 * Solves as far as logic leads: the easiest step, again and again. It never guesses.
 *
 * Whether the position has exactly one solution is found out first, by search.
 *
 * @param position - any position
 * @param options - limits, see {@link SolveOptions}
 * @returns the status, the steps in order, and the position that they lead to
 * @throws {@link InvalidInputError} `bad-options`, `bad-option`, and the codes of a malformed position
 *
 * @example
 * ```ts
 * import { parsePuzzle, solve } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const { status, position } = solve(puzzle);
 * status; // => 'solved'
 * position.values.slice(0, 9); // => [8, 9, 4, 3, 1, 5, 7, 6, 2]
 * ```
 */
export function solve(position: PositionLike, options: SolveOptions = {}): SolveResult {
  return createSolver(techniques).solve(position, options);
}

/** Solving with the default list of techniques. */

import type { Search } from '@kit/grid';
import { techniques } from '../techniques/techniques.js';
import type { PositionLike, SolveOptions, SolveResult } from '../types.js';
import { solveWith } from './questions.js';
import { createSolverSearches } from './solver-searches.js';

/**
 * Solves as far as logic leads: the easiest step, again and again. It never guesses.
 *
 * Whether the position has exactly one solution is found out first, by search.
 *
 * @param position - any position
 * @param options - limits, see {@link SolveOptions}
 * @returns the status, the steps in order, and the position that they lead to
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-choice`, `bad-number`, `bad-flag`, and the codes
 * of a malformed position
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
  return solveWith(techniques, position, options);
}

/**
 * {@link solve} as a search, for `runAsync`.
 *
 * @param position - any position
 * @param options - as for {@link solve}
 * @returns a search; its `nodes` are the techniques that were asked, its `best` is how far it is, and stopping it gives
 * the steps so far with status `limit`
 * @throws {@link InvalidInputError} as {@link solve}, at once
 *
 * @example
 * ```ts
 * import { parsePuzzle, runSync, solveSearch } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * runSync(solveSearch(puzzle)).status; // => 'solved'
 * const search = solveSearch(puzzle);
 * search.next();
 * search.next('stop').done; // => true
 * ```
 */
export function solveSearch(position: PositionLike, options: SolveOptions = {}): Search<SolveResult> {
  return createSolverSearches(techniques).solveSearch(position, options);
}

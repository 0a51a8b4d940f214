/** All steps that a position offers, with the default list of techniques. */

import type { Search } from '@kit/grid';
import { techniques as defaultTechniques } from '../techniques/techniques.js';
import type { FoundSteps, PositionLike, SolveOptions, Step, Technique } from '../types.js';
import { createSolver } from './create-solver.js';
import { createSolverSearches } from './solver-searches.js';

/**
 * Every instance of the techniques on the position, each with all its eliminations, each once.
 *
 * They come technique by technique in the order of the list, and for each technique in the order that it documents, by
 * the place of the pattern on the board; chains shortest first. The order is the same on every platform.
 *
 * @param position - any position; candidates that a peer's digit excludes count as struck out
 * @param techniques - which to look for; all by default
 * @param options - limits, see {@link SolveOptions}
 * @returns the steps; none if no technique applies
 * @throws {@link InvalidInputError} `bad-techniques`, `bad-options`, `unknown-option`, `bad-choice`, `bad-number`, `bad-flag`,
 * and the codes of a malformed position
 *
 * @example
 * ```ts
 * import { findSteps, hiddenSingle, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * findSteps(puzzle, [hiddenSingle]).length; // => 5
 * ```
 */
export function findSteps(
  position: PositionLike,
  techniques: readonly Technique[] = defaultTechniques,
  options: SolveOptions = {},
): Step[] {
  return createSolver(techniques).findSteps(position, options);
}

/**
 * {@link findSteps} as a search, for `runAsync`.
 *
 * @param position - any position
 * @param techniques - as for {@link findSteps}
 * @param options - as for {@link findSteps}
 * @returns a search for `{ status, steps }`, `'limit'` with the steps so far if it is stopped; its `nodes` are the
 * techniques that were asked, of `total`
 * @throws {@link InvalidInputError} as {@link findSteps}, at once
 *
 * @example
 * ```ts
 * import { findStepsSearch, hiddenSingle, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const { status, steps } = runSync(findStepsSearch(puzzle, [hiddenSingle]));
 * [status, steps.length]; // => ['complete', 5]
 * ```
 */
export function findStepsSearch(
  position: PositionLike,
  techniques: readonly Technique[] = defaultTechniques,
  options: SolveOptions = {},
): Search<FoundSteps> {
  return createSolverSearches(techniques).findStepsSearch(position, options);
}

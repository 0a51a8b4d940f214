/** The next step with the default list of techniques. */

import type { Search } from '@kit/grid';
import { techniques } from '../techniques/techniques.js';
import type { FoundStep, PositionLike, SolveOptions, Step } from '../types.js';
import { nextStepWith } from './questions.js';
import { createSolverSearches } from './solver-searches.js';

/**
 * The easiest step that the position offers: the first instance of the first technique of the default list that has
 * one.
 *
 * @param position - any position; candidates that a peer's digit excludes count as struck out
 * @param options - limits, see {@link SolveOptions}
 * @returns the step, or undefined if no technique applies
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-choice`, `bad-number`, `bad-flag`, and the codes
 * of a malformed position
 *
 * @example
 * ```ts
 * import { nextStep, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * nextStep(puzzle)?.technique; // => 'naked-single'
 * ```
 */
export function nextStep(position: PositionLike, options: SolveOptions = {}): Step | undefined {
  return nextStepWith(techniques, position, options);
}

/**
 * {@link nextStep} as a search, for `runAsync`: on the hardest puzzles, and on positions without a solution, the last
 * techniques of the list can take seconds.
 *
 * @param position - any position
 * @param options - as for {@link nextStep}
 * @returns a search for `{ status: 'found', step }`; `'impossible'` says that no technique applies, `'limit'` that it was
 * stopped before it knew; its `nodes` are the techniques that were asked, of `total`
 * @throws {@link InvalidInputError} as {@link nextStep}, at once
 *
 * @example
 * ```ts
 * import { nextStepSearch, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const found = runSync(nextStepSearch(puzzle));
 * found.status === 'found' && found.step.technique; // => 'naked-single'
 * ```
 */
export function nextStepSearch(position: PositionLike, options: SolveOptions = {}): Search<FoundStep> {
  return createSolverSearches(techniques).nextStepSearch(position, options);
}

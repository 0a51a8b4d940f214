/** All steps that a position offers, with the default list of techniques. */

import type { PositionLike } from '../position/check-position.js';
import type { Technique } from '../techniques/technique.js';
import { techniques as defaultTechniques } from '../techniques/techniques.js';
import type { Step } from '../types.js';
import { createSolver } from './create-solver.js';
import type { SolveOptions } from './options.js';

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
 * @throws {@link InvalidInputError} `bad-techniques`, `bad-options`, `bad-option`, and the codes of a malformed
 * position
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

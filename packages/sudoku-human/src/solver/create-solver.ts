/**
 * A solver from a list of techniques: only what is in the list is bundled.
 *
 * Here each question is asked in one go. The same questions as searches are a function of their own
 * (`solver-searches.ts`), so that who needs no searches bundles none; both run the same code at another pace.
 */

import type { Solver, Technique } from '../types.js';
import { checkTechniques } from './options.js';
import { findStepsWith, hintWith, nextStepWith, solveWith } from './questions.js';

/**
 * A solver that uses these techniques in this order, and bundles no others.
 *
 * @param techniques - techniques, easiest first
 * @returns `findSteps`, `nextStep`, `solve` and `hint`, as the functions of these names but with this list; for their
 * searches see {@link createSolverSearches}
 * @throws {@link InvalidInputError} `bad-techniques` if it is not a list of techniques
 *
 * @example
 * ```ts
 * import { createSolver, hiddenSingle, nakedSingle, parsePuzzle } from '@kit/sudoku-human';
 *
 * const solver = createSolver([nakedSingle, hiddenSingle]);
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * solver.solve(puzzle).status; // => 'stuck'
 * ```
 */
export function createSolver(techniques: readonly Technique[]): Solver {
  const list = checkTechniques(techniques);
  return {
    findSteps: (position, options) => findStepsWith(list, position, options),
    nextStep: (position, options) => nextStepWith(list, position, options),
    solve: (position, options) => solveWith(list, position, options),
    hint: (position, options) => hintWith(list, position, options),
  };
}

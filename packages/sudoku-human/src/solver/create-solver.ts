/**
 * A solver from a list of techniques: only what is in the list is bundled.
 *
 * Each question is asked in two ways, in one go or as a search (`solver-searches.ts`); both run the same code, which pauses
 * in the second.
 */

import { runSlices } from '@kit/grid';
import { hintSlices, readLevel } from '../progress/make-hint.js';
import type { Solver, Step, Technique } from '../types.js';
import { checkTechniques } from './check-techniques.js';
import { readQuestion } from './context-of.js';
import { ask, firstStep, firstStepInOneGo, inOneGoPace } from './search-steps.js';
import { solveSlices } from './solve-slices.js';
import { searchHint, searchNextStep, searchSolution, searchSteps } from './solver-searches.js';

/**
 * A solver that uses these techniques in this order, and bundles no others.
 *
 * @param techniques - techniques, easiest first
 * @returns `findSteps`, `nextStep`, `solve` and `hint`, as the functions of these names but with this list, and their
 * searches
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
    findSteps: (position, options = {}) => {
      const steps: Step[] = [];
      const { context } = readQuestion(position, options);
      runSlices(ask(context, list, (step) => steps.push(step) < 0, inOneGoPace));
      return steps;
    },
    findStepsSearch: (position, options = {}) => searchSteps(list, position, options),
    nextStep: (position, options = {}) => {
      const { context } = readQuestion(position, options);
      return firstStepInOneGo(context, list);
    },
    nextStepSearch: (position, options = {}) => searchNextStep(list, position, options),
    solve: (given, options = {}) => {
      const { position, context } = readQuestion(given, options);
      return runSlices(solveSlices(list, position, context, [], inOneGoPace));
    },
    solveSearch: (position, options = {}) => searchSolution(list, position, options),
    hint: (given, options = {}) => {
      const { position, context } = readQuestion(given, options, ['level']);
      const level = readLevel(options);
      return runSlices(hintSlices(position, level, () => firstStep(context, list, inOneGoPace), false));
    },
    hintSearch: (position, options = {}) => searchHint(list, position, options),
  };
}

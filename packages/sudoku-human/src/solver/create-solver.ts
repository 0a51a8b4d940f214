/**
 * A solver from a list of techniques: only what is in the list is bundled.
 *
 * Each question is asked in two ways, in one go or as a search (`solver-searches.ts`); both run the same code, which pauses
 * in the second.
 */

import type { Search } from '@kit/grid';
import { inOneGo } from '../kernel/slices.js';
import type { PositionLike } from '../position/check-position.js';
import type { Hint, HintOptions } from '../progress/hint-types.js';
import { hintSlices, readLevel } from '../progress/make-hint.js';
import type { Technique } from '../technique/technique.js';
import type { Step } from '../types.js';
import { checkTechniques } from './check-techniques.js';
import { readQuestion } from './context-of.js';
import type { SolveOptions } from './options.js';
import { ask, firstStep, firstStepInOneGo, inOneGoPace } from './search-steps.js';
import type { SolveResult } from './solve-result.js';
import { solveSlices } from './solve-slices.js';
import {
  type FoundStep,
  type FoundSteps,
  searchHint,
  searchNextStep,
  searchSolution,
  searchSteps,
} from './solver-searches.js';

/** The questions that a list of techniques answers. */
export type Solver = {
  /**
   * Every instance of every technique on the position, technique by technique in the order of the list, each in the
   * order that it documents.
   */
  readonly findSteps: (position: PositionLike, options?: SolveOptions) => Step[];
  /** `findSteps` as a search, which gives the steps so far when it is stopped. */
  readonly findStepsSearch: (position: PositionLike, options?: SolveOptions) => Search<FoundSteps>;
  /** The first instance of the first technique that has one: the first of `findSteps`, found faster. */
  readonly nextStep: (position: PositionLike, options?: SolveOptions) => Step | undefined;
  /** `nextStep` as a search. */
  readonly nextStepSearch: (position: PositionLike, options?: SolveOptions) => Search<FoundStep>;
  /** Next step after next step, until the puzzle is solved or no technique helps. */
  readonly solve: (position: PositionLike, options?: SolveOptions) => SolveResult;
  /** `solve` as a search, which gives the steps so far when it is stopped. */
  readonly solveSearch: (position: PositionLike, options?: SolveOptions) => Search<SolveResult>;
  /** The player's mistakes, or as much of the next step as the level allows. */
  readonly hint: (position: PositionLike, options?: HintOptions) => Hint;
  /** `hint` as a search. */
  readonly hintSearch: (position: PositionLike, options?: HintOptions) => Search<Hint>;
};

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
      inOneGo(ask(context, list, (step) => steps.push(step) < 0, inOneGoPace));
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
      return inOneGo(solveSlices(list, position, context, [], inOneGoPace));
    },
    solveSearch: (position, options = {}) => searchSolution(list, position, options),
    hint: (given, options = {}) => {
      const { position, context } = readQuestion(given, options, ['level']);
      const level = readLevel(options);
      return inOneGo(hintSlices(position, level, () => firstStep(context, list, inOneGoPace), false));
    },
    hintSearch: (position, options = {}) => searchHint(list, position, options),
  };
}

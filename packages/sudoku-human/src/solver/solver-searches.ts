/** The solver's questions as searches: the same work in slices, with the answer so far between them. */

import type { Search, Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import type { Finder } from '../techniques/shared/technique.js';
import type {
  FoundStep,
  FoundSteps,
  Hint,
  HintOptions,
  PositionLike,
  SolveOptions,
  SolveResult,
  SolverSearches,
  Step,
  Technique,
} from '../types.js';
import { readQuestion } from './context-of.js';
import { hintSlices, readLevel } from './make-hint.js';
import { checkTechniques } from './options.js';
import { firstStep, inSlices, type SlicedPace, takeAll } from './search-steps.js';
import { solveSlices } from './solve-slices.js';
import { positionOf } from './step-state.js';

/**
 * The questions of {@link createSolver} as searches, which can be stopped at any time and then say `limit`.
 *
 * A function of its own, so that who needs no searches doesn't bundle them.
 *
 * @param techniques - techniques, easiest first
 * @returns `findStepsSearch`, `nextStepSearch`, `solveSearch` and `hintSearch`, as the functions of these names but with
 * this list
 * @throws {@link InvalidInputError} `bad-techniques` if it is not a list of techniques
 *
 * @example
 * ```ts
 * import { createSolverSearches, hiddenSingle, nakedSingle, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const { solveSearch } = createSolverSearches([nakedSingle, hiddenSingle]);
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * runSync(solveSearch(puzzle)).status; // => 'stuck'
 * ```
 */
export function createSolverSearches(techniques: readonly Technique[]): SolverSearches {
  const list = checkTechniques(techniques);
  return {
    findStepsSearch: (position, options = {}) => searchSteps(list, position, options),
    nextStepSearch: (position, options = {}) => searchNextStep(list, position, options),
    solveSearch: (position, options = {}) => searchSolution(list, position, options),
    hintSearch: (position, options = {}) => searchHint(list, position, options),
  };
}

/** `solve` in slices. */
function searchSolution(
  techniques: readonly Finder[],
  given: PositionLike,
  options: SolveOptions,
): Search<SolveResult> {
  const { board, context } = readQuestion(given, options);
  const steps: Step[] = [];
  const asked = counter();
  // Between two steps all reports are one: a position takes as long to make as some pauses take to come.
  let best: SolveResult | undefined;
  const soFar = (): SolveResult => {
    if (best?.steps.length !== steps.length) {
      best = { status: 'limit', steps: [...steps], position: positionOf(context.state, board.position, steps) };
    }
    return best;
  };
  return asSearch(
    solveSlices(techniques, board, context, steps, asked.pace),
    () => ({ nodes: asked.count(), best: soFar() }),
    soFar,
  );
}

/** `findSteps` in slices. */
function searchSteps(techniques: readonly Finder[], given: PositionLike, options: SolveOptions): Search<FoundSteps> {
  const { context } = readQuestion(given, options);
  const { steps, take } = takeAll();
  const asked = counter();
  function* find(): Slices<FoundSteps> {
    yield* asked.pace.ask(context, techniques, take);
    return { status: 'complete', steps };
  }
  return asSearch(
    find(),
    () => ({ nodes: asked.count(), total: techniques.length }),
    () => ({ status: 'limit', steps }),
  );
}

/** `nextStep` in slices. */
function searchNextStep(techniques: readonly Finder[], given: PositionLike, options: SolveOptions): Search<FoundStep> {
  const { context } = readQuestion(given, options);
  const asked = counter();
  function* find(): Slices<FoundStep> {
    const step = yield* firstStep(context, techniques, asked.pace);
    return step === undefined ? { status: 'impossible' } : { status: 'found', step };
  }
  return asSearch(
    find(),
    () => ({ nodes: asked.count(), total: techniques.length }),
    () => ({ status: 'limit' }),
  );
}

/** `hint` in slices. */
function searchHint(techniques: readonly Finder[], given: PositionLike, options: HintOptions): Search<Hint> {
  const { board, context } = readQuestion(given, options, ['level']);
  const level = readLevel(options);
  const asked = counter();
  return asSearch(
    hintSlices(board, level, () => firstStep(context, techniques, asked.pace), asked.pace.countSolutions),
    () => ({ nodes: asked.count() }),
    () => ({ kind: 'limit', level }),
  );
}

/** A pace that pauses and counts the techniques that were asked. */
function counter(): { readonly pace: SlicedPace; readonly count: () => number } {
  let count = 0;
  return { pace: inSlices(() => count++), count: () => count };
}

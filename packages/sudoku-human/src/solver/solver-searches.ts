/** The solver's questions as searches: the same work in slices, with the answer so far between them. */

import { defineSearch, type Slices } from '@kit/grid';
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
import { type Question, readQuestion } from './context-of.js';
import { hintSlices, readLevel } from './make-hint.js';
import { checkTechniques } from './options.js';
import { ask, firstStep, takeAll } from './search-steps.js';
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
const searchSolution = /* @__PURE__ */ defineSearch({
  read: (list: readonly Finder[], given: PositionLike, options: SolveOptions) => {
    const question = readQuestion(given, options);
    return { ...question, list, steps: [] as Step[], asked: { nodes: 0 }, best: undefined as SolveResult | undefined };
  },
  work: ({ list, board, context, steps, asked }) => solveSlices(list, board, context, steps, asked),
  report: (job) => ({ nodes: job.asked.nodes, best: soFar(job) }),
  stopped: (job) => soFar(job),
});

type Solving = Question & { readonly steps: readonly Step[]; best: SolveResult | undefined };

/** Between two steps all reports are one: a position takes as long to make as some pauses take to come. */
function soFar(job: Solving): SolveResult {
  const { steps, context, board } = job;
  if (job.best?.steps.length !== steps.length) {
    job.best = { status: 'limit', steps: [...steps], position: positionOf(context.state, board.position, steps) };
  }
  return job.best;
}

function readList(list: readonly Finder[], given: PositionLike, options: SolveOptions) {
  return { ...readQuestion(given, options), list, all: takeAll(), asked: { nodes: 0 } };
}

/** `findSteps` in slices. */
const searchSteps = /* @__PURE__ */ defineSearch({
  read: readList,
  *work({ context, list, all, asked }): Slices<FoundSteps> {
    yield* ask(context, list, all.take, asked);
    return { status: 'complete', steps: all.steps };
  },
  report: ({ asked, list }) => ({ nodes: asked.nodes, total: list.length }),
  stopped: ({ all }): FoundSteps => ({ status: 'limit', steps: all.steps }),
});

/** `nextStep` in slices. */
const searchNextStep = /* @__PURE__ */ defineSearch({
  read: readList,
  *work({ context, list, asked }): Slices<FoundStep> {
    const step = yield* firstStep(context, list, asked);
    return step === undefined ? { status: 'impossible' } : { status: 'found', step };
  },
  report: ({ asked, list }) => ({ nodes: asked.nodes, total: list.length }),
  stopped: (): FoundStep => ({ status: 'limit' }),
});

/** `hint` in slices. */
const searchHint = /* @__PURE__ */ defineSearch({
  read: (list: readonly Finder[], given: PositionLike, options: HintOptions) => {
    const question = readQuestion(given, options, ['level']);
    return { ...question, list, level: readLevel(options), asked: { nodes: 0 } };
  },
  work: ({ board, context, list, level, asked }) => hintSlices(board, level, () => firstStep(context, list, asked)),
  report: ({ asked }) => ({ nodes: asked.nodes }),
  stopped: ({ level }): Hint => ({ kind: 'limit', level }),
});

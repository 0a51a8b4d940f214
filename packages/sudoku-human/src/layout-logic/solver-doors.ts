/** The solver's functions for positions on layouts, with the options and answers of the classic layout. */

import { runSync, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { withLayoutMarks } from '../board/edit-position.js';
import { type Board, readBoard } from '../board/read-position.js';
import { compareOnLayout } from '../solver/progress-any.js';
import { mistakeOf, readLevel, stageOf } from '../solver/make-hint.js';
import { readOptions } from '../solver/options.js';
import type {
  FoundStep,
  FoundSteps,
  Hint,
  HintLevel,
  PositionLike,
  SolveOptions,
  SolveResult,
  Solver,
  SolverSearches,
  Step,
  Technique,
} from '../types.js';
import { type Asked, askLayout, firstOnLayout, solveOnLayout } from './solve.js';

/** `createSolver` for layouts. */
export function layoutSolver(techniques?: readonly Technique[]): Solver {
  const searches = layoutSearches(techniques);
  return {
    findSteps: (position, options = {}) => [...runSync(searches.findStepsSearch(position, options)).steps],
    nextStep: (position, options = {}) => {
      const found = runSync(searches.nextStepSearch(position, options));
      return found.status === 'found' ? found.step : undefined;
    },
    solve: (position, options = {}) => runSync(searches.solveSearch(position, options)),
    hint: (position, options = {}) => runSync(searches.hintSearch(position, options)),
  };
}

/** `createSolverSearches` for layouts. */
export function layoutSearches(techniques?: readonly Technique[]): SolverSearches {
  const asked: Asked = techniques?.map(({ id }) => id);
  return {
    findStepsSearch: (position, options = {}) => searchSteps(readQuestion(position, options), asked),
    nextStepSearch: (position, options = {}) => searchNext(readQuestion(position, options), asked),
    solveSearch: (position, options = {}) => searchSolution(readQuestion(position, options), asked),
    hintSearch: (position, options = {}) => {
      const board = readQuestion(position, options, ['level']);
      return searchHint(board, asked, readLevel(options));
    },
  };
}

/** The checked board with the marks that count; the other limits belong to finders of the classic layout. */
export function readQuestion(given: PositionLike, options: SolveOptions, more: readonly string[] = []): Board {
  readOptions(options, more);
  return withLayoutMarks(readBoard(given), options);
}

function searchSteps(board: Board, asked: Asked): Search<FoundSteps> {
  const steps: Step[] = [];
  let nodes = 0;
  const take = (step: Step): boolean => {
    steps.push(step);
    return false;
  };
  function* find(): Slices<FoundSteps> {
    yield* askLayout(board, asked, take, () => nodes++);
    return { status: 'complete', steps };
  }
  return asSearch(
    find(),
    () => ({ nodes }),
    () => ({ status: 'limit', steps }),
  );
}

function searchNext(board: Board, asked: Asked): Search<FoundStep> {
  let nodes = 0;
  function* find(): Slices<FoundStep> {
    const step = yield* firstOnLayout(board, asked, () => nodes++);
    return step === undefined ? { status: 'impossible' } : { status: 'found', step };
  }
  return asSearch(
    find(),
    () => ({ nodes }),
    () => ({ status: 'limit' }),
  );
}

function searchSolution(board: Board, asked: Asked): Search<SolveResult> {
  const steps: Step[] = [];
  let [nodes, at] = [0, board];
  const soFar = (): SolveResult => ({ status: 'limit', steps: [...steps], position: at.position });
  return asSearch(
    solveOnLayout(
      board,
      asked,
      steps,
      (next) => {
        at = next;
      },
      () => nodes++,
    ),
    () => ({ nodes, best: soFar() }),
    soFar,
  );
}

function searchHint(board: Board, asked: Asked, level: HintLevel): Search<Hint> {
  let nodes = 0;
  return asSearch(
    hintSlices(board, asked, level, () => nodes++),
    () => ({ nodes }),
    () => ({ kind: 'limit', level }),
  );
}

/** Mistakes first, then as much of the next step as the level allows. */
function* hintSlices(board: Board, asked: Asked, level: HintLevel, onAsked: () => void): Slices<Hint> {
  const { report, solution } = yield* compareOnLayout(board);
  const { status } = report;
  if (status === 'mistakes') return mistakeOf(report, solution as readonly number[], level);
  if (status !== 'correct') return { kind: status, level };
  const step = yield* firstOnLayout(board, asked, onAsked);
  if (step === undefined) return { kind: 'stuck', level };
  const { size, layout } = board.tables;
  return stageOf(step, level, (cell) => 2 * size + layout.regions[cell]);
}

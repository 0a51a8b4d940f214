/** The solver's questions as searches: the same work in slices, with the answer so far between them. */

import type { Search, Slices } from '@kit/grid';
import { asSearch } from '../brute-force/as-search.js';
import { hintSlices, readLevel } from '../progress/make-hint.js';
import type { Finder } from '../technique/technique.js';
import type {
  FoundStep,
  FoundSteps,
  Hint,
  HintOptions,
  PositionLike,
  SolveOptions,
  SolveResult,
  Step,
} from '../types.js';
import { readQuestion } from './context-of.js';
import { ask, firstStep, type Pace } from './search-steps.js';
import { solveSlices } from './solve-slices.js';
import { positionOf } from './step-state.js';

/** `solve` in slices. */
export function searchSolution(
  techniques: readonly Finder[],
  given: PositionLike,
  options: SolveOptions,
): Search<SolveResult> {
  const { position, context } = readQuestion(given, options);
  const steps: Step[] = [];
  const asked = counter();
  const soFar = (): SolveResult => ({
    status: 'limit',
    steps: [...steps],
    position: positionOf(context.state, position.givens),
  });
  return asSearch(
    solveSlices(techniques, position, context, steps, asked.pace),
    () => ({ nodes: asked.count(), best: soFar() }),
    soFar,
  );
}

/** `findSteps` in slices. */
export function searchSteps(
  techniques: readonly Finder[],
  given: PositionLike,
  options: SolveOptions,
): Search<FoundSteps> {
  const { context } = readQuestion(given, options);
  const steps: Step[] = [];
  const asked = counter();
  function* find(): Slices<FoundSteps> {
    yield* ask(context, techniques, (step) => steps.push(step) < 0, asked.pace);
    return { status: 'complete', steps };
  }
  return asSearch(
    find(),
    () => ({ nodes: asked.count(), total: techniques.length }),
    () => ({ status: 'limit', steps }),
  );
}

/** `nextStep` in slices. */
export function searchNextStep(
  techniques: readonly Finder[],
  given: PositionLike,
  options: SolveOptions,
): Search<FoundStep> {
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
export function searchHint(techniques: readonly Finder[], given: PositionLike, options: HintOptions): Search<Hint> {
  const { position, context } = readQuestion(given, options, ['level']);
  const level = readLevel(options);
  const asked = counter();
  return asSearch(
    hintSlices(position, level, () => firstStep(context, techniques, asked.pace), true),
    () => ({ nodes: asked.count() }),
    () => ({ kind: 'limit', level }),
  );
}

/** A pace that pauses and counts the techniques that were asked. */
function counter(): { readonly pace: Pace; readonly count: () => number } {
  let count = 0;
  return { pace: { pauses: true, onAsked: () => count++ }, count: () => count };
}

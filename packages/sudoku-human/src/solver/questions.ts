/** The solver's questions, each answered in one go. They stand apart, so that a bundle holds only those that are asked. */

import { runSlices } from '@kit/grid';
import { type Finder, findersOf } from '../techniques/shared/technique.js';
import type { Hint, HintOptions, PositionLike, SolveOptions, SolveResult, Step, Technique } from '../types.js';
import { readQuestion } from './context-of.js';
import { hintSlices, readLevel } from './make-hint.js';
import { ask, firstStep, inOneGo, takeAll, takeOne } from './search-steps.js';
import { solveSlices } from './solve-slices.js';

/** Every step of all the techniques. */
export function findStepsWith(list: readonly Finder[], position: PositionLike, options: SolveOptions = {}): Step[] {
  const all = takeAll();
  ask(readQuestion(position, options).context, list, all.take);
  return all.steps;
}

/** The first step of the easiest technique that has one. */
export function nextStepWith(
  list: readonly Technique[],
  position: PositionLike,
  options: SolveOptions = {},
): Step | undefined {
  const first = takeOne();
  ask(readQuestion(position, options).context, findersOf(list), first.take);
  return first.step;
}

/** As far as the techniques lead. */
export function solveWith(list: readonly Technique[], position: PositionLike, options: SolveOptions = {}): SolveResult {
  const { board, context } = readQuestion(position, options);
  return runSlices(solveSlices(findersOf(list), board, context, [], inOneGo));
}

/** Mistakes, or as much of the next step as the level allows. */
export function hintWith(list: readonly Technique[], position: PositionLike, options: HintOptions = {}): Hint {
  const { board, context } = readQuestion(position, options, ['level']);
  const level = readLevel(options);
  const next = () => firstStep(context, findersOf(list), inOneGo);
  return runSlices(hintSlices(board, level, next, inOneGo.countSolutions));
}

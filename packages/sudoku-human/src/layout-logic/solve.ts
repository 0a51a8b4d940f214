/** The questions that the finders answer on a layout: next step, all steps, the whole solution, a hint, whose move it was. */

import type { Slices } from '@kit/grid';
import { conflictsOf } from '../board/edit-position.js';
import { type Board, masksOf } from '../board/read-position.js';
import { layoutSolutions } from '../count/any/search.js';
import type { SolveResult, Step, TechniqueId } from '../types.js';
import { advance } from './apply.js';
import { layoutFinders, layoutFindersOf, layoutStars } from './finders.js';
import { createMemory, type Emit, type Memory } from './steps.js';
import { viewOf } from './view.js';

/** Which techniques are asked, in which order; the default order without a list. */
export type Asked = readonly TechniqueId[] | undefined;

/** Emits the steps of the techniques, but for those that are known to find nothing; hears of each finder that was asked. */
export function* askLayout(
  board: Board,
  asked: Asked,
  emit: Emit,
  onAsked?: () => unknown,
  memory?: Memory,
  isInVain: (id: TechniqueId) => boolean = () => false,
): Slices<boolean> {
  const view = viewOf(board);
  const rounds =
    asked === undefined
      ? layoutFinders()
          .filter(({ ids, isByName }) => isByName !== true && !ids.every(isInVain))
          .map((finder) => ({ finder, wanted: (_: TechniqueId) => true }))
      : asked
          .filter((id) => !isInVain(id))
          .flatMap((id) => layoutFindersOf(id).map((finder) => ({ finder, wanted: (one: TechniqueId) => one === id })));
  for (const { finder, wanted } of rounds) {
    if (onAsked?.() === true) return true;
    if (yield* finder.run(view, emit, wanted, memory)) return true;
    yield;
  }
  return false;
}

/** The first step of the first technique that has one. */
export function* firstOnLayout(
  board: Board,
  asked: Asked,
  onAsked?: () => void,
  memory?: Memory,
): Slices<Step | undefined> {
  let first: Step | undefined;
  yield* askLayout(
    board,
    asked,
    (step) => {
      first = step;
      return true;
    },
    onAsked,
    memory,
  );
  return first;
}

/** Step after step; `steps` takes them as they come, `report` hears of each board. */
export function* solveOnLayout(
  start: Board,
  asked: Asked,
  steps: Step[],
  report: (board: Board) => void,
  onAsked?: () => void,
): Slices<SolveResult> {
  let solution: readonly number[] = [];
  const count = yield* layoutSolutions(start.tables, masksOf(start.position), 2, (digits) => {
    solution = digits;
  });
  if (count > 1) return { status: 'multiple', steps, position: start.position };
  if (count === 0) {
    return {
      status: 'invalid',
      steps,
      position: start.position,
      conflicts: conflictsOf(start.tables, start.position.values),
    };
  }
  const memory = createMemory(start.tables, solution);
  let board = start;
  while (board.position.values.includes(0)) {
    const step = yield* firstOnLayout(board, asked, onAsked, memory);
    if (step === undefined) break;
    steps.push(step);
    board = advance(board, step);
    report(board);
  }
  return { status: board.position.values.includes(0) ? 'stuck' : 'solved', steps, position: board.position };
}

/** The techniques of so many stars at most. */
export function withinStars(stars: number): readonly TechniqueId[] {
  return layoutFinders()
    .flatMap(({ ids }) => ids)
    .filter((id) => layoutStars(id) <= stars);
}

/**
 * The loop that a person goes through: the first instance of the easiest technique, do it, begin again.
 *
 * The state is carried along and changed in place; facts derived from it are dropped at each step, what was learned about
 * single digits, and about some cells, is kept (`kernel/memory.ts`). The techniques prove themselves sound, so the search
 * for solutions is asked once, before the first step: whether a puzzle has one solution can't be seen from the steps. What
 * is true in it no argument strikes out, so the searches leave it out; which steps there are doesn't depend on that.
 */

import type { Slices } from '@kit/grid';
import { conflictsOf } from '../board/find-conflicts.js';
import { type Board, masksOf } from '../board/read-position.js';
import { addAt } from '../kernel/cell-sets.js';
import { type Context, type Finder, findersOf } from '../techniques/shared/technique.js';
import type { SolveResult, Step, Technique } from '../types.js';
import { defaultContext } from './context-of.js';
import { type Pace, takeOne } from './search-steps.js';
import { advance, positionOf } from './step-state.js';

/** Solves a board; `steps` takes the steps as they come, and the context follows them. */
export function* solveSlices(
  techniques: readonly Finder[],
  board: Board,
  context: Context,
  steps: Step[],
  pace: Pace,
): Slices<SolveResult> {
  const { position, tables } = board;
  const counted = pace.countSolutions(tables, masksOf(position), 2, (digits) => {
    for (const [cell, digit] of digits.entries()) addAt(context.solution, digit - 1, cell, tables.words);
  });
  const count = typeof counted === 'number' ? counted : yield* counted;
  if (count > 1) return { status: 'multiple', steps, position };
  if (count === 0) return { status: 'invalid', steps, position, conflicts: conflictsOf(tables, position.values) };
  const first = takeOne();
  for (let open = true; open; ) {
    const { take } = first;
    first.step = undefined;
    const asked = pace.ask(context, techniques, take);
    if (typeof asked !== 'boolean') yield* asked;
    const { step } = first;
    if (step === undefined) break;
    steps.push(step);
    advance(context.state, step);
    context.derived.clear();
    open = context.state.values.includes(0);
  }
  const status = context.state.values.includes(0) ? 'stuck' : 'solved';
  return { status, steps, position: positionOf(context.state, position, steps) };
}

/** Solves a board with the default options. */
export function solveChecked(techniques: readonly Technique[], board: Board, pace: Pace): Slices<SolveResult> {
  return solveSlices(findersOf(techniques), board, defaultContext(board), [], pace);
}

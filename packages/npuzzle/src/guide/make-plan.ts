import type { Cell, Pace, Slices } from '@kit/grid';
import type { Task } from '../search/check-solve.js';
import { answerOf, type Solving, solveTask, startSolving } from '../search/solve-search.js';

/** A plan that is being made: the search for it, and whether that came to its end. */
export type Planning = { solving: Solving; isOver: boolean };

export const startPlanning = (task: Task): Planning => ({ solving: startSolving(task), isOver: false });

/**
 * A plan as the task asks for it, or any good one where that comes to nothing: a hint is missing only where there is none. Empty
 * if the board is solved or can't be.
 */
export function* makePlan(planning: Planning, pace: Pace): Slices<Cell[] | undefined> {
  const asked = yield* tryPlan(planning, pace);
  if (asked) return asked;
  planning.solving = startSolving({ ...planning.solving.task, quality: 'fast' });
  return yield* tryPlan(planning, pace);
}

/** The plan that its search comes to; none if that ends at its limit without one. */
function* tryPlan(planning: Planning, pace: Pace): Slices<Cell[] | undefined> {
  const { status, moves } = yield* solveTask(planning.solving, pace);
  if (moves.length === 0 && status === 'limit') return undefined;
  planning.isOver = true;
  return moves;
}

/** The plan as far as it is made. */
export function planSoFar({ solving }: Planning): Cell[] | undefined {
  const { moves } = answerOf(solving);
  return moves.length > 0 ? moves : undefined;
}

import type { Cell, GridLike } from '@kit/grid';
import { solveSearch } from '../search/solve-search.js';
import type { SolveOptions } from '../types.js';

/** What is told while a plan is made. */
type Progress = { readonly nodes: number; readonly depth: number };

/** A plan that is being made. */
type Planning<R> = Generator<Progress, R, 'stop' | undefined>;

/** A plan, unless it was stopped without one (empty if the board is solved or can't be), and what was told last. */
export type Planned = {
  readonly moves: Cell[] | undefined;
  readonly isStopped: boolean;
  readonly progress: Progress;
};

/**
 * A plan as the options ask for it, or any good one where they come to nothing: a hint is missing only where there is
 * none.
 */
export function* makePlan(board: GridLike, options: SolveOptions): Planning<Planned> {
  const asked = yield* tryPlan(board, options);
  if (asked.moves !== undefined || asked.isStopped) return asked;
  return yield* tryPlan(board, { ...options, quality: 'fast' });
}

/** A plan of a quality; no moves where the limit, or the stop, came before there were any. */
function* tryPlan(board: GridLike, options: SolveOptions): Planning<Planned> {
  let isStopped = false;
  let progress = { nodes: 0, depth: 0 };
  const search = solveSearch(board, options);
  let step = search.next();
  while (!step.done) {
    const { nodes, depth } = step.value;
    progress = { nodes, depth };
    isStopped = (yield progress) === 'stop';
    step = search.next(isStopped ? 'stop' : undefined);
  }
  const { status, moves } = step.value;
  return { moves: moves.length > 0 || status !== 'limit' ? moves : undefined, isStopped, progress };
}

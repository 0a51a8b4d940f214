import type { Cell, GridLike } from '@kit/grid';
import { solveSearch } from '../search/solve-search.js';
import type { SolveOptions } from '../types.js';

/** A plan that is being made. */
type Planning<R> = Generator<{ readonly nodes: number; readonly depth: number }, R, 'stop' | undefined>;

/** A plan, unless it was stopped without one; it is empty if the board is solved or can't be. */
export type Planned = { readonly moves: Cell[] | undefined; readonly isStopped: boolean };

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
  const search = solveSearch(board, options);
  let step = search.next();
  while (!step.done) {
    const { nodes, depth } = step.value;
    isStopped = (yield { nodes, depth }) === 'stop';
    step = search.next(isStopped ? 'stop' : undefined);
  }
  const { status, moves } = step.value;
  return { moves: moves.length > 0 || status !== 'limit' ? moves : undefined, isStopped };
}

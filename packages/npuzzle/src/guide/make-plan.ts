import type { Cell, GridLike } from '@kit/grid';
import { solveSearch } from '../search/solve-search.js';
import type { SolveOptions } from '../types.js';

/**
 * A plan as the options ask for it, or any good one where they come to nothing: a hint is missing only where there is
 * none. `undefined` if it was stopped without one; empty if the board is solved or can't be.
 */
export function* makePlan(
  board: GridLike,
  options: SolveOptions,
): Generator<{ readonly nodes: number; readonly depth: number }, Cell[] | undefined, 'stop' | undefined> {
  let isStopped = false;
  for (const quality of [options.quality, 'fast'] as const) {
    const search = solveSearch(board, { ...options, quality });
    let step = search.next();
    while (!step.done) {
      const { nodes, depth } = step.value;
      isStopped = (yield { nodes, depth }) === 'stop';
      step = search.next(isStopped ? 'stop' : undefined);
    }
    const { status, moves } = step.value;
    if (moves.length > 0 || status !== 'limit') return moves;
    if (isStopped) return undefined;
  }
  return undefined;
}

/** How many solutions a position has: none, one, or more. */

import { checkInteger, type Search } from '@kit/grid';
import { masksOf, readPosition } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import type { PositionLike, SolutionCount } from '../types.js';
import { countingSearch } from './solution-searches.js';
import { countAtOnce, countInSlices } from './solutions.js';

/** More solutions than this are not counted: about a second on an empty grid. */
const MAX_LIMIT = 1_000_000;

/**
 * The number of solutions, counted up to a limit.
 *
 * Judged from what the position shows: a solution has each value where it stands and in each open cell one of its
 * candidates. To ask about the puzzle as it was printed, ask about `positionFromValues(position.givens)`. The answer is
 * exact: 0 means none, 1 the only one, and the limit means that many or more.
 *
 * @param position - any position; values that conflict leave no solution
 * @param limit - stop at this many, 1 to 1,000,000; the default of 2 tells a unique solution from several
 * @returns 0 to `limit`; a few microseconds for an easy puzzle, some tens for a hard one; few givens without a solution,
 * or a high limit, can take longer, see {@link countSolutionsSearch}
 * @throws {@link InvalidInputError} `bad-number`, and the codes of a malformed position: `bad-position`, `bad-list`,
 * `bad-length`, `bad-digit`, `bad-candidates`, `given-mismatch`
 * @see {@link https://t-dillon.github.io/tdoku/ | T. Dillon, Tdoku}, for the method: 27-bit bands and locked candidates
 *
 * @example
 * ```ts
 * import { countSolutions, parsePuzzle } from '@kit/sudoku-human';
 *
 * countSolutions(parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006')); // => 1
 * countSolutions(parsePuzzle('?s=1&p=')); // => 2
 * countSolutions(parsePuzzle('?s=1&p='), 500); // => 500
 * countSolutions(parsePuzzle('?s=1&p=1,1')); // => 0
 * ```
 */
export function countSolutions(position: PositionLike, limit = 2): number {
  const { tables, masks } = readMasks(position, limit);
  return countAtOnce(tables, masks, limit);
}

/**
 * {@link countSolutions} as a search, for `runAsync`: for high limits, and for puzzles that somebody made up.
 *
 * @param position - as for {@link countSolutions}
 * @param limit - as for {@link countSolutions}
 * @returns a search; its `nodes` are the states that were looked at, its `best` the solutions so far
 * @throws {@link InvalidInputError} as {@link countSolutions}, at once
 *
 * @example
 * ```ts
 * import { countSolutionsSearch, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * runSync(countSolutionsSearch(puzzle)); // => { status: 'exact', count: 1 }
 * const search = countSolutionsSearch(parsePuzzle('.'.repeat(81)), 1_000_000);
 * search.next().value; // => { nodes: 100, best: { status: 'limit', count: 30 } }
 * search.next('stop').value; // => { status: 'limit', count: 30 }
 * ```
 */
export function countSolutionsSearch(position: PositionLike, limit = 2): Search<SolutionCount> {
  const { tables, masks } = readMasks(position, limit);
  return countingSearch((...asked) => countInSlices(tables, masks, ...asked), limit);
}

function readMasks(position: PositionLike, limit: number): { readonly tables: Tables; readonly masks: number[] } {
  checkInteger(limit, 'limit', 1, MAX_LIMIT);
  const board = readPosition(position);
  return { tables: board.tables, masks: masksOf(board.position) };
}

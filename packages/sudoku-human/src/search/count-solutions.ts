/** How many solutions a position has: none, one, or more. */

import { describeValue, InvalidInputError } from '@kit/grid';
import { checkPosition, type PositionLike } from '../position/check-position.js';
import { candidateMasks } from './candidate-masks.js';
import { searchSolutions } from './search-solutions.js';

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
 * @returns 0 to `limit`; a few microseconds for an easy puzzle, some tens for a hard one
 * @throws {@link InvalidInputError} `bad-limit`, and the codes of a malformed position: `not-a-position`, `not-a-list`,
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
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new InvalidInputError('bad-limit', `limit must be an integer 1–1000000, got ${describeValue(limit)}`, {
      name: 'limit',
    });
  }
  return searchSolutions(candidateMasks(checkPosition(position)), limit);
}

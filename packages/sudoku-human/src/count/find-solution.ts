/** The solution itself, without a word about how to find it. */

import type { Search } from '@kit/grid';
import { checkPosition } from '../board/check-position.js';
import { doorsFor } from '../board/layout-doors.js';
import type { FoundSolution, PositionLike } from '../types.js';
import { candidateMasks } from './candidate-masks.js';
import { searchSolutions, solutionSlices } from './classic/search-solutions.js';
import { firstSolutionSearch } from './solution-searches.js';

/**
 * A solution of the position.
 *
 * Judged from the values and candidates, as {@link countSolutions} does. Where there are several, which one is found is
 * fixed but means nothing.
 *
 * @param position - any position
 * @returns 81 digits, or undefined if there is no solution
 * @throws {@link InvalidInputError} `bad-position`, `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`,
 * `given-mismatch`
 * @see {@link https://t-dillon.github.io/tdoku/ | T. Dillon, Tdoku}, for the method
 *
 * @example
 * ```ts
 * import { findSolution, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * findSolution(puzzle)?.slice(0, 9); // => [8, 9, 4, 3, 1, 5, 7, 6, 2]
 * findSolution(parsePuzzle('?s=1&p=1,1')); // => undefined
 * ```
 */
export function findSolution(position: PositionLike): number[] | undefined {
  const doors = doorsFor(position);
  if (doors) {
    const found = doors.run(doors.findSolutionSearch(position));
    return found.status === 'found' ? [...found.solution] : undefined;
  }
  let solution: number[] | undefined;
  searchSolutions(candidateMasks(checkPosition(position)), 1, (digits) => {
    solution = digits;
  });
  return solution;
}

/**
 * {@link findSolution} as a search, for `runAsync`: for puzzles that somebody made up, which can be long to refute.
 *
 * @param position - any position
 * @returns a search; its `nodes` are the states that were looked at, and stopping it gives `limit`
 * @throws {@link InvalidInputError} as {@link findSolution}, at once
 *
 * @example
 * ```ts
 * import { findSolutionSearch, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * runSync(findSolutionSearch(puzzle)).status; // => 'found'
 * runSync(findSolutionSearch(parsePuzzle('?s=1&p=1,1'))); // => { status: 'impossible' }
 * ```
 */
export function findSolutionSearch(position: PositionLike): Search<FoundSolution> {
  const doors = doorsFor(position);
  if (doors) return doors.findSolutionSearch(position);
  const masks = candidateMasks(checkPosition(position));
  return firstSolutionSearch((...asked) => solutionSlices(masks, ...asked));
}

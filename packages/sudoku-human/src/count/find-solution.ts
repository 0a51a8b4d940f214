/** The solution itself, without a word about how to find it. */

import type { Search } from '@kit/grid';
import { masksOf, readPosition } from '../board/read-position.js';
import type { FoundSolution, PositionLike } from '../types.js';
import { firstSolutionSearch } from './solution-searches.js';
import { countAtOnce, countInSlices } from './solutions.js';

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
  let solution: number[] | undefined;
  const board = readPosition(position);
  countAtOnce(board.tables, masksOf(board.position), 1, (digits) => {
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
  const board = readPosition(position);
  const masks = masksOf(board.position);
  return firstSolutionSearch((...asked) => countInSlices(board.tables, masks, ...asked));
}

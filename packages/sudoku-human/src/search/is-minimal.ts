/** Does a puzzle give away nothing? */

import { checkPosition, type PositionLike } from '../position/check-position.js';
import { ALL_DIGITS } from '../position/digits.js';
import { naturalCandidates } from '../position/natural-candidates.js';
import { candidateMasks } from './candidate-masks.js';
import { searchSolutions } from './search-solutions.js';

/**
 * Is the puzzle minimal: has it exactly one solution, and several as soon as any given is taken away?
 *
 * Judged from the givens alone. A given is needed if the others have a solution with another digit in its cell, so each
 * given costs one search for one solution.
 *
 * @param position - any position
 * @returns true if the solution is unique and every given is needed; false also without or with several solutions
 * @throws {@link InvalidInputError} `not-a-position`, `not-a-list`, `bad-length`, `bad-digit`, `bad-candidates`,
 * `given-mismatch`
 *
 * @example
 * ```ts
 * import { isMinimal, parsePuzzle } from '@kit/sudoku-human';
 *
 * const seventeen = '000000010400000000020000000000050407008000300001090000300400200050100000000806000';
 * isMinimal(parsePuzzle(seventeen)); // => true
 * isMinimal(parsePuzzle(seventeen.replace('0', '6'))); // => false
 * ```
 */
export function isMinimal(position: PositionLike): boolean {
  const { givens } = checkPosition(position);
  const masks = candidateMasks({ values: givens, candidates: naturalCandidates(givens) });
  if (searchSolutions(masks, 2) !== 1) return false;
  return givens.every((given, cell) => {
    if (given === 0) return true;
    const others = givens.map((other, at) => (at === cell || other === 0 ? ALL_DIGITS : masks[at]));
    others[cell] &= ~masks[cell];
    return searchSolutions(others, 1) === 1;
  });
}

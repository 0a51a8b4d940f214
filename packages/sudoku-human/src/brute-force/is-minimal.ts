/** Does a puzzle give away nothing? */

import { runSlices, type Search, type Slices } from '@kit/grid';
import { checkPosition } from '../position/check-position.js';
import { ALL_DIGITS } from '../position/digits.js';
import { doorsFor } from '../position/layout-doors.js';
import type { Minimality, PositionLike } from '../types.js';
import { masksOfDigits } from './candidate-masks.js';
import { solutionSlices } from './search-solutions.js';
import { minimalitySearch } from './solution-searches.js';

/**
 * Is the puzzle minimal: has it exactly one solution, and several as soon as any given is taken away?
 *
 * Judged from the givens alone: false for a puzzle that has one solution only by its candidates. A given is needed if the
 * others have a solution with another digit in its cell, so each given costs one search for one solution.
 *
 * @param position - any position
 * @returns true if the solution is unique and every given is needed; false also without or with several solutions
 * @throws {@link InvalidInputError} `bad-position`, `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`,
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
  const doors = doorsFor(position);
  if (doors) return doors.run(doors.isMinimalSearch(position)).status === 'minimal';
  return runSlices(minimalSlices(checkPosition(position).givens));
}

/**
 * {@link isMinimal} as a search, for `runAsync`.
 *
 * @param position - any position
 * @returns a search; its `nodes` are the givens that were tried, of `total`
 * @throws {@link InvalidInputError} as {@link isMinimal}, at once
 *
 * @example
 * ```ts
 * import { isMinimalSearch, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const seventeen = '000000010400000000020000000000050407008000300001090000300400200050100000000806000';
 * runSync(isMinimalSearch(parsePuzzle(seventeen))); // => { status: 'minimal' }
 * ```
 */
export function isMinimalSearch(position: PositionLike): Search<Minimality> {
  const doors = doorsFor(position);
  if (doors) return doors.isMinimalSearch(position);
  const { givens } = checkPosition(position);
  return minimalitySearch(givens, (report) => minimalSlices(givens, report));
}

/** Is the puzzle of these givens minimal? `report` hears of each given that was tried. */
export function* minimalSlices(givens: readonly number[], report?: () => void): Slices<boolean> {
  const masks = masksOfDigits(givens);
  if ((yield* solutionSlices(masks, 2)) !== 1) return false;
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] === 0) continue;
    const others = givens.map((other, at) => (at === cell || other === 0 ? ALL_DIGITS : masks[at]));
    others[cell] &= ~masks[cell];
    if ((yield* solutionSlices(others, 1)) !== 1) return false;
    report?.();
    yield;
  }
  return true;
}

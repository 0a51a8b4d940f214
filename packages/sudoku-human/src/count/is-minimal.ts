/** Does a puzzle give away nothing? */

import { runSlices, type Search, type Slices } from '@kit/grid';
import { masksOfValues, readPosition } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import type { Minimality, PositionLike } from '../types.js';
import { minimalitySearch } from './solution-searches.js';
import { countInSlices } from './solutions.js';

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
  const board = readPosition(position);
  return runSlices(minimalSlices(board.tables, board.position.givens));
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
  const { position: checked, tables } = readPosition(position);
  const { givens } = checked;
  return minimalitySearch(givens, (report) => minimalSlices(tables, givens, report));
}

/** Is the puzzle of these givens minimal? `report` hears of each given that was tried. */
export function* minimalSlices(tables: Tables, givens: readonly number[], report?: () => void): Slices<boolean> {
  const { full } = tables;
  const masks = masksOfValues(tables, givens);
  if ((yield* countInSlices(tables, masks, 2)) !== 1) return false;
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] === 0) continue;
    const others = givens.map((other, at) => (at === cell || other === 0 ? full : masks[at]));
    others[cell] &= ~masks[cell];
    if ((yield* countInSlices(tables, others, 1)) !== 1) return false;
    report?.();
    yield;
  }
  return true;
}

/** Does a puzzle give away nothing? */

import { createPace, defineSearch, type Pace, runSlices, type Search, type Slices } from '@kit/grid';
import { type Board, masksOfValues, readPosition } from '../board/read-position.js';
import type { Minimality, PositionLike } from '../types.js';
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
  return runSlices(minimalSlices(readPosition(position), createPace(), { nodes: 0 }));
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
  return start(position);
}

const start = /* @__PURE__ */ defineSearch({
  read: (position: PositionLike) => ({ board: readPosition(position), tried: { nodes: 0 } }),
  *work({ board, tried }, pace): Slices<Minimality> {
    return { status: (yield* minimalSlices(board, pace, tried)) ? 'minimal' : 'not-minimal' };
  },
  report: ({ board: { position }, tried: { nodes } }) => ({ nodes, total: position.givens.filter(Boolean).length }),
  stopped: (): Minimality => ({ status: 'limit' }),
});

/** Are all givens of the puzzle needed? `tried` counts them. */
function* minimalSlices({ position, tables }: Board, pace: Pace, tried: { nodes: number }): Slices<boolean> {
  const { givens } = position;
  const { full } = tables;
  const masks = masksOfValues(tables, givens);
  if ((yield* countInSlices(tables, masks, 2, undefined, { pace })) !== 1) return false;
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] === 0) continue;
    const others = givens.map((other, at) => (at === cell || other === 0 ? full : masks[at]));
    others[cell] &= ~masks[cell];
    if ((yield* countInSlices(tables, others, 1, undefined, { pace })) !== 1) return false;
    tried.nodes++;
    yield;
  }
  return true;
}

/** One puzzle to stand for all that are the same but for the names of the digits and a symmetry. */

import { runSlices, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { type Board, boardOfValues, classicTables, readPosition } from '../board/read-position.js';
import type { FoundForm, Position, PositionLike } from '../types.js';
import { formOnLayout } from './any-canonical-form.js';
import { leastArrangement } from './least-arrangement.js';

/**
 * The canonical form of a puzzle: the least among all puzzles that are the same in disguise.
 *
 * Two puzzles are the same if one becomes the other by renaming digits, transposing, swapping bands, rows within a
 * band, stacks, or columns within a stack: 9! · 3,359,232 disguises. The least is the one whose 81 characters, with 0
 * for an empty cell, come first. So two puzzles are the same if and only if their canonical forms are equal.
 *
 * Judged from the givens alone; what was filled in or struck out is not part of the puzzle.
 *
 * @param position - any position
 * @returns the form as a fresh position; `formatPuzzle(form)` makes a key of it. Most puzzles take about a millisecond,
 * full grids with many symmetries some tens
 * @throws {@link InvalidInputError} `bad-position`, `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`,
 * `given-mismatch`
 *
 * @example
 * ```ts
 * import { canonicalForm, formatPuzzle, parsePuzzle } from '@kit/sudoku-human';
 *
 * const one = parsePuzzle('?p=5,3');
 * const two = parsePuzzle('?p=0,0,0,0,0,0,0,0,0,0,7,0,0,0,0,0,0,0,0,1');
 * formatPuzzle(canonicalForm(one)).slice(63); // => '................12'
 * formatPuzzle(canonicalForm(two)) === formatPuzzle(canonicalForm(one)); // => true
 * ```
 */
export function canonicalForm(position: PositionLike): Position {
  const board = readPosition(position);
  return runSlices(board.tables === classicTables ? classicForm(board) : formOnLayout(board));
}

/**
 * {@link canonicalForm} as a search, for `runAsync`.
 *
 * @param position - any position
 * @returns a search; its `nodes` are its slices, and stopping it gives `limit`: a form that is not the least is none
 * @throws {@link InvalidInputError} as {@link canonicalForm}, at once
 *
 * @example
 * ```ts
 * import { canonicalForm, canonicalFormSearch, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('?p=5,3');
 * const found = runSync(canonicalFormSearch(puzzle));
 * found.status === 'found' && found.position.givens.join('') === canonicalForm(puzzle).givens.join(''); // => true
 * ```
 */
export function canonicalFormSearch(position: PositionLike): Search<FoundForm> {
  const board = readPosition(position);
  let nodes = 0;
  function* form(): Slices<FoundForm> {
    return {
      status: 'found',
      position: yield* board.tables === classicTables ? classicForm(board) : formOnLayout(board),
    };
  }
  return asSearch(
    form(),
    () => ({ nodes: nodes++ }),
    () => ({ status: 'limit' }),
  );
}

function* classicForm({ position: { givens } }: Board): Slices<Position> {
  const least = yield* leastArrangement(givens);
  return boardOfValues(least, least).position;
}

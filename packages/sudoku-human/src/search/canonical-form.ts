/** One puzzle to stand for all that are the same but for the names of the digits and a symmetry. */

import { checkPosition, type PositionLike } from '../position/check-position.js';
import { positionFromValues } from '../position/position-from-values.js';
import type { Position } from '../types.js';
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
 * highly symmetric ones longer
 * @throws {@link InvalidInputError} `not-a-position`, `not-a-list`, `bad-length`, `bad-digit`, `bad-candidates`,
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
  return positionFromValues(leastArrangement(checkPosition(position).givens));
}

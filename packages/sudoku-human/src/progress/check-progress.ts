/**
 * How the player stands, judged from the printed digits alone: only they are surely right.
 *
 * One search for up to two solutions of the givens, then a comparison cell by cell.
 */

import { checkPosition, type PositionLike } from '../position/check-position.js';
import { maskOf } from '../position/digits.js';
import { peersOf } from '../position/geometry.js';
import { naturalCandidates } from '../position/natural-candidates.js';
import { candidateMasks } from '../search/candidate-masks.js';
import { searchSolutions } from '../search/search-solutions.js';
import type { Candidate, Position } from '../types.js';

/** What {@link checkProgress} found. */
export type ProgressReport = {
  /**
   * `'correct'`: no mistake so far; `'solved'`: no mistake and no open cell; `'mistakes'`: see the lists; `'invalid'`
   * if the givens have no solution, `'multiple'` if they have several, and then nothing can be called wrong.
   */
  readonly status: 'correct' | 'solved' | 'mistakes' | 'invalid' | 'multiple';
  /** The digits that the player set and that are not the solution's, by cell. */
  readonly wrong: readonly Candidate[];
  /** The solution's digits that the player struck out of the pencil marks of an open cell, by cell. */
  readonly lost: readonly Candidate[];
};

/**
 * What the player has got wrong so far: digits that are not the solution's, and pencil marks of the solution that are
 * struck out.
 *
 * A mark that is gone only because a wrong digit stands in a peer of its cell is not listed: it comes back with the
 * correction. `lost` names digits of the solution, so show it with care.
 *
 * @param position - the player's position; its givens are the puzzle
 * @returns the status and the two lists; some microseconds
 * @throws {@link InvalidInputError} `not-a-position`, `not-a-list`, `bad-length`, `bad-digit`, `bad-candidates`,
 * `given-mismatch`
 *
 * @example
 * ```ts
 * import { checkProgress, parsePuzzle, setValue, toggleCandidate } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * checkProgress(puzzle).status; // => 'correct'
 * checkProgress(setValue(puzzle, 1, 4)).wrong; // => [{ cell: 1, digit: 4 }]
 * checkProgress(toggleCandidate(puzzle, 2, 4)).lost; // => [{ cell: 2, digit: 4 }]
 * ```
 */
export function checkProgress(position: PositionLike): ProgressReport {
  return judge(checkPosition(position));
}

/** The report on a checked position. */
export function judge({ givens, values, candidates }: Position): ProgressReport {
  let solution: number[] = [];
  const masks = candidateMasks({ values: givens, candidates: naturalCandidates(givens) });
  const count = searchSolutions(masks, 2, (digits) => {
    solution = digits;
  });
  if (count !== 1) return { status: count === 0 ? 'invalid' : 'multiple', wrong: [], lost: [] };
  const wrong: Candidate[] = [];
  const lost: Candidate[] = [];
  solution.forEach((digit, cell) => {
    const value = values[cell];
    if (value !== 0) {
      if (value !== digit) wrong.push({ cell, digit: value });
    } else if ((candidates[cell] & maskOf(digit)) === 0 && !peersOf(cell).some((peer) => values[peer] === digit)) {
      lost.push({ cell, digit });
    }
  });
  if (wrong.length + lost.length > 0) return { status: 'mistakes', wrong, lost };
  return { status: values.includes(0) ? 'correct' : 'solved', wrong, lost };
}

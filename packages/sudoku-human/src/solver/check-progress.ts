/**
 * How the player stands, judged from the printed digits alone where they have one solution: only they are surely right.
 *
 * One search for up to two solutions of the givens, then a comparison cell by cell. If the givens have several solutions, a
 * second search takes the digits and marks on the board as given: that is how puzzles of candidates alone are written.
 */

import { runSlices, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { maskOf } from '../board/digits.js';
import { checkMarkOptions, withMarks } from '../board/marks.js';
import { type Board, marksLeft, masksOf, masksOfValues, readPosition } from '../board/read-position.js';
import { type CountSolutions, countAtOnce, countInSlices } from '../count/solutions.js';
import type { Candidate, MarkOptions, PositionLike, ProgressReport } from '../types.js';

/**
 * What the player has got wrong so far: digits that are not the solution's, and pencil marks of the solution that are
 * struck out.
 *
 * The printed digits are the puzzle if they have one solution. If they have several, the position as it stands is the puzzle,
 * with all its digits and pencil marks, as in a puzzle given by its candidates alone; then nothing in it is wrong.
 *
 * A mark that is gone only because a wrong digit stands in a peer of its cell is not listed: it comes back with the
 * correction. `lost` names digits of the solution, so show it with care.
 *
 * @param position - the player's position
 * @param options - `marks: 'ignore'` if the player keeps no notes: then no mark is lost; `'partial'` if the player notes some
 * cells only: then none is lost in a cell without notes
 * @returns the status and the two lists; some microseconds, longer for givens that somebody made up
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-choice`, and the codes of a malformed position:
 * `bad-position`, `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`, `given-mismatch`
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
export function checkProgress(position: PositionLike, options: MarkOptions = {}): ProgressReport {
  return runSlices(compare(readPlayed(position, options), countAtOnce)).report;
}

/**
 * {@link checkProgress} as a search, for `runAsync`: for givens that somebody made up, which can be long to refute.
 *
 * @param position - as for {@link checkProgress}
 * @param options - as for {@link checkProgress}
 * @returns a search; its `nodes` are its slices, and stopping it gives `limit`
 * @throws {@link InvalidInputError} as {@link checkProgress}, at once
 *
 * @example
 * ```ts
 * import { checkProgressSearch, parsePuzzle, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * runSync(checkProgressSearch(puzzle)).status; // => 'correct'
 * ```
 */
export function checkProgressSearch(position: PositionLike, options: MarkOptions = {}): Search<ProgressReport> {
  const played = readPlayed(position, options);
  let nodes = 0;
  function* check(): Slices<ProgressReport> {
    return (yield* compare(played, countInSlices)).report;
  }
  return asSearch(
    check(),
    () => ({ nodes: nodes++ }),
    () => ({ status: 'limit', wrong: [], lost: [] }),
  );
}

function readPlayed(position: PositionLike, options: MarkOptions): Board {
  return withMarks(readPosition(position), checkMarkOptions(options));
}

/** What is known of a player's grid. */
export type Comparison = {
  /** The report. */
  readonly report: ProgressReport;
  /** The only solution of the givens, or else of the position as it stands. */
  readonly solution?: readonly number[] | undefined;
};

/** Compares a checked position with the solution of its givens, or else of what stands there. */
export function* compare({ position, tables }: Board, countSolutions: CountSolutions): Slices<Comparison> {
  const { givens, values, candidates } = position;
  let solution: number[] = [];
  const keep = (digits: number[]): void => {
    solution = digits;
  };
  let count = 2;
  for (const masks of [masksOfValues(tables, givens), masksOf(position)]) {
    const counted = countSolutions(tables, masks, 2, keep);
    count = typeof counted === 'number' ? counted : yield* counted;
    if (count < 2) break;
  }
  if (count !== 1) return { report: { status: count === 0 ? 'invalid' : 'multiple', wrong: [], lost: [] } };
  const wrong: Candidate[] = [];
  const lost: Candidate[] = [];
  const left = marksLeft(tables, values);
  solution.forEach((digit, cell) => {
    const value = values[cell];
    if (value !== 0) {
      if (value !== digit) wrong.push({ cell, digit: value });
    } else if ((left[cell] & ~candidates[cell] & maskOf(digit)) !== 0) {
      lost.push({ cell, digit });
    }
  });
  const isWrong = wrong.length + lost.length > 0;
  const status = isWrong ? 'mistakes' : values.includes(0) ? 'correct' : 'solved';
  return { report: { status, wrong, lost }, solution };
}

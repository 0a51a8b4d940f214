/** How the player stands on a layout, judged from the givens and the cages, or else from what stands there. */

import type { Search, Slices } from '@kit/grid';
import { asSearch } from '../brute-force/as-search.js';
import { withLayoutMarks } from '../layout/edit-position.js';
import { type Board, marksLeft, masksOf, masksOfValues, readBoard } from '../layout/read-position.js';
import { checkMarkOptions } from '../position/marks.js';
import type { Candidate, MarkOptions, PositionLike, ProgressReport } from '../types.js';
import { layoutSolutions } from './search.js';

/** As `checkProgressSearch` of the classic layout. */
export function progressOnLayout(given: PositionLike, options: MarkOptions): Search<ProgressReport> {
  const board = withLayoutMarks(readBoard(given), checkMarkOptions(options));
  let nodes = 0;
  function* check(): Slices<ProgressReport> {
    return (yield* compareOnLayout(board)).report;
  }
  return asSearch(
    check(),
    () => ({ nodes: nodes++ }),
    () => ({ status: 'limit', wrong: [], lost: [] }),
  );
}

/** What is known of a player's grid. */
export type LayoutComparison = {
  /** The report. */
  readonly report: ProgressReport;
  /** The only solution of the givens, or else of the position as it stands. */
  readonly solution?: readonly number[] | undefined;
};

/** Compares a position with the solution of its givens, or else of what stands there. */
export function* compareOnLayout({ position, tables }: Board): Slices<LayoutComparison> {
  const { givens, values, candidates } = position;
  let solution: number[] = [];
  const keep = (digits: number[]): void => {
    solution = digits;
  };
  let count = 2;
  for (const masks of [masksOfValues(tables, givens), masksOf(position)]) {
    count = yield* layoutSolutions(tables, masks, 2, keep);
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
    } else if ((left[cell] & ~candidates[cell] & (1 << (digit - 1))) !== 0) lost.push({ cell, digit });
  });
  const isWrong = wrong.length + lost.length > 0;
  const status = isWrong ? 'mistakes' : values.includes(0) ? 'correct' : 'solved';
  return { report: { status, wrong, lost }, solution };
}

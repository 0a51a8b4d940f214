/**
 * One door to the two counters. The classic board has its own, which is some thirty times faster; every other board is
 * counted by the one that reads its tables.
 */

import { runSlices, type Slices } from '@kit/grid';
import { classicTables } from '../kernel/geometry.js';
import type { Tables } from '../kernel/tables.js';
import { layoutSolutions } from './any/search.js';
import { searchSolutions, solutionSlices } from './classic/search-solutions.js';

/** Counts the solutions of masks on a board, at most `limit`, and hands each on; at once or in slices. */
export type CountSolutions = (
  tables: Tables,
  masks: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
) => number | Slices<number>;

/** How many solutions the masks have, at most `limit`. */
export function countAtOnce(
  tables: Tables,
  masks: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
): number {
  if (tables === classicTables) return searchSolutions(masks, limit, onSolution);
  return runSlices(layoutSolutions(tables, masks, limit, onSolution));
}

/**
 * The same in slices; `report` is called with how many states were looked at and how many solutions there are so far. On other
 * boards than the classic one it is open after `most` states: −1.
 */
export function countInSlices(
  tables: Tables,
  masks: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
  report?: (states: number, solutions: number) => void,
  most?: number,
): Slices<number> {
  return tables === classicTables
    ? solutionSlices(masks, limit, onSolution, report)
    : layoutSolutions(tables, masks, limit, onSolution, report, most);
}

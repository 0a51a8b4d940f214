/**
 * One door to the two counters. The classic board has its own, which is some thirty times faster; every other board is
 * counted by the one that reads its tables.
 */

import { runSlices, type Slices } from '@kit/grid';
import { classicTables } from '../kernel/geometry.js';
import type { Tables } from '../kernel/tables.js';
import { layoutSolutions } from './any/search.js';
import { searchSolutions, solutionSlices } from './classic/search-solutions.js';
import type { Counting } from './counted.js';

/** How many solutions the masks have, at most `limit`; hands each on. */
export function countAtOnce(
  tables: Tables,
  masks: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
): number {
  if (tables === classicTables) return searchSolutions(masks, limit, onSolution);
  return runSlices(layoutSolutions(tables, masks, limit, onSolution));
}

/** The same in slices. */
export function countInSlices(
  tables: Tables,
  masks: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
  counting?: Counting,
): Slices<number> {
  return tables === classicTables
    ? solutionSlices(masks, limit, onSolution, counting)
    : layoutSolutions(tables, masks, limit, onSolution, counting);
}

/** The counting functions for positions on layouts, as searches. */

import { checkInteger, type Search, type Slices } from '@kit/grid';
import { countingSearch, firstSolutionSearch, type Look, minimalitySearch } from '../solution-searches.js';
import { masksOf, masksOfValues, readBoard } from '../../board/read-position.js';
import type { LayoutTables } from '../../layout/tables.js';
import type { FoundSolution, Minimality, PositionLike, SolutionCount } from '../../types.js';
import { layoutSolutions } from './search.js';

/** As `countSolutionsSearch` of the classic layout. */
export function countOnLayout(given: PositionLike, limit: number): Search<SolutionCount> {
  checkInteger(limit, 'limit', 1, 1_000_000);
  return countingSearch(lookOn(given), limit);
}

/** As `findSolutionSearch` of the classic layout. */
export function findOnLayout(given: PositionLike): Search<FoundSolution> {
  return firstSolutionSearch(lookOn(given));
}

function lookOn(given: PositionLike): Look {
  const { position, tables } = readBoard(given);
  const masks = masksOf(position);
  return (...asked) => layoutSolutions(tables, masks, ...asked);
}

/** As `isMinimalSearch` of the classic layout; the cages stay. */
export function minimalOnLayout(given: PositionLike): Search<Minimality> {
  const { position, tables } = readBoard(given);
  const { givens } = position;
  return minimalitySearch(givens, (report) => isMinimalOnLayout(tables, givens, report));
}

/** Have the givens one solution, and others as soon as one of them goes? */
export function* isMinimalOnLayout(
  tables: LayoutTables,
  givens: readonly number[],
  report?: () => void,
): Slices<boolean> {
  const masks = masksOfValues(tables, givens);
  if ((yield* layoutSolutions(tables, masks, 2)) !== 1) return false;
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] === 0) continue;
    const others = masks.with(cell, tables.full & ~masks[cell]);
    if ((yield* layoutSolutions(tables, others, 1)) !== 1) return false;
    report?.();
    yield;
  }
  return true;
}

/** The counting functions for positions on layouts, as searches. */

import { checkInteger, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../brute-force/as-search.js';
import { masksOf, masksOfValues, readBoard } from '../layout/read-position.js';
import type { LayoutTables } from '../layout/tables.js';
import type { FoundSolution, Minimality, PositionLike, SolutionCount } from '../types.js';
import { layoutSolutions } from './search.js';

/** As `countSolutionsSearch` of the classic layout. */
export function countOnLayout(given: PositionLike, limit: number): Search<SolutionCount> {
  checkInteger(limit, 'limit', 1, 1_000_000);
  const { position, tables } = readBoard(given);
  let [nodes, best]: [number, SolutionCount] = [0, { status: 'limit', count: 0 }];
  function* count(): Slices<SolutionCount> {
    const found = yield* layoutSolutions(tables, masksOf(position), limit, undefined, (states, solutions) => {
      [nodes, best] = [states, { status: 'limit', count: solutions }];
    });
    return { status: found < limit ? 'exact' : 'limit', count: found };
  }
  return asSearch(
    count(),
    () => ({ nodes, best }),
    () => best,
  );
}

/** As `findSolutionSearch` of the classic layout. */
export function findOnLayout(given: PositionLike): Search<FoundSolution> {
  const { position, tables } = readBoard(given);
  let nodes = 0;
  function* find(): Slices<FoundSolution> {
    let solution: readonly number[] = [];
    const count = yield* layoutSolutions(
      tables,
      masksOf(position),
      1,
      (digits) => {
        solution = digits;
      },
      (states) => {
        nodes = states;
      },
    );
    return count === 0 ? { status: 'impossible' } : { status: 'found', solution };
  }
  return asSearch(
    find(),
    () => ({ nodes }),
    () => ({ status: 'limit' }),
  );
}

/** As `isMinimalSearch` of the classic layout; the cages stay. */
export function minimalOnLayout(given: PositionLike): Search<Minimality> {
  const { position, tables } = readBoard(given);
  const { givens } = position;
  const total = givens.filter((digit) => digit !== 0).length;
  let nodes = 0;
  function* decide(): Slices<Minimality> {
    const minimal = yield* isMinimalOnLayout(tables, givens, () => {
      nodes++;
    });
    return { status: minimal ? 'minimal' : 'not-minimal' };
  }
  return asSearch(
    decide(),
    () => ({ nodes, total }),
    () => ({ status: 'limit' }),
  );
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

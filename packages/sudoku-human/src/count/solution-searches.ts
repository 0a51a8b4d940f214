/** What is asked of solutions, as searches: the same on the classic layout and on any other, whoever looks for them. */

import type { Search, Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import type { FoundSolution, Minimality, SolutionCount } from '../types.js';

/** Looks for so many solutions and tells how many there are; `report` hears of the states that were looked at. */
export type Look = (
  limit: number,
  onSolution?: (digits: number[]) => void,
  report?: (states: number, solutions: number) => void,
) => Slices<number>;

/** How many solutions there are, up to a limit. */
export function countingSearch(look: Look, limit: number): Search<SolutionCount> {
  let [nodes, best]: [number, SolutionCount] = [0, { status: 'limit', count: 0 }];
  function* count(): Slices<SolutionCount> {
    const found = yield* look(limit, undefined, (states, solutions) => {
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

/** One of the solutions. */
export function firstSolutionSearch(look: Look): Search<FoundSolution> {
  let nodes = 0;
  function* find(): Slices<FoundSolution> {
    let solution: readonly number[] = [];
    const count = yield* look(
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

/** Can no given be left out? `decide` reports each one that was tried. */
export function minimalitySearch(
  givens: readonly number[],
  decide: (report: () => void) => Slices<boolean>,
): Search<Minimality> {
  const total = givens.filter((digit) => digit !== 0).length;
  let nodes = 0;
  function* search(): Slices<Minimality> {
    const minimal = yield* decide(() => {
      nodes++;
    });
    return { status: minimal ? 'minimal' : 'not-minimal' };
  }
  return asSearch(
    search(),
    () => ({ nodes, total }),
    () => ({ status: 'limit' }),
  );
}

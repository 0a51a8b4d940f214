/** BUG+1 and BUG types 2 to 4: what follows from extra candidates of which one must be true. */

import { countBits } from '../../kernel/bits.js';
import { derive } from '../../kernel/derived.js';
import type { State } from '../../kernel/state.js';
import { hasOnlyHouses, sharedHouses } from '../../kernel/tables.js';
import type { Step, Technique, UniquenessId } from '../../types.js';
import { candidatesIn, digitsOf, stepOf } from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';
import { type NearBug, nearBugs } from './bug-search.js';
import { type Conclusion, conclude, seenByAll, withSubset } from './deadly-conclusions.js';
import { provenByValues } from './proof-of-uniqueness.js';

/** A conclusion, with the digit that type 4 needs. */
type BugConclusion = Conclusion & { readonly digit?: number };

/**
 * BUG+1: without one candidate every open cell would have two candidates and every digit two places in each house; that
 * candidate is true, so the others of its cell go.
 *
 * Pattern: role `'extra'` for the candidate. At most one instance. Nothing is found unless the digits on the board have
 * exactly one solution, pencil marks left aside.
 *
 * @example
 * ```ts
 * import { bugPlus1, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0610::32...648..684.1235.4582369.854267913.3.185742217..456847...2859.82..9374593748126::515 715::',
 * );
 * findSteps(position, [bugPlus1])[0]?.eliminations; // => [{ cell: 4, digit: 5 }, { cell: 4, digit: 7 }]
 * ```
 */
export const bugPlus1: Technique = /* @__PURE__ */ bug('bug-plus-1', (state, { cells, extras }) =>
  cells.length === 1 && countBits(extras[0]) === 1 ? conclude(candidatesIn(state, cells, ~extras[0])) : [],
);

/**
 * BUG, type 2: the extra candidates, without which the board would be a BUG, are of one digit; cells that see them all
 * lose it.
 *
 * Pattern: role `'extra'` for the extra candidates. Conditions as for {@link bugPlus1}; boards with up to six cells
 * with extra candidates are looked at.
 *
 * @example
 * ```ts
 * import { bug2, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:278+1+6+9+453.+34..+5+79.+9+5.+43+72.84.+3+75+6.+2+9.659..+37+4+7+92+3+4.6.+5.+4..+9.53+7+5.9+6+7+3.42+3+275.49..:198 855 876:::',
 * );
 * findSteps(position, [bug2])[0]?.eliminations; // => [{ cell: 36, digit: 1 }, { cell: 59, digit: 1 }]
 * ```
 */
export const bug2: Technique = /* @__PURE__ */ bug('bug-2', (state, { cells, extras }) =>
  seenByAll(state, cells, union(extras)),
);

/**
 * BUG, type 3: the extra candidates lie in one house and form a naked subset with other cells of it.
 *
 * Pattern: roles `'extra'` and `'subset'`, and the houses that lose the subset's digits. Conditions as for {@link
 * bug2}.
 *
 * @example
 * ```ts
 * import { bug3, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:..+4+3.9+78+2..+27.4.+1+5...2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5+23...528+4+96+6+25+49+3+178:921 931 933:::',
 * );
 * findSteps(position, [bug3])[0]?.eliminations; // => [{ cell: 0, digit: 1 }]
 * ```
 */
export const bug3: Technique = /* @__PURE__ */ bug('bug-3', (state, { cells, extras }) =>
  withSubset(state, cells, union(extras)),
);

/**
 * BUG, type 4: two cells of a house have extra candidates, and another digit can only stand in these two; so one takes
 * this digit, the other an extra candidate.
 *
 * Pattern: role `'extra'`, role `'locked'` for the digit, and the house. Conditions as for {@link bug2}.
 *
 * @example
 * ```ts
 * import { bug4, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:..+4+3.9+78+2..+27.4.+1+5...2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7+5+23...528+4+96+6+25+49+3+178:921 931 933:::',
 * );
 * findSteps(position, [bug4])[0]?.eliminations; // => [{ cell: 18, digit: 5 }, { cell: 63, digit: 3 }]
 * ```
 */
export const bug4: Technique = /* @__PURE__ */ bug('bug-4', (state, { cells, extras }) => {
  if (cells.length !== 2) return [];
  const found: BugConclusion[] = [];
  for (const house of sharedHouses(state.tables, cells)) {
    // A digit that is in both, and extra in neither, has these two places in the house.
    for (const digit of digitsOf(state.masks[cells[0]] & state.masks[cells[1]] & ~union(extras))) {
      const struck = cells.flatMap((cell, i) => candidatesIn(state, [cell], ~extras[i] & ~(1 << (digit - 1))));
      found.push(...conclude(struck, [house]).map((conclusion) => ({ ...conclusion, digit })));
    }
  }
  return found;
});

function bug(id: UniquenessId, conclusions: (state: State, near: NearBug) => BugConclusion[]): Finder {
  return {
    id,
    holdsOn: hasOnlyHouses,
    proof: provenByValues,
    find: ({ state, derived }, emit): boolean =>
      derive(state, derived, nearBugs).some((near) =>
        conclusions(state, near).some((conclusion) => emit(bugStep(id, state, near, conclusion))),
      ),
  };
}

function union(masks: readonly number[]): number {
  return masks.reduce((all, mask) => all | mask, 0);
}

function bugStep(id: UniquenessId, state: State, near: NearBug, conclusion: BugConclusion): Step {
  const { struck, houses, subset, subsetDigits, digit } = conclusion;
  const extra = near.cells.flatMap((cell, i) => candidatesIn(state, [cell], near.extras[i]));
  return stepOf(id, {
    eliminations: struck,
    roles: {
      extra,
      locked: digit === undefined ? [] : candidatesIn(state, near.cells, 1 << (digit - 1)),
      subset: candidatesIn(state, subset),
    },
    houses: { house: houses },
    params: {
      extra: { cells: near.cells },
      extras: { digits: digitsOf(union(near.extras)) },
      houses: { houses },
      subset: { cells: subset },
      extraDigits: { digits: digitsOf(subsetDigits) },
      digit: { digits: digit === undefined ? [] : [digit] },
    },
  });
}

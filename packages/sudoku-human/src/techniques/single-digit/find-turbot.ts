/** Skyscraper, two-string kite, turbot fish: the shortest X-Chains, by the look of their two strong links. */

import { cellsIn, isSubset } from '../../kernel/cell-sets.js';
import { derive } from '../../kernel/derived.js';
import { bilocalLinks } from '../../kernel/strong-links.js';
import type { Candidate, Link, Step, Technique } from '../../types.js';
import { digitsOf, inCells, inOrder, stepOf } from '../shared/parts.js';
import { searchDigits } from '../shared/search-digits.js';
import type { Finder } from '../shared/technique.js';
import { type Turbot, type TurbotKind, visitTurbots } from './turbot-search.js';

/**
 * Skyscraper: two rows (or columns) have two places each for a digit, and one of each lies in the same column; one of
 * the two others is the digit, and what sees both loses it.
 *
 * Pattern: role `'end'` for the two ends of which one is true, `'joint'` for the two that see each other; the houses of
 * the strong links; the three links. Instances by digit and then by the links' houses. Where the ends share a column
 * too it is an X-Wing and not listed.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, skyscraper } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0400:8:.+9+7.41+5+2.5.67.2+4.1+42+1..+5....4+59....2+1+79+2586436.+2.+1.+9+5.+9+641+2...57+1+3+58+9+2+6+4+25+8.....9::819 839 848::',
 * );
 * findSteps(position, [skyscraper])[0]?.eliminations; // => [{ cell: 8, digit: 8 }, { cell: 26, digit: 8 }, { cell: 34, digit: 8 }]
 * ```
 */
export const skyscraper: Technique = /* @__PURE__ */ turbot('skyscraper');

/**
 * Two-string kite: a row and a column have two places each for a digit, and one of each lies in the same box; the cell
 * that sees both others loses the digit.
 *
 * Pattern and order as for {@link skyscraper}. With `dual` two kites of one digit or of two that are joined by the same
 * two cells make one more step, after all others: its `branches` are the links of both, and its houses those of all
 * strong links.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, twoStringKite } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0401:3:+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...49....487.1::381::',
 * );
 * findSteps(position, [twoStringKite])[0]?.eliminations; // => [{ cell: 63, digit: 3 }]
 * ```
 */
export const twoStringKite: Technique = /* @__PURE__ */ turbot('two-string-kite');

/**
 * Turbot fish: two strong links of a digit whose inner ends see each other; what sees both outer ends loses the digit.
 *
 * Pattern and order as for {@link skyscraper}. Listed are those that are neither skyscrapers nor kites.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, turbotFish } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0403:6:9+7+8...+635.6.+37+5+289325+69+8+4+7+1.....1+5.3....+5.894.5.8+3.+71.+5...2.......5.....2+974.31+5.::645::',
 * );
 * findSteps(position, [turbotFish])[0]?.eliminations; // => [{ cell: 31, digit: 6 }]
 * ```
 */
export const turbotFish: Technique = /* @__PURE__ */ turbot('turbot-fish');

function turbot(id: TurbotKind): Finder {
  return {
    id,
    find(context, emit): boolean {
      const { state, derived, limits } = context;
      const links = derive(state, derived, bilocalLinks);
      const wantsDuals = limits.dual && id === 'two-string-kite';
      const kites: Found[] = [];
      const stopped = searchDigits(context, id, emit, (digits, hand) =>
        digitsOf(digits).some((name) => {
          const digit = name - 1;
          return visitTurbots(state, digit, links, id, (turbot) => {
            if (wantsDuals) kites.push({ ...turbot, digit });
            return hand(turbotStep(id, [{ ...turbot, digit }]));
          });
        }),
      );
      if (stopped) return true;
      return kites.some((kite, i) =>
        kites.slice(i + 1).some((other) => areDual(kite, other) && emit(turbotStep(id, [kite, other]))),
      );
    },
  };
}

/** A chain with its digit. */
type Found = Turbot & { readonly digit: number };

/** Are the kites joined by the same two cells, and does each strike out something else? */
function areDual(a: Found, b: Found): boolean {
  const sameJoints = a.chain.slice(1, 3).every((cell) => cell === b.chain[1] || cell === b.chain[2]);
  const adds = !isSubset(a.struck, b.struck) && !isSubset(b.struck, a.struck);
  return sameJoints && (a.digit !== b.digit || adds);
}

function linksOf({ chain, digit }: Found): Link[] {
  const nodes = chain.map((cell) => ({ cells: [cell], digit: digit + 1 }));
  return [0, 1, 2].map((i) => ({ from: nodes[i], to: nodes[i + 1], type: i === 1 ? 'weak' : 'strong' }));
}

/** The step of one chain, or of two that are dual. */
function turbotStep(id: TurbotKind, turbots: readonly Found[]): Step {
  const at = (...places: readonly number[]): Candidate[] =>
    inOrder(turbots.flatMap(({ chain, digit }) => places.flatMap((place) => inCells([chain[place]], digit))));
  const end = at(0, 3);
  const houses = [...new Set(turbots.flatMap((found) => found.houses))];
  const links = turbots.map(linksOf);
  return stepOf(id, {
    eliminations: inOrder(turbots.flatMap((found) => inCells(cellsIn(found.struck), found.digit))),
    roles: { end, joint: at(1, 2) },
    houses: { house: houses },
    ...(turbots.length === 1 ? { links: links[0] } : { branches: links }),
    params: {
      digit: { digits: [...new Set(turbots.map(({ digit }) => digit + 1))] },
      houses: { houses },
      joints: { cells: turbots[0].chain.slice(1, 3) },
      ends: { cells: [...new Set(end.map(({ cell }) => cell))] },
    },
  });
}

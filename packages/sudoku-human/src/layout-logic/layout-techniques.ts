/**
 * The techniques that only layouts have, as values for `createSolver` and `findSteps`.
 *
 * On the classic layout they find nothing; on others a list of techniques is a list of names, and the finders come with
 * `createLayout`.
 */

import type { LayoutTechniqueId, Technique } from '../types.js';

function technique(id: LayoutTechniqueId): Technique {
  return { id, find: () => false };
}

/**
 * Locked candidates between any two houses but boxes and lines: all places of a digit in one house lie in another as well.
 *
 * Pattern: the places with role `'locked'`, the houses as `'base'` and `'cover'`. By base house and digit.
 *
 * @example
 * ```ts
 * import { lockedCandidates } from '@kit/sudoku-human';
 *
 * lockedCandidates.id; // => 'locked-candidates'
 * ```
 */
export const lockedCandidates: Technique = /* @__PURE__ */ technique('locked-candidates');

/**
 * Common peers: what all places of a digit in a house rule out, or all candidates of a cell.
 *
 * Pattern: the places with role `'place'`, and the house if it is one. By house and digit, then by cell.
 *
 * @example
 * ```ts
 * import { commonPeers } from '@kit/sudoku-human';
 *
 * commonPeers.id; // => 'common-peers'
 * ```
 */
export const commonPeers: Technique = /* @__PURE__ */ technique('common-peers');

/**
 * Naked set: as many digits as cells in cells of no common house, of which those that share a digit see each other.
 *
 * Pattern: the cells' candidates with role `'subset'`. By size and cell.
 *
 * @example
 * ```ts
 * import { nakedSet } from '@kit/sudoku-human';
 *
 * nakedSet.id; // => 'naked-set'
 * ```
 */
export const nakedSet: Technique = /* @__PURE__ */ technique('naked-set');

/**
 * Law of leftovers: lines and as many other houses differ in a few cells on each side, which hold the same digits.
 *
 * Pattern: the candidates of the cells that only the `'base'` houses have, with role `'innie'`; the others are `'cover'`.
 *
 * @see https://www.sudopedia.org/wiki/Law_of_Leftovers
 *
 * @example
 * ```ts
 * import { leftovers } from '@kit/sudoku-human';
 *
 * leftovers.id; // => 'leftovers'
 * ```
 */
export const leftovers: Technique = /* @__PURE__ */ technique('leftovers');

/**
 * Cage combinations: what no filling of a cage with different digits of its sum has.
 *
 * Pattern: the candidates of the cage's open cells with role `'cage'`, and the cage. By cage.
 *
 * @example
 * ```ts
 * import { cageCombinations } from '@kit/sudoku-human';
 *
 * cageCombinations.id; // => 'cage-combinations'
 * ```
 */
export const cageCombinations: Technique = /* @__PURE__ */ technique('cage-combinations');

/**
 * Digit of a cage: every filling of the cage has the digit, so it leaves what sees all its places there.
 *
 * Pattern: the places with role `'place'`, and the cage. By cage and digit.
 *
 * @example
 * ```ts
 * import { cageDigit } from '@kit/sudoku-human';
 *
 * cageDigit.id; // => 'cage-digit'
 * ```
 */
export const cageDigit: Technique = /* @__PURE__ */ technique('cage-digit');

/**
 * Innies and outies: houses have a known sum, and so have the few cells that cages leave of them or add to them.
 *
 * Pattern: the open cells' candidates with roles `'innie'` and `'outie'`, the houses as `'base'`, the cages as `'cover'`. By
 * the number of houses.
 *
 * @example
 * ```ts
 * import { inniesOuties } from '@kit/sudoku-human';
 *
 * inniesOuties.id; // => 'innies-outies'
 * ```
 */
export const inniesOuties: Technique = /* @__PURE__ */ technique('innies-outies');

/**
 * Fillings of a house: what no way to fill it has in which the cages inside add up and non-consecutive neighbours are apart.
 *
 * Pattern: the candidates of the house's open cells with role `'filling'`, and the house. By house.
 *
 * @example
 * ```ts
 * import { houseFillings } from '@kit/sudoku-human';
 *
 * houseFillings.id; // => 'house-fillings'
 * ```
 */
export const houseFillings: Technique = /* @__PURE__ */ technique('house-fillings');

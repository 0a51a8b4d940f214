/**
 * Naked and hidden subsets: N cells and N digits of a house that belong to each other.
 *
 * Naked: the cells have no other digits, so what sees them all loses the digits, also in a second house where the cells
 * share a line and a box. Hidden: the digits have no other cells in the house, so the cells lose their other digits. It
 * is one argument with cells and digits in turn, and one search (`findTightSets`): its rows are the cells of a house for a
 * naked subset, the digits for a hidden one. Cells with one candidate and digits with one place take no part (they are
 * singles).
 */

import { countBits } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import { peersOfAll, sharedHouses } from '../../kernel/tables.js';
import type { House, Technique, TechniqueId } from '../../types.js';
import { candidatesIn, cellsAt, digitsOf, stepOf } from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';
import { findTightSets } from '../shared/tight-sets.js';
import { houseTechnique } from './house-technique.js';

/**
 * Naked pair: two cells of a house with the same two candidates; every cell that sees both loses them.
 *
 * Pattern: role `'subset'` for all candidates of the cells, and each house that holds them all. Instances by house
 * (rows, columns, boxes) and then by cells; cells that share two houses are listed once.
 *
 * @example
 * ```ts
 * import { findSteps, nakedPair, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000040003430280000900300602005000000000460075020907080006500000050608200800000000');
 * findSteps(puzzle, [nakedPair]).map((step) => step.eliminations); // => [[{ cell: 30, digit: 1 }]]
 * ```
 */
export const nakedPair: Technique = /* @__PURE__ */ naked('naked-pair', 2);

/**
 * Naked triple: three cells of a house with three candidates between them; every cell that sees all three loses them.
 *
 * Pattern and order as for {@link nakedPair}.
 *
 * @example
 * ```ts
 * import { findSteps, nakedTriple, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('009006300072000000000017005100300900000000008608400001060000000001020000903000450');
 * findSteps(puzzle, [nakedTriple]).map((step) => step.eliminations); // => [[{ cell: 20, digit: 4 }]]
 * ```
 */
export const nakedTriple: Technique = /* @__PURE__ */ naked('naked-triple', 3);

/**
 * Naked quad: four cells of a house with four candidates between them; every cell that sees all four loses them.
 *
 * Pattern and order as for {@link nakedPair}.
 *
 * @example
 * ```ts
 * import { findSteps, nakedQuad, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('100000003060300700070005001210700090007000000008010020000806400009020060000400000');
 * findSteps(puzzle, [nakedQuad]).map((step) => step.eliminations); // => [[{ cell: 66, digit: 5 }]]
 * ```
 */
export const nakedQuad: Technique = /* @__PURE__ */ naked('naked-quad', 4);

/**
 * Hidden pair: two digits with the same two cells of a house left to them; the cells lose all other candidates.
 *
 * Pattern: role `'subset'` for the hidden digits in the cells, and the house. Instances by house (rows, columns, boxes)
 * and then by digits; a pair that is hidden in two houses is listed once.
 *
 * @example
 * ```ts
 * import { findSteps, hiddenPair, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000450009000000003009000001060008700008002060904605000000830000600001000001000540');
 * findSteps(puzzle, [hiddenPair]).map((step) => step.eliminations); // => [[{ cell: 35, digit: 2 }]]
 * ```
 */
export const hiddenPair: Technique = /* @__PURE__ */ hidden('hidden-pair', 2);

/**
 * Hidden triple: three digits with only three cells of a house between them; the cells lose all other candidates.
 *
 * Pattern and order as for {@link hiddenPair}.
 *
 * @example
 * ```ts
 * import { findSteps, hiddenTriple, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('020400050000006004400000910800000000030704000270803000009501020500002030000000080');
 * findSteps(puzzle, [hiddenTriple]).map((step) => step.eliminations); // => [[{ cell: 34, digit: 7 }]]
 * ```
 */
export const hiddenTriple: Technique = /* @__PURE__ */ hidden('hidden-triple', 3);

/**
 * Hidden quad: four digits with only four cells of a house between them; the cells lose all other candidates.
 *
 * Pattern and order as for {@link hiddenPair}.
 *
 * @example
 * ```ts
 * import { findSteps, hiddenQuad, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('103700005000604000800000000000810000090000700060000090020000400500030000000000020');
 * findSteps(puzzle, [hiddenQuad]).map((step) => step.eliminations); // => [[{ cell: 7, digit: 4 }]]
 * ```
 */
export const hiddenQuad: Technique = /* @__PURE__ */ hidden('hidden-quad', 4);

function naked(id: TechniqueId, size: number): Finder {
  return houseTechnique(
    id,
    ({ openCells }, house) => !(openCells[house] < size),
    (state, house, members, hand) => {
      const { tables } = state;
      const masks = members.map((cell) => state.masks[cell]);
      return findTightSets(masks, size, (chosen, digits) => {
        const cells = members.filter((_, place) => (chosen & (1 << place)) !== 0);
        const houses = sharedHouses(tables, cells);
        if (countBits(digits) < size || houses[0] !== house) return false;
        const eliminations = candidatesIn(state, peersOfAll(tables, cells), digits);
        if (eliminations.length === 0) return false;
        return hand(
          stepOf(id, {
            eliminations,
            roles: { subset: candidatesIn(state, cells, digits) },
            houses: { house: houses },
            params: { cells: { cells }, digits: { digits: digitsOf(digits) }, houses: { houses } },
          }),
        );
      });
    },
  );
}

function hidden(id: TechniqueId, size: number): Finder {
  return houseTechnique(
    id,
    ({ openCells }, house) => openCells[house] > size,
    (state, house, _, hand) => {
      const { tables } = state;
      const rows = state.places.subarray(house * tables.size, (house + 1) * tables.size);
      return findTightSets(rows, size, (digits, places) => {
        const cells = cellsAt(tables, house, places);
        if (cells.length < size || isHiddenEarlier(state, house, cells, digits)) return false;
        const eliminations = candidatesIn(state, cells, ~digits);
        if (eliminations.length === 0) return false;
        return hand(
          stepOf(id, {
            eliminations,
            roles: { subset: candidatesIn(state, cells, digits) },
            houses: { house: [house] },
            params: { cells: { cells }, digits: { digits: digitsOf(digits) }, house: { houses: [house] } },
          }),
        );
      });
    },
  );
}

/** Are the digits also hidden in the same cells of a full house with a lower number? */
function isHiddenEarlier({ places, tables }: State, house: House, cells: readonly number[], digits: number): boolean {
  const { size, houseCells } = tables;
  return sharedHouses(tables, cells).some((other) => {
    if (other >= house) return false;
    let within = 0;
    for (let place = 0; place < size; place++) {
      if (cells.includes(houseCells[other * size + place])) within |= 1 << place;
    }
    return digitsOf(digits).every((digit) => (places[other * size + digit - 1] & ~within) === 0);
  });
}

/**
 * Hidden subsets: N digits that have only N cells of a house between them take these cells for themselves.
 *
 * The counting is `findTightSets` with digits as rows and places as columns. Digits with a single place take no part
 * (they are hidden singles).
 */

import { lowestBit } from '../kernel/bits.js';
import { cellHouses, houseCells, placeBits } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import {
  candidatesIn,
  cellsParam,
  digitsOf,
  digitsParam,
  eliminationStep,
  housesAs,
  housesParam,
  withRole,
} from '../technique/parts.js';
import type { Finder } from '../technique/technique.js';
import type { Technique, TechniqueId } from '../types.js';
import { findTightSets } from './tight-sets.js';

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
export const hiddenPair: Technique = /* @__PURE__ */ hiddenSubset('hidden-pair', 2);

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
export const hiddenTriple: Technique = /* @__PURE__ */ hiddenSubset('hidden-triple', 3);

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
export const hiddenQuad: Technique = /* @__PURE__ */ hiddenSubset('hidden-quad', 4);

function hiddenSubset(id: TechniqueId, size: number): Finder {
  return {
    id,
    find({ state }, emit): boolean {
      for (let house = 0; house < 27; house++) {
        if (state.openCells[house] <= size) continue;
        const rows = state.places.subarray(house * 9, house * 9 + 9);
        const stopped = findTightSets(rows, size, (digits, places) => {
          const cells = digitsOf(places).map((place) => houseCells[house * 9 + place - 1]);
          const eliminations = candidatesIn(state, cells, ~digits);
          if (eliminations.length === 0 || (house >= 18 && isHiddenInLine(state, cells, digits))) return false;
          const candidates = withRole('subset', candidatesIn(state, cells, digits));
          const params = {
            cells: cellsParam(cells),
            digits: digitsParam(digitsOf(digits)),
            house: housesParam([house]),
          };
          return emit(eliminationStep(id, eliminations, { candidates, houses: housesAs('house', [house]) }, params));
        });
        if (stopped) return true;
      }
      return false;
    },
  };
}

/** Are the digits also hidden in the same cells of a row or column? */
function isHiddenInLine(state: State, cells: readonly number[], digits: number): boolean {
  for (let kind = 0; kind < 2; kind++) {
    const line = cellHouses[cells[0] * 3 + kind];
    if (cells.some((cell) => cellHouses[cell * 3 + kind] !== line)) continue;
    const places = cells.reduce((mask, cell) => mask | placeBits[cell * 3 + kind], 0);
    let all = 0;
    for (let rest = digits; rest !== 0; rest &= rest - 1) all |= state.places[line * 9 + lowestBit(rest)];
    return all === places;
  }
  return false;
}

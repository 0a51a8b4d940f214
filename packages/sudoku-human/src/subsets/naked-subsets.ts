/**
 * Naked subsets: N cells of a house with N candidates between them keep these digits to themselves.
 *
 * The counting is `findTightSets` with cells as rows. Cells with a single candidate take no part (they are naked
 * singles). All eliminations are reported: also those in a second house, where the cells share a line and a box.
 */

import { cellsIn, intersection, setAt } from '../kernel/cell-sets.js';
import { cellHouses, houseCells, peerSets } from '../kernel/geometry.js';
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
import { type Finder, slicedTechnique } from '../technique/technique.js';
import type { House, Technique, TechniqueId } from '../types.js';
import { findTightSets } from './tight-sets.js';

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
export const nakedPair: Technique = /* @__PURE__ */ nakedSubset('naked-pair', 2);

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
export const nakedTriple: Technique = /* @__PURE__ */ nakedSubset('naked-triple', 3);

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
export const nakedQuad: Technique = /* @__PURE__ */ nakedSubset('naked-quad', 4);

function nakedSubset(id: TechniqueId, size: number): Finder {
  return slicedTechnique(id, function* ({ state }, emit) {
    const masks = new Uint16Array(9);
    for (let house = 0; house < 27; house++) {
      if (state.openCells[house] < size) continue;
      yield;
      for (let i = 0; i < 9; i++) masks[i] = state.masks[houseCells[house * 9 + i]];
      const stopped = findTightSets(masks, size, (chosen, digits) => {
        const cells = digitsOf(chosen).map((place) => houseCells[house * 9 + place - 1]);
        const houses = commonHouses(cells);
        if (houses[0] !== house) return false;
        const eliminations = candidatesIn(state, commonPeers(cells), digits);
        if (eliminations.length === 0) return false;
        const candidates = withRole('subset', candidatesIn(state, cells));
        const params = {
          cells: cellsParam(cells),
          digits: digitsParam(digitsOf(digits)),
          houses: housesParam(houses),
        };
        return emit(eliminationStep(id, eliminations, { candidates, houses: housesAs('house', houses) }, params));
      });
      if (stopped) return true;
    }
    return false;
  });
}

/** The houses that hold all the cells, rows before columns before boxes. */
function commonHouses(cells: readonly number[]): House[] {
  return [0, 1, 2]
    .map((kind) => ({ kind, house: cellHouses[cells[0] * 3 + kind] }))
    .filter(({ kind, house }) => cells.every((cell) => cellHouses[cell * 3 + kind] === house))
    .map(({ house }) => house);
}

/** The cells that see every one of the cells, ascending. */
function commonPeers(cells: readonly number[]): number[] {
  return cellsIn(cells.map((cell) => setAt(peerSets, cell)).reduce(intersection));
}

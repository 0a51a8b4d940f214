/**
 * Singles: the three ways in which a digit is forced into a cell at once.
 *
 * Each is one comparison per cell (and house) in the right view of the state. Instances come by cell; where several
 * houses give the same single, the box is named before the row, then the column, then others, as people look.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import type { House, Step, Technique, TechniqueId } from '../../types.js';
import { cellsParam, digitsParam, housesAs, housesParam } from '../shared/parts.js';
import type { Context, Emit, Finder } from '../shared/technique.js';

/**
 * Full house: the last open cell of a house takes the house's missing digit.
 *
 * Pattern: the placement with role `'single'` and the house. One instance a cell, by cell.
 *
 * @example
 * ```ts
 * import { findSteps, fullHouse, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle('.12345678'.padEnd(81, '.'));
 * findSteps(position, [fullHouse]).map((step) => step.placements); // => [[{ cell: 0, digit: 9 }]]
 * ```
 */
export const fullHouse: Technique = {
  id: 'full-house',
  find({ state }: Context, emit: Emit): boolean {
    const { cells, housesOf, looks } = state.tables;
    for (let cell = 0; cell < cells; cell++) {
      if (state.values[cell] !== 0) continue;
      for (let at = housesOf.first[cell]; at < housesOf.first[cell + 1]; at++) {
        const house = housesOf.items[looks[at]];
        if (state.openCells[house] !== 1) continue;
        const missing = missingDigits(state, house);
        if (countBits(missing) !== 1 || state.masks[cell] !== missing) continue;
        if (emit(single('full-house', cell, lowestBit(missing) + 1, house))) return true;
        break;
      }
    }
    return false;
  },
} satisfies Finder;

/**
 * Naked single: a cell with one candidate takes it.
 *
 * Pattern: the placement with role `'single'`. One instance a cell, by cell.
 *
 * @example
 * ```ts
 * import { findSteps, nakedSingle, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000009080000704000000200004050800200007030050036970000040000003000528006005090078');
 * findSteps(puzzle, [nakedSingle]).map((step) => step.placements); // => [[{ cell: 53, digit: 1 }]]
 * ```
 */
export const nakedSingle: Technique = {
  id: 'naked-single',
  find({ state }: Context, emit: Emit): boolean {
    for (let cell = 0; cell < state.tables.cells; cell++) {
      const mask = state.masks[cell];
      if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
      if (emit(single('naked-single', cell, lowestBit(mask) + 1))) return true;
    }
    return false;
  },
} satisfies Finder;

/**
 * Hidden single: the only cell of a house that can hold a digit takes it.
 *
 * Pattern: the placement with role `'single'` and the house. One instance a cell and digit, by cell.
 *
 * @example
 * ```ts
 * import { findSteps, hiddenSingle, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000900000000120800080043019800507190007000080004010500200000001040030050039000000');
 * findSteps(puzzle, [hiddenSingle]).map((step) => step.placements); // => [[{ cell: 35, digit: 4 }]]
 * ```
 */
export const hiddenSingle: Technique = {
  id: 'hidden-single',
  find({ state }: Context, emit: Emit): boolean {
    const { size, cells, housesOf, placeBits, looks } = state.tables;
    for (let cell = 0; cell < cells; cell++) {
      for (let rest = state.masks[cell]; rest !== 0; rest &= rest - 1) {
        const digit = lowestBit(rest);
        for (let at = housesOf.first[cell]; at < housesOf.first[cell + 1]; at++) {
          const house = housesOf.items[looks[at]];
          if (state.places[house * size + digit] !== placeBits[looks[at]]) continue;
          if (emit(single('hidden-single', cell, digit + 1, house))) return true;
          break;
        }
      }
    }
    return false;
  },
} satisfies Finder;

function missingDigits({ values, tables: { size, full, houseCells } }: State, house: House): number {
  let missing = full;
  for (let i = house * size; i < (house + 1) * size; i++) missing &= ~((1 << values[houseCells[i]]) >> 1);
  return missing;
}

/** Most steps are singles, so they are put together by hand: `stepOf` takes three times as long. */
function single(technique: TechniqueId, cell: number, digit: number, house?: House): Step {
  const houses = house === undefined ? [] : [house];
  return {
    technique,
    placements: [{ cell, digit }],
    eliminations: [],
    pattern: { candidates: [{ cell, digit, role: 'single' }], houses: housesAs('house', houses), links: [] },
    message: {
      key: technique,
      params: {
        cell: cellsParam([cell]),
        digit: digitsParam([digit]),
        ...(house === undefined ? {} : { house: housesParam(houses) }),
      },
    },
  };
}

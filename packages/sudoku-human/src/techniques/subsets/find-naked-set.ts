/**
 * Naked set: two or three cells in no common house with as many digits, of which those that share a digit see each other.
 *
 * Each of the digits is in one of the cells, once, so it leaves whatever sees all of its cells.
 */

import { countBits } from '../../kernel/bits.js';
import { excludedByAll } from '../../kernel/exclusion.js';
import type { State } from '../../kernel/state.js';
import { sees, sharedHouses } from '../../kernel/tables.js';
import type { Step, Technique } from '../../types.js';
import { candidatesIn, candidatesOf, digitsOf, stepOf } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';

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
export const nakedSet: Technique = /* @__PURE__ */ slicedTechnique(
  'naked-set',
  function* ({ state }, emit) {
    for (const size of [2, 3]) {
      const few = fewDigits(state, size);
      for (const first of few.keys()) {
        yield;
        for (const cells of setsFrom(state, few, first, size)) {
          const struck = struckBy(state, cells);
          if (struck.length > 0 && emit(nakedSetStep(state, cells, struck))) return true;
        }
      }
    }
    return false;
  },
  // With rows, columns and boxes alone such cells are a wing's, a chain's, or lie in a house.
  { holdsOn: ({ isPlain }) => !isPlain },
);

/** The cells with two digits or more, up to so many. */
function fewDigits({ masks }: State, size: number): number[] {
  const isFew = (mask: number): boolean => (mask & (mask - 1)) !== 0 && countBits(mask) <= size;
  return [...masks.keys()].filter((cell) => isFew(masks[cell]));
}

/** The sets of so many of the cells that begin with the one at this place. */
function setsFrom({ masks, tables }: State, few: readonly number[], first: number, size: number): number[][] {
  const own = masks[few[first]];
  const found: number[][] = [];
  const extend = (chosen: readonly number[], union: number, from: number): void => {
    if (chosen.length === size) {
      if (countBits(union) === size && sharedHouses(tables, chosen).length === 0) found.push([...chosen]);
      return;
    }
    for (let at = from; at < few.length; at++) {
      const cell = few[at];
      if ((masks[cell] & own) === 0 || countBits(union | masks[cell]) > size) continue;
      const fits = chosen.every((other) => (masks[other] & masks[cell]) === 0 || sees(tables, other, cell));
      if (fits) extend([...chosen, cell], union | masks[cell], at + 1);
    }
  };
  extend([few[first]], own, first + 1);
  return found;
}

/** What each digit rules out from all its cells, outside the set, ascending. */
function struckBy(state: State, cells: readonly number[]): number[] {
  const { masks, tables } = state;
  const { size } = tables;
  const union = cells.reduce((mask, cell) => mask | masks[cell], 0);
  const nodes = digitsOf(union).flatMap((digit) => {
    const places = cells.filter((cell) => (masks[cell] & (1 << (digit - 1))) !== 0);
    return excludedByAll(
      state,
      places.map((cell) => cell * size + digit - 1),
    );
  });
  return [...new Set(nodes)].filter((node) => !cells.includes(Math.floor(node / size))).sort((a, b) => a - b);
}

function nakedSetStep(state: State, cells: readonly number[], struck: readonly number[]): Step {
  const digits = digitsOf(cells.reduce((mask, cell) => mask | state.masks[cell], 0));
  return stepOf('naked-set', {
    eliminations: candidatesOf(state.tables, struck),
    roles: { subset: candidatesIn(state, cells) },
    params: { cells: { cells }, digits: { digits }, houses: { houses: [] } },
  });
}

/**
 * Cages: the combinations that are left, and digits that every filling has.
 *
 * A candidate that no filling of its cage has goes: some different digits, one for each cell, of the right sum. A digit that
 * all fillings have is in the cage as if the cage were a house, and leaves whatever sees all its places there.
 */

import { spend } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { excludedByAll } from '../../kernel/exclusion.js';
import { areAsSeen, type Memory, noHouses, noteCells, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import { hasSums } from '../../kernel/tables.js';
import type { Technique, TechniqueId } from '../../types.js';
import { candidatesIn, candidatesOf, digitsOf, stepOf } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';
import { fillingsOfDifferent } from './sum-fillings.js';

/**
 * Cage combinations: what no filling of a cage with different digits of its sum has.
 *
 * Pattern: the candidates of the cage's open cells with role `'filling'`, and the cage. By cage.
 *
 * @example
 * ```ts
 * import { cageCombinations } from '@kit/sudoku-human';
 *
 * cageCombinations.id; // => 'cage-combinations'
 * ```
 */
export const cageCombinations: Technique = /* @__PURE__ */ slicedTechnique(
  'cage-combinations',
  function* ({ state, memory, pace }, emit) {
    const { masks, tables } = state;
    const { size } = tables;
    for (const cage of openCages(state, memory, 'cage-combinations')) {
      const { house, open, left } = cage;
      if (spend(pace, size << open.length)) yield;
      const allowed = fillingsOfDifferent(
        open.map((cell) => masks[cell]),
        left,
        size,
      );
      const struck = open.flatMap((cell, at) => candidatesIn(state, [cell], ~allowed[at]));
      const isLast = open.length === 1 && countBits(allowed[0]) === 1;
      if (struck.length === 0 && !isLast) continue;
      cage.isInVain = false;
      const digit = lowestBit(allowed[0]) + 1;
      const step = stepOf('cage-combinations', {
        ...(isLast
          ? { key: 'cage-combinations-on', placements: [{ cell: open[0], digit }] }
          : { eliminations: struck }),
        roles: { filling: candidatesIn(state, open) },
        houses: { house: [house] },
        params: {
          cage: { houses: [house] },
          cells: { cells: open },
          sum: { count: left },
          digit: isLast ? { digits: [digit] } : undefined,
        },
      });
      if (emit(step)) return true;
    }
    return false;
  },
  { holdsOn: hasSums },
);

/**
 * Digit of a cage: every filling of the cage has the digit, so it leaves what sees all its places there.
 *
 * Pattern: the places with role `'locked'`, and the cage. By cage and digit.
 *
 * @example
 * ```ts
 * import { cageDigit } from '@kit/sudoku-human';
 *
 * cageDigit.id; // => 'cage-digit'
 * ```
 */
export const cageDigit: Technique = /* @__PURE__ */ slicedTechnique(
  'cage-digit',
  function* ({ state, memory, pace }, emit) {
    const { masks, tables } = state;
    const { size } = tables;
    for (const cage of openCages(state, memory, 'cage-digit')) {
      const { house, open, left } = cage;
      for (const digit of digitsOf(open.reduce((mask, cell) => mask | masks[cell], 0))) {
        if (spend(pace, size << open.length)) yield;
        const bit = 1 << (digit - 1);
        const without = open.map((cell) => masks[cell] & ~bit);
        if (fillingsOfDifferent(without, left, size)[0] !== 0) continue;
        const places = open.filter((cell) => (masks[cell] & bit) !== 0);
        const struck = excludedByAll(
          state,
          places.map((cell) => cell * size + digit - 1),
        );
        if (struck.length === 0) continue;
        cage.isInVain = false;
        const step = stepOf('cage-digit', {
          eliminations: candidatesOf(tables, struck),
          roles: { locked: candidatesIn(state, places, bit) },
          houses: { house: [house] },
          params: { cage: { houses: [house] }, cells: { cells: places }, digit: { digits: [digit] } },
        });
        if (emit(step)) return true;
      }
    }
    return false;
  },
  { holdsOn: hasSums },
);

/** A cage with a sum that has open cells: which, and what is left of the sum for them. */
type OpenCage = {
  readonly house: number;
  readonly open: readonly number[];
  readonly left: number;
  /** Has nothing been found in it? */
  isInVain: boolean;
};

/** The cages in which something may be found: not those that stand as they did when nothing was. */
function* openCages(state: State, memory: Memory, id: TechniqueId): Generator<OpenCage> {
  const { values, tables } = state;
  const { named, houses } = tables;
  const inVain = recall(memory, id, () => noHouses(tables));
  for (let house = houses; house < named.length; house++) {
    const { sum, cells } = named[house];
    if (sum === undefined || areAsSeen(inVain, state, house, cells)) continue;
    const open = cells.filter((cell) => values[cell] === 0);
    if (open.length === 0) continue;
    const cage = { house, open, left: cells.reduce((left, cell) => left - values[cell], sum), isInVain: true };
    yield cage;
    if (cage.isInVain) noteCells(inVain, state, house, cells);
  }
}

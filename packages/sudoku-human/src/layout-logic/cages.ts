/**
 * Cages: the combinations that are left, and digits that every filling has.
 *
 * A candidate that no filling of its cage has goes: some different digits, one for each cell, of the right sum. A digit that
 * all fillings have is in the cage as if the cage were a house, and leaves whatever sees all its places there.
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { digitsOfMask } from '../layout/digits.js';
import {
  allWithRole,
  candidatesOfNodes,
  cellsParam,
  countParam,
  digitsParam,
  housesAs,
  housesParam,
  type LayoutFinder,
  stepOf,
  withRole,
} from './steps.js';
import { fillingsOfDifferent } from './sum-fillings.js';
import { excludedByAll, membersOf, type View } from './view.js';

/** What no combination has. */
export const cageCombinationsFinder: LayoutFinder = {
  ids: ['cage-combinations'],
  *run(view, emit) {
    for (const cage of openCages(view)) {
      const { house, open, left } = cage;
      const allowed = fillingsOfDifferent(
        open.map((cell) => view.masks[cell]),
        left,
        view.tables.size,
      );
      const gone = open.flatMap((cell, at) =>
        digitsOfMask(view.masks[cell] & ~allowed[at]).map((digit) => ({ cell, digit })),
      );
      const isLast = open.length === 1 && countBits(allowed[0]) === 1;
      if (gone.length === 0 && !isLast) continue;
      const step = stepOf(view, 'cage-combinations', {
        ...(isLast ? { placements: [{ cell: open[0], digit: lowestBit(allowed[0]) + 1 }] } : { eliminations: gone }),
        key: isLast ? 'cage-combinations-on' : 'cage-combinations',
        candidates: allWithRole(view, open, 'cage'),
        houses: housesAs([house]),
        params: {
          cage: housesParam([house]),
          cells: cellsParam(open),
          sum: countParam(left),
          ...(isLast ? { digit: digitsParam([lowestBit(allowed[0]) + 1]) } : {}),
        },
      });
      if (emit(step)) return true;
    }
    return false;
  },
};

/** What sees all places of a digit that every filling has. */
export const cageDigitFinder: LayoutFinder = {
  ids: ['cage-digit'],
  *run(view, emit) {
    const { size } = view.tables;
    for (const { house, open, left } of openCages(view)) {
      for (const digit of digitsOfMask(open.reduce((mask, cell) => mask | view.masks[cell], 0))) {
        const bit = 1 << (digit - 1);
        const without = open.map((cell) => view.masks[cell] & ~bit);
        if (fillingsOfDifferent(without, left, size)[0] !== 0) continue;
        const nodes = open.filter((cell) => (view.masks[cell] & bit) !== 0).map((cell) => cell * size + digit - 1);
        const gone = excludedByAll(view, nodes);
        if (gone.length === 0) continue;
        const step = stepOf(view, 'cage-digit', {
          eliminations: candidatesOfNodes(view, gone),
          candidates: withRole(candidatesOfNodes(view, nodes), 'place'),
          houses: housesAs([house]),
          params: {
            cage: housesParam([house]),
            cells: cellsParam(nodes.map((node) => Math.floor(node / size))),
            digit: digitsParam([digit]),
          },
        });
        if (emit(step)) return true;
      }
    }
    return false;
  },
};

type OpenCage = { readonly house: number; readonly open: readonly number[]; readonly left: number };

/** The cages with a sum that have open cells: which, and what is left of the sum for them. */
function* openCages(view: View): Generator<OpenCage> {
  const { named, houses } = view.tables;
  for (let house = houses; house < named.length; house++) {
    const { sum } = named[house];
    const open = membersOf(view, house).filter((cell) => view.values[cell] === 0);
    if (sum === undefined || open.length === 0) continue;
    yield { house, open, left: membersOf(view, house).reduce((left, cell) => left - view.values[cell], sum) };
  }
}

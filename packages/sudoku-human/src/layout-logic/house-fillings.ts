/**
 * Fillings of a house: the cages inside it with the cells beside them, or all its cells where digits side by side may not
 * be consecutive. What no filling has goes.
 *
 *     row:  a a b | b . . | . . .     a = 5 and b = 5: one is {1, 4}, the other {2, 3}, whatever else they could be alone
 */

import { digitsOfMask } from '../layout/digits.js';
import { waysOf } from '../layout/ways.js';
import { groupsOf, walkOnce } from './rows.js';
import { allWithRole, cellsParam, housesAs, housesParam, type LayoutFinder, stepOf } from './steps.js';

/** By house. */
export const houseFillingsFinder: LayoutFinder = {
  ids: ['house-fillings'],
  *run(view, emit) {
    const { tables, masks, values } = view;
    const ways = waysOf(tables.size);
    for (const row of groupsOf(tables).rows) {
      // A sum is no house.
      if (row.house === tables.named.length) continue;
      for (const [at, cell] of row.cells.entries()) ways.masks[at] = masks[cell] | ((1 << values[cell]) >> 1);
      walkOnce(row, tables.size);
      const open = row.cells.filter((cell) => values[cell] === 0);
      const gone = row.cells.flatMap((cell, at) =>
        digitsOfMask(masks[cell] & ~ways.masks[at]).map((digit) => ({ cell, digit })),
      );
      if (gone.length === 0) continue;
      const step = stepOf(view, 'house-fillings', {
        eliminations: gone.sort((a, b) => a.cell - b.cell || a.digit - b.digit),
        candidates: allWithRole(view, open, 'filling'),
        houses: housesAs([row.house]),
        params: { house: housesParam([row.house]), cells: cellsParam(open) },
      });
      if (emit(step)) return true;
    }
    return false;
  },
};

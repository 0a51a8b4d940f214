/**
 * Fillings of a house: the cages inside it with the cells beside them, or all its cells where digits side by side may not
 * be consecutive. What no filling has goes.
 *
 *     row:  a a b | b . . | . . .     a = 5 and b = 5: one is {1, 4}, the other {2, 3}, whatever else they could be alone
 */

import { hasSums } from '../../kernel/tables.js';
import { groupsOf, walkOnce } from '../../layout/rows.js';
import { waysOf } from '../../layout/ways.js';
import type { Technique } from '../../types.js';
import { candidatesIn, inOrder, stepOf } from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';

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
export const houseFillings: Technique = /* @__PURE__ */ ((): Finder => ({
  id: 'house-fillings',
  holdsOn: (tables) => hasSums(tables) || tables.nonConsecutive,
  find({ state }, emit): boolean {
    const { tables, masks, values } = state;
    const ways = waysOf(tables.size);
    for (const row of groupsOf(tables).rows) {
      // A sum is no house.
      if (row.house === tables.named.length) continue;
      for (const [at, cell] of row.cells.entries()) ways.masks[at] = masks[cell] | ((1 << values[cell]) >> 1);
      walkOnce(row, tables.size);
      const struck = row.cells.flatMap((cell, at) => candidatesIn(state, [cell], ~ways.masks[at]));
      if (struck.length === 0) continue;
      const open = row.cells.filter((cell) => values[cell] === 0);
      const step = stepOf('house-fillings', {
        eliminations: inOrder(struck),
        roles: { filling: candidatesIn(state, open) },
        houses: { house: [row.house] },
        params: { house: { houses: [row.house] }, cells: { cells: open.toSorted((a, b) => a - b) } },
      });
      if (emit(step)) return true;
    }
    return false;
  },
}))();

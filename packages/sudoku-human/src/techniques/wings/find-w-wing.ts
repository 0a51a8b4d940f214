/**
 * W-Wing: two equal bivalue cells `{x,z}` and a house whose only two places for `x` are seen by one each.
 *
 *     wing {x,z} ── sees ── x ══ only places of a house ══ x ── sees ── wing {x,z}
 *
 * One place of the bridge is x, so one wing isn't x, so it is z. The bridge may lie in any house; the wings don't see
 * each other (they would be a naked pair).
 */

import { lowestBit } from '../../kernel/bits.js';
import { cellsIn, isEmpty } from '../../kernel/cell-sets.js';
import { derive } from '../../kernel/derived.js';
import { seenByBoth } from '../../kernel/state.js';
import { bilocalLinks, bivalueCells } from '../../kernel/strong-links.js';
import { sees } from '../../kernel/tables.js';
import type { Technique } from '../../types.js';
import { candidatesIn, inCells, stepOf } from '../shared/parts.js';
import type { Context, Emit, Finder } from '../shared/technique.js';

/**
 * W-Wing: two bivalue cells with the same candidates `x` and `z`, joined by a strong link on `x`; every cell that sees
 * both loses `z`.
 *
 * Pattern: role `'wing'` for the candidates of the two cells, `'bridge'` for the two places of the strong link, and the
 * link's house. Instances by wings, then by the bridge's digit and house; a bridge that is strong in a line and in a
 * box is listed once.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, wWing } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('007008060100050008000600000700060035004007000090200000050400020070000300000016040');
 * findSteps(puzzle, [wWing]).map((step) => step.eliminations); // => [[{ cell: 8, digit: 9 }, { cell: 26, digit: 9 }, { cell: 70, digit: 9 }]]
 * ```
 */
export const wWing: Technique = {
  id: 'w-wing',
  find(context: Context, emit: Emit): boolean {
    const { masks, tables } = context.state;
    const bivalue = derive(context.state, context.derived, bivalueCells);
    for (let i = 0; i < bivalue.length; i++) {
      for (let j = i + 1; j < bivalue.length; j++) {
        if (masks[bivalue[i]] !== masks[bivalue[j]] || sees(tables, bivalue[i], bivalue[j])) continue;
        if (findBridges(context, bivalue[i], bivalue[j], emit)) return true;
      }
    }
    return false;
  },
} satisfies Finder;

function findBridges(context: Context, a: number, b: number, emit: Emit): boolean {
  const { state } = context;
  const { first, house, low, high } = derive(state, context.derived, bilocalLinks);
  for (let rest = state.masks[a]; rest !== 0; rest &= rest - 1) {
    const link = lowestBit(rest);
    const digit = lowestBit(state.masks[a] & ~(1 << link));
    const struck = seenByBoth(state, digit, a, b);
    if (isEmpty(struck)) continue;
    for (let i = first[link]; i < first[link + 1]; i++) {
      const isSeen = (cell: number, wing: number): boolean => sees(state.tables, cell, wing);
      const joins = (isSeen(low[i], a) && isSeen(high[i], b)) || (isSeen(low[i], b) && isSeen(high[i], a));
      if (!joins) continue;
      const wings = [a, b];
      const bridge = [low[i], high[i]];
      const step = stepOf('w-wing', {
        eliminations: inCells(cellsIn(struck), digit),
        roles: { wing: candidatesIn(state, wings), bridge: inCells(bridge, link) },
        houses: { house: [house[i]] },
        params: {
          wings: { cells: wings },
          bridge: { cells: bridge },
          house: { houses: [house[i]] },
          digit: { digits: [digit + 1] },
          link: { digits: [link + 1] },
        },
      });
      if (emit(step)) return true;
    }
  }
  return false;
}

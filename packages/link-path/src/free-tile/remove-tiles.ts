import { checkInteger, InvalidInputError } from '@kit/grid';
import type { TileDeal } from '../types.js';
import { checkDeal } from './check-deal.js';

/**
 * A deal in layers without two tiles. Deals are values: keep the old one and you have undo.
 *
 * Whether the two may go is not checked here; `freePairs` lists the pairs that may. O(tiles).
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param a - the index of the first tile
 * @param b - the index of the second tile
 * @returns a new deal, in which the kinds of the two are 0
 * @throws {@link InvalidInputError} `bad-options`, `bad-list`, `bad-length`, `bad-layout`, `bad-value`, `bad-number` (no
 * index of a tile), `bad-pair` (the same tile twice, or one that has gone)
 *
 * @example
 * ```ts
 * import { removeTiles } from '@kit/link-path';
 *
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * removeTiles({ places, kinds: [1, 2, 2, 1] }, 0, 3).kinds; // => [0, 2, 2, 0]
 * ```
 */
export function removeTiles(deal: TileDeal, a: number, b: number): TileDeal {
  const { places, kinds } = checkDeal(deal);
  for (const [name, tile] of [['a', a] as const, ['b', b] as const]) {
    checkInteger(tile, name, 0, places.length - 1);
    if (kinds[tile] > 0 && a !== b) continue;
    const fault = a === b ? 'a and b are the same tile' : 'this tile has gone';
    throw new InvalidInputError('bad-pair', `${name} is ${tile}: ${fault}`, { name, index: tile });
  }
  return { places, kinds: kinds.map((kind, tile) => (tile === a || tile === b ? 0 : kind)) };
}

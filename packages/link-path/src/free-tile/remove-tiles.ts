import { checkInteger, createPace, InvalidInputError } from '@kit/grid';
import { kindsMatch, linkRules } from '../rules/link-rules.js';
import type { FreePairsOptions, TileDeal } from '../types.js';
import { blockersOf } from './blockers.js';
import { checkDeal } from './check-deal.js';
import { TileStack } from './tile-stack.js';

/**
 * A deal in layers without two tiles that may go. Deals are values: keep the old one and you have undo.
 *
 * `freePairs` lists the pairs that may go. O(tiles²).
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param a - the index of the first tile
 * @param b - the index of the second tile
 * @param options - kinds that match
 * @returns a new deal, in which the kinds of the two are 0
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-list`, `bad-length`, `bad-layout`, `bad-value`,
 * `bad-groups`, `bad-number` (no index of a tile), `bad-pair` (the same tile twice, or one that has gone), `covered` (a tile
 * that is not free), `different-kind` (tiles that don't match)
 *
 * @example
 * ```ts
 * import { isInvalidInputError, removeTiles } from '@kit/link-path';
 *
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * const deal = { places, kinds: [1, 2, 2, 1] };
 * removeTiles(deal, 0, 3).kinds; // => [0, 2, 2, 0]
 * let message = '';
 * try {
 *   removeTiles(deal, 1, 2);
 * } catch (error) {
 *   if (isInvalidInputError(error)) message = error.message;
 * }
 * message; // => 'a is 1: something lies on this tile, or at both of its sides'
 * ```
 */
export function removeTiles(deal: TileDeal, a: number, b: number, options: FreePairsOptions = {}): TileDeal {
  const { places, kinds } = checkDeal(deal);
  const rules = linkRules(options, ['groups']);
  const stack = new TileStack(blockersOf(places, createPace()), kinds);
  for (const [name, tile] of [['a', a] as const, ['b', b] as const]) {
    checkInteger(tile, name, 0, places.length - 1);
    const refuse = (code: string, fault: string): InvalidInputError =>
      new InvalidInputError(code, `${name} is ${tile}: ${fault}`, { name, index: tile });
    if (a === b) throw refuse('bad-pair', 'a and b are the same tile');
    if (kinds[tile] === 0) throw refuse('bad-pair', 'this tile has gone');
    if (!stack.isOpen(tile)) throw refuse('covered', 'something lies on this tile, or at both of its sides');
  }
  if (!kindsMatch(rules, kinds[a], kinds[b])) {
    const message = `a is of kind ${kinds[a]} and b of kind ${kinds[b]}: expected two that match`;
    throw new InvalidInputError('different-kind', message, { name: 'b', index: b });
  }
  return { places, kinds: kinds.map((kind, tile) => (tile === a || tile === b ? 0 : kind)) };
}

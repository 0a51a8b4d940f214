import { createPace, type Pace } from '@kit/grid';
import { kindsMatch, type LinkRules, linkRules } from '../rules/link-rules.js';
import type { FreePairsOptions, Pair, TileDeal } from '../types.js';
import { blockersOf } from './blockers.js';
import { checkDeal } from './check-deal.js';
import { TileStack } from './tile-stack.js';

/**
 * Which tiles of a deal in layers are free: nothing lies on them, even partly, and their left or their right side is free.
 *
 * O(tiles²).
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @returns the free tiles by their indices, in ascending order
 * @throws {@link InvalidInputError} `bad-options`, `bad-list`, `bad-length`, `bad-layout`, `bad-value`
 *
 * @example
 * ```ts
 * import { freeTiles } from '@kit/link-path';
 *
 * // Three side by side, and one on the middle.
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * freeTiles({ places, kinds: [1, 2, 2, 1] }); // => [0, 2, 3]
 * ```
 */
export function freeTiles(deal: TileDeal): number[] {
  return freeOf(checkDeal(deal), createPace());
}

/**
 * Which pairs can go: two free tiles of one kind. None are left where the game is lost or won.
 *
 * O(tiles²).
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match
 * @returns the pairs of tiles by their indices, in ascending order
 * @throws {@link InvalidInputError} as {@link freeTiles}, `unknown-option`, `bad-groups`
 *
 * @example
 * ```ts
 * import { freePairs } from '@kit/link-path';
 *
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * freePairs({ places, kinds: [1, 2, 2, 1] }); // => [{ a: 0, b: 3 }]
 * freePairs({ places, kinds: [1, 2, 3, 4] }, { groups: [[3, 4]] }); // => [{ a: 2, b: 3 }]
 * ```
 */
export function freePairs(deal: TileDeal, options: FreePairsOptions = {}): Pair[] {
  return pairsOf(checkDeal(deal), linkRules(options, ['groups']), createPace());
}

/** The pairs of a checked deal. */
export function pairsOf(deal: TileDeal, rules: LinkRules, pace: Pace): Pair[] {
  return pairsAmong(freeOf(deal, pace), deal.kinds, rules);
}

/** The pairs of free tiles that match, in ascending order. */
export function pairsAmong(free: readonly number[], kinds: readonly number[], rules: LinkRules): Pair[] {
  return free.flatMap((a) => free.flatMap((b) => (a < b && kindsMatch(rules, kinds[a], kinds[b]) ? [{ a, b }] : [])));
}

/** The free tiles of a checked deal, in ascending order. */
export function freeOf({ places, kinds }: TileDeal, pace: Pace): number[] {
  return openTiles(new TileStack(blockersOf(places, pace), kinds), kinds);
}

/** The tiles that stand and are free, in ascending order. */
export function openTiles(stack: TileStack, kinds: readonly number[]): number[] {
  return [...kinds.keys()].filter((tile) => kinds[tile] > 0 && stack.isOpen(tile));
}

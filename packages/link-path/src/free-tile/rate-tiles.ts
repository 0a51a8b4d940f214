/** How hard is a deal of tiles in layers: how many pairs are free along a play. */
import { createPace, type Pace } from '@kit/grid';
import { ClassNumbers } from '../rules/class-numbers.js';
import { type LinkRules, linkRules } from '../rules/link-rules.js';
import type { FreePairsOptions, TileDeal, TilesRating } from '../types.js';
import { type Blockers, blockersOf } from './blockers.js';
import { checkDeal } from './check-deal.js';
import { TileStack } from './tile-stack.js';

/**
 * How hard is a deal? Plays it, always with the free pair whose later tile comes first in the layout, and counts the free pairs.
 *
 * `score` is the mean of 1 / (free pairs) over all moves that clear the deal, since the fewer pairs are free the longer one is
 * looked for; a move that the play doesn't come to counts 1. `generateTiles({ difficulty })` parts deals by it. O(tiles²).
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match
 * @returns the score, the tiles that were left, and the mean number of free pairs at a move
 * @throws {@link InvalidInputError} as {@link freePairs}
 *
 * @example
 * ```ts
 * import { rateTiles } from '@kit/link-path';
 *
 * const places = [0, 2, 4, 6].map((x) => ({ x, y: 0, layer: 0 }));
 * rateTiles({ places, kinds: [1, 2, 2, 1] }); // => { score: 1, left: 0, choices: 1 }
 * rateTiles({ places, kinds: [1, 2, 1, 2] }); // => { score: 1, left: 4, choices: 0 }
 * ```
 */
export function rateTiles(deal: TileDeal, options: FreePairsOptions = {}): TilesRating {
  const rules = linkRules(options, ['groups']);
  const { places, kinds } = checkDeal(deal);
  const pace = createPace();
  return tilesRating(blockersOf(places, pace), kinds, rules, pace);
}

/** The rating of a checked deal. */
export function tilesRating(blockers: Blockers, kinds: readonly number[], rules: LinkRules, pace: Pace): TilesRating {
  const numbers = new ClassNumbers(rules);
  const classes = Int32Array.from(kinds, (kind) => (kind === 0 ? 0 : numbers.of(kind)));
  const stack = new TileStack(blockers, kinds);
  /** The free tiles of each class at a move, and the last of them. */
  const count = new Int32Array(numbers.byKind.size + 1);
  const last = new Int32Array(count.length);
  let left = 0;
  for (const own of classes) if (own > 0) left += 1;
  const moves = Math.ceil(left / 2);
  let [played, effort, choices] = [0, 0, 0];
  for (; left > 0; left -= 2) {
    count.fill(0);
    let [first, second, pairs] = [-1, -1, 0];
    for (let tile = 0; tile < classes.length; tile++) {
      const own = classes[tile];
      if (own === 0 || !stack.isOpen(tile)) continue;
      pairs += count[own];
      if (count[own] > 0 && first < 0) [first, second] = [last[own], tile];
      count[own] += 1;
      last[own] = tile;
    }
    pace.work += 2 * classes.length;
    if (pairs === 0) break;
    played += 1;
    effort += 1 / pairs;
    choices += pairs;
    for (const tile of [first, second]) {
      classes[tile] = 0;
      stack.clear(tile);
    }
  }
  return {
    score: moves === 0 ? 0 : (effort + moves - played) / moves,
    left,
    choices: played === 0 ? 0 : choices / played,
  };
}

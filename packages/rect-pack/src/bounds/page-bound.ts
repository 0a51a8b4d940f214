import { type Slices, spend } from '@kit/grid';
import type { Items } from '../items/items.js';
import type { Tally } from '../items/tally.js';
import { distinctSides, dualFeasible } from './dual-feasible.js';
import { pagesWorth, type Scales, stretchFurther } from './stretch-further.js';

/** Pairs of functions times items, at most: a longer list has fewer pairs. */
const maxWork = 50_000_000;

/** Who asks for so many cuts gets scales made to measure as well. */
const cutsOfThorough = 64;

/**
 * A lower bound of the number of equal pages for some items: area, big items, pairs of dual feasible functions; from 64 cuts on
 * the best of them are the start for scales made to measure.
 */
export function* pageBound(
  items: Items,
  width: number,
  height: number,
  thoroughness: number,
  pace: Tally,
): Slices<number> {
  const { count } = items;
  let bound = Math.ceil(items.area / (width * height));
  // Besides the cuts there are eight functions, and each cut is used twice.
  const pairs = Math.floor(Math.sqrt(maxWork / count));
  const cuts = Math.min(thoroughness, Math.floor((pairs - 8) / 2));
  if (cuts <= 0) return bound;
  // Beyond this the sums below might not be exact; the area is.
  if (count * 36 * width * height > Number.MAX_SAFE_INTEGER) return bound;
  const sides = distinctSides(items, pace);
  const across = yield* dualFeasible(sides.sizes, width, cuts, pace);
  const down = yield* dualFeasible(sides.sizes, height, cuts, pace);
  // Of pairs that are worth as much the first one is stretched further.
  let most = 0;
  let best: Scales = { across: across[0], down: down[0] };
  for (const f of across) {
    for (const g of down) {
      const worth = pagesWorth(items, sides, f, g);
      if (worth > most) {
        most = worth;
        best = { across: f, down: g };
      }
      if (spend(pace, 2 * count)) yield;
    }
  }
  bound = Math.max(bound, Math.ceil(most));
  if (thoroughness < cutsOfThorough) return bound;
  return Math.max(bound, Math.ceil(yield* stretchFurther(items, sides, { width, height }, best, pace)));
}

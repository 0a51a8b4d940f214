import type { Slices } from '@kit/grid';
import type { Items } from '../items/items.js';
import type { Pace } from '../items/pace.js';
import { distinctSides, dualFeasible, type Sides, type Stretched } from './dual-feasible.js';

/** Pairs of functions times items, at most: a longer list has fewer pairs. */
const mostWork = 50_000_000;

/** A lower bound of the number of equal pages for some items: area, big items, and pairs of dual feasible functions. */
export function* pageBound(
  items: Items,
  width: number,
  height: number,
  thoroughness: number,
  pace: Pace,
): Slices<number> {
  const { count } = items;
  let bound = Math.ceil(items.area / (width * height));
  // Besides the cuts there are eight functions, and each cut is used twice.
  const pairs = Math.floor(Math.sqrt(mostWork / count));
  const cuts = Math.min(thoroughness, Math.floor((pairs - 8) / 2));
  if (cuts <= 0) return bound;
  // Beyond this the sums below might not be exact; the area is.
  if (count * 36 * width * height > Number.MAX_SAFE_INTEGER) return bound;
  pace.begin('page bound');
  const sides = yield* distinctSides(items, pace);
  const across = yield* dualFeasible(sides.sizes, width, cuts, pace);
  const down = yield* dualFeasible(sides.sizes, height, cuts, pace);
  for (const f of across) {
    for (const g of down) {
      const sum = stretchedArea(items, sides, f, g);
      bound = Math.max(bound, Math.ceil(sum / (f.capacity * g.capacity)));
      pace.left -= 2 * count;
      if (pace.left <= 0) yield pace.rest();
    }
  }
  return bound;
}

function stretchedArea(items: Items, sides: Sides, f: Stretched, g: Stretched): number {
  const across = f.values;
  const down = g.values;
  let sum = 0;
  for (let item = 0; item < items.count; item++) {
    const wide = sides.across[item];
    const high = sides.down[item];
    let area = across[wide] * down[high];
    if (items.turnable[item] === 1) {
      // Turned or not, whichever counts less: the packing may choose. A side that fits one way only decides it.
      const turned = across[high] * down[wide];
      const fits = across[wide] <= f.capacity && down[high] <= g.capacity;
      const fitsTurned = across[high] <= f.capacity && down[wide] <= g.capacity;
      if (fitsTurned && (!fits || turned < area)) area = turned;
    }
    sum += area;
  }
  return sum;
}

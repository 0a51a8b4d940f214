import type { Items } from '../kernels/items.js';
import { dualFeasible, type Stretched } from './dual-feasible.js';

/** A lower bound of the number of equal pages: area, big items, and all pairs of dual feasible functions. */
export function pageBound(items: Items, width: number, height: number, thoroughness: number): number {
  const { count } = items;
  if (count === 0) return 0;
  let bound = Math.ceil(items.area / (width * height));
  if (thoroughness === 0) return bound;
  // Beyond this the sums below might not be exact; the area is.
  if (count * 36 * width * height > Number.MAX_SAFE_INTEGER) return bound;
  const sizes = [...new Set([...items.width, ...items.height])];
  const slot = new Map(sizes.map((size, at) => [size, at]));
  const widthSlot = Int32Array.from(items.width, (size) => slot.get(size)!);
  const heightSlot = Int32Array.from(items.height, (size) => slot.get(size)!);
  const across = dualFeasible(sizes, width, thoroughness);
  const down = dualFeasible(sizes, height, thoroughness);
  for (const f of across) {
    for (const g of down) {
      const sum = stretchedArea(items, widthSlot, heightSlot, f, g);
      bound = Math.max(bound, Math.ceil(sum / (f.capacity * g.capacity)));
    }
  }
  return bound;
}

function stretchedArea(
  items: Items,
  widthSlot: Int32Array,
  heightSlot: Int32Array,
  f: Stretched,
  g: Stretched,
): number {
  const across = f.values;
  const down = g.values;
  let sum = 0;
  for (let item = 0; item < items.count; item++) {
    const wide = widthSlot[item]!;
    const high = heightSlot[item]!;
    let area = across[wide]! * down[high]!;
    if (items.turnable[item] === 1) {
      // Turned or not, whichever counts less: the packing may choose. A side that fits one way only decides it.
      const turned = across[high]! * down[wide]!;
      const fits = across[wide]! <= f.capacity && down[high]! <= g.capacity;
      const fitsTurned = across[high]! <= f.capacity && down[wide]! <= g.capacity;
      if (fitsTurned && (!fits || turned < area)) area = turned;
    }
    sum += area;
  }
  return sum;
}

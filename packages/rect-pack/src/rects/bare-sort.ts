/**
 * Sorting in a few lines, for packers that are to be small: key and index in one number, 53 bits in all, so that equal keys
 * keep their order and a typed array sorts them. Radix sort (`orders/sort-by.ts`) is faster and ten times as long.
 */
import type { ItemSizes } from '../items/items.js';
import { maxRects } from './limits.js';
import type { BareList } from './read-bare.js';

/** The rectangles from the tallest on, equal ones from the widest on, then those that don't turn, then as given. */
export function bareOrder({ sides, turnable }: Pick<BareList, 'sides' | 'turnable'>): Int32Array {
  return byKeys(sides.length, (at) => turnable[at] - 2 * sides[at]);
}

/** As `orderNarrowest`. */
export function narrowestFirst({ width, height, turnable }: ItemSizes): Int32Array {
  return byKeys(width.length, (at) => (turnable[at] === 1 ? Math.min(width[at], height[at]) : width[at]));
}

/** The indices by whole keys of less than 33 bits and a sign, the least first. */
function byKeys(count: number, keyOf: (at: number) => number): Int32Array {
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at++) keys[at] = keyOf(at) * maxRects + at;
  return new Int32Array(keys.sort().map((key) => key - Math.floor(key / maxRects) * maxRects));
}

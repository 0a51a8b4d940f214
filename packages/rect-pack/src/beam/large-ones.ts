/**
 * The few items of a long list that are nearly all of its area, if there are such.
 *
 *     area ▇▇▆▆▅▅▄▄▂▁▁▁▁▁▁▁▁▁▁…     A beam packs the few, the crowd fills the holes. The cut is where the area of an item
 *          large ones ╵  crowd       falls most steeply, or else where nearly nothing is left.
 */

import type { Pace, Slices } from '@kit/grid';
import type { Items } from '../items/items.js';
import { orderItems } from '../orders/item-orders.js';

/** How many of the largest items a beam takes, and the part of the area that may be left for the holes. */
const maxLarge = 160;
const smallPart = 0.08;

/** As little as that is left over by any packing, and as steep a fall as this is one between two kinds of things. */
const negligible = 0.01;
const steepFall = 4;

/** Items by area, and how many of the first are nearly all of the area. */
export type Split = { readonly order: Int32Array; readonly large: number };

/** Finds the large ones; undefined if it takes too many. */
export function* largeOnes(items: Items, pace: Pace): Slices<Split | undefined> {
  const { count, width, height, area: total } = items;
  const order = orderItems(items, 'area', pace);
  const areaOf = (at: number): number => width[order[at]] * height[order[at]];
  let left = total;
  let cut = 0;
  let steepest = steepFall;
  for (let large = 1; large <= Math.min(count - 1, maxLarge); large++) {
    left -= areaOf(large - 1);
    if (left > smallPart * total) continue;
    const fall = areaOf(large - 1) / areaOf(large);
    if (fall >= steepest) {
      steepest = fall;
      cut = large;
    }
    if (cut === 0 && (left <= negligible * total || large === maxLarge)) cut = large;
    if (left <= negligible * total) break;
  }
  return cut === 0 ? undefined : { order, large: cut };
}

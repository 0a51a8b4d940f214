import type { Pace } from '@kit/grid';
import type { ItemSizes, Items } from '../items/items.js';
import { sortCounted } from './sort-by.js';

/** An order of the items that a portfolio tries. */
export type ItemOrder = 'given' | 'area' | 'height' | 'width' | 'perimeter' | 'longer-side' | 'shorter-side';

/** The items in one of the orders, the largest first; equal ones keep their place. */
export function orderItems(items: Items, order: ItemOrder, pace: Pace): Int32Array {
  const keys = new Int32Array(items.count);
  pace.work += items.count;
  if (order === 'given' || (order === 'height' && items.byHeight)) {
    for (let item = 0; item < keys.length; item++) keys[item] = item;
    return keys;
  }
  measure(items, order, keys);
  return sortCounted(keys, pace);
}

/** The items by the least side that can lie along the bottom, the narrowest first. */
export function orderNarrowest({ width, height, turnable }: ItemSizes, pace: Pace): Int32Array {
  const keys = new Int32Array(width.length);
  for (let item = 0; item < keys.length; item++) {
    const across = width[item];
    const down = height[item];
    keys[item] = turnable[item] === 1 && down < across ? down : across;
  }
  pace.work += keys.length;
  return sortCounted(keys, pace);
}

/** The items by area, the smallest first. */
export function orderSmallest({ width, height }: Items, pace: Pace): Int32Array {
  const keys = new Int32Array(width.length);
  for (let item = 0; item < keys.length; item++) keys[item] = width[item] * height[item];
  pace.work += keys.length;
  return sortCounted(keys, pace);
}

/**
 * The measures turned over, so that the least key is the largest item. Sides are below 2¹⁶; only their product needs all
 * 32 bits.
 */
function measure({ width, height }: Items, order: Exclude<ItemOrder, 'given'>, keys: Int32Array): void {
  for (let item = 0; item < keys.length; item++) {
    const across = width[item];
    const down = height[item];
    let value = across * down;
    if (order === 'height') value = down * 65_536 + across;
    else if (order === 'width') value = across * 65_536 + down;
    else if (order === 'perimeter') value = across + down;
    else if (order === 'longer-side') value = across > down ? across * 65_536 + down : down * 65_536 + across;
    else if (order === 'shorter-side') value = across < down ? across * 65_536 + down : down * 65_536 + across;
    keys[item] = ~value;
  }
}

import type { Items } from '../kernels/items.js';
import { sortLargestFirst } from './sort-by.js';

/** An order of the items that a portfolio tries. */
export type ItemOrder = 'given' | 'area' | 'height' | 'width' | 'perimeter' | 'longer-side' | 'shorter-side';

const measures: Record<Exclude<ItemOrder, 'given'>, (width: number, height: number) => number> = {
  // Sides are below 2¹⁶; only their product needs all 32 bits.
  area: (width, height) => width * height,
  height: (width, height) => height * 65_536 + width,
  width: (width, height) => width * 65_536 + height,
  perimeter: (width, height) => width + height,
  'longer-side': (width, height) => Math.max(width, height) * 65_536 + Math.min(width, height),
  'shorter-side': (width, height) => Math.min(width, height) * 65_536 + Math.max(width, height),
};

/** The items in one of the orders, the largest first; equal ones keep their place. */
export function orderItems(items: Items, order: ItemOrder): Int32Array {
  const { width, height } = items;
  if (order === 'given' || (order === 'height' && items.byHeight)) {
    const sequence = new Int32Array(items.count);
    for (let index = 0; index < items.count; index++) sequence[index] = index;
    return sequence;
  }
  const measure = measures[order];
  return sortLargestFirst(items.count, (index) => measure(width[index]!, height[index]!));
}

import { type Pace, type Slices, spend } from '@kit/grid';
import type { Items } from '../items/items.js';
import { distinctSides, dualFeasible, type Sides, type Stretched } from './dual-feasible.js';

/** A lower bound of the height of a strip: area, the tallest item, and widths stretched by dual feasible functions. */
export function* stripBound(items: Items, width: number, thoroughness: number, pace: Pace): Slices<number> {
  let bound = Math.max(tallestOf(items, width), Math.ceil(items.area / width));
  pace.work += items.count;
  if (thoroughness === 0) return bound;
  const sides = distinctSides(items, pace);
  for (const stretched of yield* dualFeasible(sides.sizes, width, thoroughness, pace)) {
    const sum = stretchedArea(items, sides, stretched);
    if (Number.isSafeInteger(sum)) bound = Math.max(bound, Math.ceil(sum / stretched.capacity));
    if (spend(pace, items.count)) yield;
  }
  return bound;
}

/** How high the item is that stands highest, each in the lower of its positions that fit; one of them does. */
function tallestOf({ count, width, height, turnable }: Items, stripWidth: number): number {
  let tallest = 0;
  for (let item = 0; item < count; item++) {
    const w = width[item];
    const h = height[item];
    const stands = turnable[item] === 1 && w < h && h <= stripWidth ? w : h;
    const least = w > stripWidth ? w : stands;
    if (least > tallest) tallest = least;
  }
  return tallest;
}

function stretchedArea(items: Items, sides: Sides, { values, capacity }: Stretched): number {
  let sum = 0;
  for (let item = 0; item < items.count; item++) {
    const flat = values[sides.across[item]];
    let stretched = flat * items.height[item];
    if (items.turnable[item] === 1) {
      const stood = values[sides.down[item]];
      const turned = stood * items.width[item];
      if (stood <= capacity && (flat > capacity || turned < stretched)) stretched = turned;
    }
    sum += stretched;
  }
  return sum;
}

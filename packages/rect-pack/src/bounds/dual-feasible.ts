/**
 * Dual feasible functions: ways to stretch sizes so that whatever fits into a line still fits after it.
 *
 * If lengths that fit together into C are mapped to lengths that fit together into f(C), for width and for height, then
 * the mapped areas still have to fit into the pages, and their sum over the mapped page area is a lower bound of the
 * number of pages. Sizes just over a half or a third become larger, which is where the plain area is blind.
 *
 * All values are whole numbers (each function states its own capacity), so that a bound is exact.
 *
 * @see Fekete, Schepers, New classes of fast lower bounds for bin packing problems, 2001
 * @see Carlier, Clautiaux, Moukrim, New reduction procedures and lower bounds for the two-dimensional bin packing problem
 * with fixed orientation, 2007
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import type { Items } from '../items/items.js';

/** One function, tabulated over the sizes of the items. */
export type Stretched = { readonly values: Float64Array; readonly capacity: number };

/** The distinct sides of items, ascending, and which of them each item has. */
export type Sides = { readonly sizes: Int32Array; readonly across: Int32Array; readonly down: Int32Array };

/** Sides are shorter than this. */
const sideLimit = 65_536;

/** Finds the distinct sides. */
export function distinctSides({ count, width, height }: Items, pace: Pace): Sides {
  const slot = new Int32Array(sideLimit);
  for (let item = 0; item < count; item++) {
    slot[width[item]] = 1;
    slot[height[item]] = 1;
  }
  const sizes: number[] = [];
  for (let side = 0; side < sideLimit; side++) if (slot[side] === 1) slot[side] = sizes.push(side) - 1;
  const across = new Int32Array(count);
  const down = new Int32Array(count);
  for (let item = 0; item < count; item++) {
    across[item] = slot[width[item]];
    down[item] = slot[height[item]];
  }
  pace.work += 2 * (count + sideLimit);
  return { sizes: Int32Array.from(sizes), across, down };
}

/** The functions of a capacity, over the distinct sizes given, ascending; the first is the identity. */
export function* dualFeasible(sizes: Int32Array, capacity: number, max: number, pace: Pace): Slices<Stretched[]> {
  const found: Stretched[] = [];
  for (const { stretch, mapped } of functionsOf(sizes, capacity, max)) {
    const values = new Float64Array(sizes.length);
    for (let at = 0; at < sizes.length; at++) values[at] = sizes[at] > capacity ? mapped + 1 : stretch(sizes[at]);
    found.push({ values, capacity: mapped });
    if (spend(pace, 2 * sizes.length)) yield;
  }
  return found;
}

type Function = { readonly stretch: (size: number) => number; readonly mapped: number };

function* functionsOf(sizes: Int32Array, capacity: number, max: number): Generator<Function, void, void> {
  yield { stretch: (size) => size, mapped: capacity };
  const cuts = thinned(cutsOf(sizes, capacity), max);
  for (const cut of cuts) {
    yield { stretch: (size) => (size > capacity - cut ? capacity : size < cut ? 0 : size), mapped: capacity };
  }
  // Half of the capacity as the cut: only items longer than a half count, and they count in full.
  yield { stretch: (size) => (2 * size > capacity ? 1 : 0), mapped: 1 };
  for (const cut of cuts) {
    const whole = Math.floor(capacity / cut);
    const stretch = (size: number) => {
      if (2 * size > capacity) return 2 * (whole - Math.floor((capacity - size) / cut));
      return 2 * size === capacity ? whole : 2 * Math.floor(size / cut);
    };
    yield { stretch, mapped: 2 * whole };
  }
  for (let k = 1; k <= 6; k++) {
    const stretch = (size: number) => {
      const scaled = size * (k + 1);
      return scaled % capacity === 0 ? size * k : Math.floor(scaled / capacity) * capacity;
    };
    yield { stretch, mapped: capacity * k };
  }
}

/** Where the stretched value of some size can change: the sizes up to a half, and what the longer ones leave. */
function cutsOf(sizes: Int32Array, capacity: number): number[] {
  const isCut = new Uint8Array(sideLimit);
  const few: number[] = [];
  for (const size of sizes) {
    const cut = 2 * size <= capacity ? size : capacity - size + 1;
    if (cut < 1 || 2 * cut > capacity || isCut[cut] === 1) continue;
    isCut[cut] = 1;
    few.push(cut);
  }
  return few;
}

/** At most so many members, spread evenly. */
function thinned(list: readonly number[], max: number): readonly number[] {
  if (list.length <= max) return list;
  const sorted = Int32Array.from(list).sort();
  return Array.from({ length: max }, (_, at) => sorted[Math.floor((at * sorted.length) / max)]);
}

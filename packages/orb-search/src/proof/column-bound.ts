/**
 * How many moves a board is at least from its greatest number of combos, told by the columns of its orbs alone.
 *
 * How many matches a type can make is bounded by how its orbs lie in the columns (column-layouts.ts). A step of the drag carries
 * one orb a column further, or none, beside the held one, which goes where it likes. So the drag has to get done at least the
 * sum, over the types, of the least that carrying their orbs costs, whatever the prices of the borders (column-prices.ts).
 *
 *     columns   0 1 2 3 4 5
 *     orbs      1 . 1 . 1 .    one match in 0 1 2, 1 2 3 or 2 3 4: two orbs have to go a column each
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { columnUnits, layoutsOf, maxMatches } from './column-layouts.js';
import { type ColumnPrices, inSum } from './column-prices.js';

/** Layouts from which a type cannot make its matches however it is carried, and those that are not listed. */
export const never = -1;

/** More layouts than those of fifteen orbs on 6×5 are not listed. */
const maxLayouts = 4500;

/** What the columns say; sums are packed, one for each list of prices. */
export type ColumnBound = {
  /** What an orb in each column adds to a layout. */
  readonly units: Int32Array;
  /** For each layout of a type the least that it costs to carry its orbs to where they make their matches. */
  readonly carry: Int32Array;
  /** The same where one more orb, the held one, is free to end in any column. */
  readonly carryFree: Int32Array;
};

/** The bound for boards of a size on which there are so many orbs of each type. */
export function* columnBound(
  rows: number,
  cols: number,
  counts: readonly number[],
  lists: readonly ColumnPrices[],
  pace: Pace,
): Slices<ColumnBound> {
  const units = columnUnits(rows, cols);
  const matches = maxMatches(cols);
  const size = (rows + 1) ** cols;
  const carry = new Int32Array(size).fill(never);
  const carryFree = carry.slice();
  const digits = new Uint8Array(cols);
  const cost = new Uint16Array(size).fill(0xffff);
  for (const count of new Set(counts)) {
    const layouts = layoutsOf(count, rows, units, maxLayouts);
    const good = layouts.filter((layout) => matches(read(layout)) >= Math.floor(count / 3));
    if (good.length === 0) continue;
    // Without the held orb.
    const others = layoutsOf(count - 1, rows, units, Number.POSITIVE_INFINITY);
    for (const layout of layouts) carry[layout] = 0;
    for (const layout of others) carryFree[layout] = 0;
    // A look at a layout goes through its columns.
    const work = 16 * cols * (layouts.length + others.length);
    if (spend(pace, work)) yield;
    for (const [list, prices] of lists.entries()) {
      fromGood(good, prices);
      for (const layout of layouts) carry[layout] |= inSum(cost[layout], list);
      for (const layout of others) {
        read(layout);
        let least = 0xffff;
        for (let col = 0; col < cols; col++) {
          if (digits[col] < rows) least = Math.min(least, cost[layout + units[col]]);
        }
        carryFree[layout] |= inSum(least, list);
      }
      for (const layout of layouts) cost[layout] = 0xffff;
      if (spend(pace, work)) yield;
    }
  }
  return { units, carry, carryFree };

  /** The least cost of each layout, from those at no cost outwards: a layout is looked at again where a cheaper way led to it. */
  function fromGood(good: readonly number[], { toLeft, toRight }: ColumnPrices): void {
    const byCost: number[][] = [[...good]];
    for (const layout of good) cost[layout] = 0;
    for (let now = 0; now < byCost.length; now++) {
      for (const layout of byCost[now] ?? []) {
        if (cost[layout] !== now) continue;
        read(layout);
        for (let col = 1; col < cols; col++) {
          const step = units[col] - units[col - 1];
          // An orb stood a column further, and was carried here.
          if (digits[col - 1] > 0 && digits[col] < rows) reach(layout + step, now + toLeft[col - 1]);
          if (digits[col] > 0 && digits[col - 1] < rows) reach(layout - step, now + toRight[col - 1]);
        }
      }
    }

    function reach(layout: number, price: number): void {
      if (price >= cost[layout]) return;
      cost[layout] = price;
      byCost[price] ??= [];
      byCost[price].push(layout);
    }
  }

  function read(layout: number): Uint8Array {
    for (let col = 0; col < cols; col++) digits[col] = ((layout / units[col]) | 0) % (rows + 1);
    return digits;
  }
}

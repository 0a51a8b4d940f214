/**
 * How many moves a board is at least from its greatest number of combos, told by the columns of its orbs alone.
 *
 * How many matches a type can make is bounded by how its orbs lie in the columns (column-layouts.ts). A step of the drag carries
 * one orb a column further, or none, beside the held one, which goes where it likes. So the moves are at least the sum, over the
 * types, of the fewest columns that their orbs have to be carried.
 *
 *     columns   0 1 2 3 4 5
 *     orbs      1 . 1 . 1 .    one match in 0 1 2, 1 2 3 or 2 3 4: two orbs have to go a column each
 *
 * Alternative not taken: prices of the columns, since all types would like the middle ones (Lagrangian relaxation). They
 * make the bound of a board a third greater, and the search shorter by no more than a fifteenth.
 */
import { columnUnits, layoutsOf, mostMatches } from './column-layouts.js';

/** Layouts from which a type cannot make its matches however it is carried, and those that are not listed. */
export const never = 255;

/** More layouts than those of fifteen orbs on 6×5 are not listed. */
const mostLayouts = 4500;

/** What the columns say. */
export type ColumnBound = {
  /** What an orb in each column adds to a layout. */
  readonly units: Int32Array;
  /** For each layout of a type the fewest columns that its orbs have to be carried. */
  readonly carry: Uint8Array;
  /** The same where one more orb, the held one, is free to end in any column. */
  readonly carryFree: Uint8Array;
};

/** The bound for boards of a size on which there are so many orbs of each type. */
export function columnBound(rows: number, cols: number, counts: readonly number[]): ColumnBound {
  const units = columnUnits(rows, cols);
  const matches = mostMatches(cols);
  const carry = new Uint8Array((rows + 1) ** cols).fill(never);
  const carryFree = carry.slice();
  const digits = new Uint8Array(cols);
  for (const count of new Set(counts)) {
    const layouts = layoutsOf(count, rows, units, mostLayouts);
    const queue = layouts.filter((layout) => matches(read(layout)) >= Math.floor(count / 3));
    for (const layout of queue) carry[layout] = 0;
    // Breadth first from where they make their matches: each layout comes into the queue once.
    for (const layout of queue) {
      read(layout);
      for (let col = 1; col < cols; col++) {
        const step = units[col] - units[col - 1];
        if (digits[col - 1] > 0 && digits[col] < rows) reach(layout + step, carry[layout] + 1);
        if (digits[col] > 0 && digits[col - 1] < rows) reach(layout - step, carry[layout] + 1);
      }
    }
    for (const layout of layouts) {
      read(layout);
      for (let col = 0; col < cols; col++) {
        const without = layout - units[col];
        if (digits[col] > 0) carryFree[without] = Math.min(carryFree[without], carry[layout]);
      }
    }

    function reach(layout: number, columns: number): void {
      if (carry[layout] !== never) return;
      carry[layout] = columns;
      queue.push(layout);
    }
  }
  return { units, carry, carryFree };

  function read(layout: number): Uint8Array {
    for (let col = 0; col < cols; col++) digits[col] = Math.floor(layout / units[col]) % (rows + 1);
    return digits;
  }
}

/**
 * Which digits of a grid can go while it stays the only solution.
 *
 * Each other grid that a search ran into is kept as the set of cells where it differs: wherever all of these are open, it
 * fits again, and no search is needed to know that a digit must stay. Most digits of a second puzzle from the same grid
 * are told so.
 */

import type { Slices } from '@kit/grid';
import { createPropagation, type Propagation } from '../count/any/propagate.js';
import { countInSlices } from '../count/solutions.js';
import type { Tables } from '../kernel/tables.js';

/**
 * After so many states a question stays open: few take as many, and those that take more may take a million. With 500 a
 * puzzle keeps about half a given more than with 20,000, and one in the hardest of ten deals comes in a tenth of the time
 * (`scripts/limits.mjs`).
 */
export const SOON = 500;

/** What can be asked about a grid. */
export type KnownGrid = {
  /** A digit a cell. */
  readonly solution: readonly number[];
  /**
   * Is the grid the only solution while these cells are open: one of some among them, where it is without them? Undefined
   * if that isn't known after so many states.
   */
  readonly staysOnly: (open: Uint8Array, some: readonly number[], most: number) => Slices<boolean | undefined>;
  /** Where another grid differs that a search ran into and that fits while these cells are open. */
  readonly fitting: (open: Uint8Array) => Uint16Array | undefined;
  /** Do singles alone fill these cells, if the others are given? */
  readonly fallsToSingles: (open: Uint8Array) => boolean;
};

/** The questions about a grid. */
export function createKnownGrid(tables: Tables, solution: readonly number[]): KnownGrid {
  const { cells, full } = tables;
  const differing: Uint16Array[] = [];
  let singles: Propagation | undefined;

  function fitting(open: Uint8Array): Uint16Array | undefined {
    return differing.find((where) => where.every((cell) => open[cell] === 1));
  }

  function keep(digits: readonly number[]): void {
    const where = digits.flatMap((digit, cell) => (digit === solution[cell] ? [] : [cell]));
    if (where.length > 0) differing.push(Uint16Array.from(where));
  }

  return {
    solution,
    fitting,
    *staysOnly(open, some, most) {
      if (fitting(open) !== undefined) return false;
      const masks = Array.from(open, (isOpen, cell) => (isOpen === 1 ? full : 1 << (solution[cell] - 1)));
      const differs = (cell: number) => masks.with(cell, full & ~(1 << (solution[cell] - 1)));
      // One cell is asked whether it has another digit; of many it is quicker to look for a second grid at once.
      const count =
        some.length === 1
          ? yield* countInSlices(tables, differs(some[0]), 1, keep, { maxStates: most })
          : (yield* countInSlices(tables, masks, 2, keep, { maxStates: most })) - 1;
      if (count < 0) return undefined;
      return count === 0;
    },
    fallsToSingles(open) {
      singles ??= createPropagation(tables, [], 1, 1);
      for (let cell = 0; cell < cells; cell++)
        singles.masks[cell] = open[cell] === 1 ? full : 1 << (solution[cell] - 1);
      return singles.settle() && singles.masks.every((mask) => (mask & (mask - 1)) === 0);
    },
  };
}

/**
 * From a full grid to a puzzle: takes digits away, orbit by orbit in random order, wherever the solution stays the only
 * one. At the end no orbit can go.
 *
 * A digit may go if the rest has no solution with another digit in its cell, which is one search that mostly fails
 * early; an orbit of several cells is asked about cell by cell, with the others open. A second puzzle of the same grid
 * costs a third of the first: some orbits are filled again, and the digging goes on from there.
 */

import type { Random, Slices } from '@kit/grid';
import { solutionSlices } from '../brute-force/search-solutions.js';
import { ALL_DIGITS, maskOf } from '../position/digits.js';

/** A full grid, and which of its orbits are open. */
export type Dig = {
  /** 81 digits. */
  readonly solution: readonly number[];
  /** The orbits that hold their digits. */
  readonly kept: readonly (readonly number[])[];
  /** The orbits that were taken away, in order. */
  readonly taken: readonly (readonly number[])[];
};

/** Takes orbits away until no more can go. */
export function* digOn({ solution, kept, taken }: Dig, random: Random): Slices<Dig> {
  const masks = solution.map(maskOf);
  for (const orbit of taken) for (const cell of orbit) masks[cell] = ALL_DIGITS;
  const still: (readonly number[])[] = [];
  const gone = [...taken];
  for (const orbit of random.shuffle(kept)) {
    for (const cell of orbit) masks[cell] = ALL_DIGITS;
    if (yield* areForced(masks, orbit, solution)) {
      gone.push(orbit);
    } else {
      still.push(orbit);
      for (const cell of orbit) masks[cell] = maskOf(solution[cell]);
    }
  }
  return { solution, kept: still, taken: gone };
}

/** Fills a random part of the open orbits again. */
export function fillSome({ solution, kept, taken }: Dig, share: number, random: Random): Dig {
  const mixed = random.shuffle(taken);
  const count = Math.ceil(mixed.length * share);
  return { solution, kept: [...kept, ...mixed.slice(0, count)], taken: mixed.slice(count) };
}

/** The digits that are left, 0 elsewhere. */
export function givensOf({ solution, kept }: Dig): number[] {
  const givens = new Array<number>(81).fill(0);
  for (const orbit of kept) for (const cell of orbit) givens[cell] = solution[cell];
  return givens;
}

/** Has every solution these digits in the cells? */
function* areForced(masks: number[], cells: readonly number[], solution: readonly number[]): Slices<boolean> {
  for (const cell of cells) {
    masks[cell] = ALL_DIGITS & ~maskOf(solution[cell]);
    const others = yield* solutionSlices(masks, 1);
    masks[cell] = ALL_DIGITS;
    if (others !== 0) return false;
    yield;
  }
  return true;
}

/**
 * From a full grid to a puzzle: takes digits away, orbit by orbit in random order, wherever the solution stays the only
 * one. At the end no orbit can go.
 *
 * A digit may go if the rest has no solution with another digit in its cell, which is one search that mostly fails
 * early; an orbit of several cells is asked about cell by cell, with the others open. A second puzzle of the same grid
 * costs a third of the first: some orbits are filled again, and the digging goes on from there.
 */

import type { Random, Slices } from '@kit/grid';
import { ALL_DIGITS, maskOf } from '../board/digits.js';
import { solutionSlices } from '../count/classic/search-solutions.js';
import type { Dig } from './dig-any.js';

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

/** A full grid of which parts are open; classic puzzles and those of layouts are dug alike. */

import type { Random } from '@kit/grid';

/** A full grid, and which of its orbits are open. */
export type Dig = {
  /** A digit a cell. */
  readonly solution: readonly number[];
  /** The orbits that hold their digits. */
  readonly kept: readonly (readonly number[])[];
  /** The orbits that were taken away, in order. */
  readonly taken: readonly (readonly number[])[];
};

/** Fills a random part of the open orbits again. */
export function fillSome<D extends Dig>(dig: D, share: number, random: Random): D {
  const mixed = random.shuffle(dig.taken);
  const count = Math.ceil(mixed.length * share);
  return { ...dig, kept: [...dig.kept, ...mixed.slice(0, count)], taken: mixed.slice(count) };
}

/** The digits that are left, 0 elsewhere. */
export function givensOf({ solution, kept }: Dig): number[] {
  const givens = new Array<number>(solution.length).fill(0);
  for (const orbit of kept) for (const cell of orbit) givens[cell] = solution[cell];
  return givens;
}

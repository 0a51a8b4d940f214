/**
 * From a full grid on a layout to a puzzle: takes digits away, orbit by orbit in random order, wherever the solution stays
 * the only one. At the end no orbit can go.
 *
 * Several orbits are asked about at once while that goes well: twice as many after each that went, half as many after
 * each that didn't. What goes together goes one by one, so that this changes nothing but the number of questions.
 */

import type { Random, Slices } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import type { Dig } from './dig-any.js';
import { type KnownGrid, SOON } from './known-grid.js';

/** A grid that is dug, and what is known about it. */
export type LayoutDig = Dig & { readonly known: KnownGrid };

/**
 * Takes orbits away until no more can go; with `easily` first those after which singles still fill the grid, so that little
 * has to go that makes it harder. Where nobody knows soon, the digits stay: the solution is the only one either way.
 */
export function* digOn(
  { cells }: Tables,
  { solution, known, kept, taken }: LayoutDig,
  random: Random,
  easily: boolean,
): Slices<LayoutDig> {
  const open = new Uint8Array(cells);
  for (const cell of taken.flat()) open[cell] = 1;
  const gone = [...taken];

  function* takeFrom(
    order: readonly (readonly number[])[],
    canGo: (asked: readonly number[]) => boolean | Slices<boolean | undefined>,
  ): Slices<(readonly number[])[]> {
    const still: (readonly number[])[] = [];
    for (let at = 0, together = order.length >> 1; at < order.length; ) {
      const orbits = order.slice(at, at + Math.max(1, together));
      const asked = orbits.flat();
      for (const cell of asked) open[cell] = 1;
      yield;
      const answer = canGo(asked);
      if (typeof answer === 'boolean' ? answer : yield* answer) {
        gone.push(...orbits);
        at += orbits.length;
        together = 2 * orbits.length;
        continue;
      }
      for (const cell of asked) open[cell] = 0;
      together = orbits.length >> 1;
      if (orbits.length > 1) continue;
      still.push(...orbits);
      at++;
    }
    return still;
  }

  let still: readonly (readonly number[])[] = random.shuffle(kept);
  if (easily && known.fallsToSingles(open)) {
    still = yield* takeFrom(still, () => known.fallsToSingles(open));
  }
  still = yield* takeFrom(still, (asked) => known.staysOnly(open, asked, SOON));
  return { solution, known, kept: still, taken: gone };
}

/** Is no digit of the puzzle too many? */
export function* isMinimalDig({ cells }: Tables, { known, kept, taken }: LayoutDig): Slices<boolean> {
  const open = new Uint8Array(cells);
  for (const cell of taken.flat()) open[cell] = 1;
  for (const cell of kept.flat()) {
    open[cell] = 1;
    yield;
    if (yield* known.staysOnly(open, [cell], Number.POSITIVE_INFINITY)) return false;
    open[cell] = 0;
  }
  return true;
}

/**
 * From a full grid to a puzzle: takes digits away, orbit by orbit in random order, wherever the solution stays
 * the only one. At the end no orbit can go.
 *
 * Several orbits are asked about at once while that goes well: twice as many after each that went, half as many after
 * each that didn't. What goes together goes one by one, so that this changes nothing but the number of questions.
 */

import type { Random, Slices } from '@kit/grid';
import { type KnownGrid, SOON } from './known-grid.js';

/** After so many states the next digit is given. */
const STATES = 100;

/**
 * The share of the open orbits that is filled again in between: five stars take half the tries that 0.15 or 0.45 take,
 * and fewer stars about as many (`scripts/limits.mjs`).
 */
export const FILLED_AGAIN = 0.3;

/** A full grid, and which of its orbits are open. */
export type Dig = {
  /** A digit a cell, and what is known about this grid. */
  readonly known: KnownGrid;
  /** The orbits that hold their digits. */
  readonly kept: readonly (readonly number[])[];
  /** The orbits that were taken away, in order. */
  readonly taken: readonly (readonly number[])[];
};

/** Fills a random part of the open orbits again. */
export function fillSome(dig: Dig, share: number, random: Random): Dig {
  const mixed = random.shuffle(dig.taken);
  const count = Math.ceil(mixed.length * share);
  return { ...dig, kept: [...dig.kept, ...mixed.slice(0, count)], taken: mixed.slice(count) };
}

/** The digits that are left, 0 elsewhere. */
export function givensOf({ known: { solution }, kept }: Dig): number[] {
  const givens = new Array<number>(solution.length).fill(0);
  for (const orbit of kept) for (const cell of orbit) givens[cell] = solution[cell];
  return givens;
}

/**
 * Takes orbits away until no more can go; with `easily` first those after which singles still fill the grid, so that little
 * has to go that makes it harder. Where nobody knows soon, the digits stay: the solution is the only one either way.
 */
export function* digOn({ known, kept, taken }: Dig, random: Random, easily: boolean): Slices<Dig> {
  const open = openIn(known, taken);
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
  return { known, kept: still, taken: gone };
}

/** Cells of a pattern, which are opened first, and cells that keep their digits. */
type Around = { readonly open: readonly number[]; readonly held?: readonly number[] };

/** Opens the cells of the pattern first, as far as the solution stays the only one, and then the others but those that are held. */
export function* digAround(
  known: KnownGrid,
  orbits: readonly (readonly number[])[],
  { open, held = [] }: Around,
  random: Random,
): Slices<Dig> {
  const isIn = (cells: readonly number[]) => (orbit: readonly number[]) => orbit.some((cell) => cells.includes(cell));
  const kept = orbits.filter(isIn(held));
  const free = orbits.filter((orbit) => !kept.includes(orbit));
  // As the pattern names them, each once.
  const first = [...new Set(open.flatMap((cell) => free.filter(isIn([cell]))))];
  const begun = yield* digOn({ known, kept: first, taken: [] }, random, false);
  const rest = free.filter((orbit) => !first.includes(orbit));
  const dug = yield* digOn({ ...begun, kept: [...begun.kept, ...rest] }, random, false);
  return { ...dug, kept: [...dug.kept, ...kept] };
}

/**
 * The other way round: begins with so many givens and gives a digit wherever another grid differs, until there is none. With few
 * givens on a large board that takes fewer questions than to take all the others away.
 */
export function* giveSome(
  known: KnownGrid,
  orbits: readonly (readonly number[])[],
  count: number,
  random: Random,
): Slices<Dig> {
  const kept: (readonly number[])[] = [];
  const taken = random.shuffle(orbits);
  const open = openIn(known, taken);
  const give = (at: number) => {
    const given = taken.splice(at, 1);
    for (const cell of given.flat()) open[cell] = 0;
    kept.push(...given);
  };
  while (kept.flat().length < count) give(0);
  for (;;) {
    yield;
    if ((yield* known.staysOnly(open, taken.flat(), STATES)) === true) return { known, kept, taken };
    // Where it isn't known whether there is another grid any digit may help.
    const other = known.fitting(open);
    give(
      Math.max(
        0,
        taken.findIndex((orbit) => orbit.some((cell) => other?.includes(cell))),
      ),
    );
  }
}

/** Is no digit of the puzzle too many? */
export function* isMinimalDig({ known, kept, taken }: Dig): Slices<boolean> {
  const open = openIn(known, taken);
  for (const cell of kept.flat()) {
    open[cell] = 1;
    yield;
    if (yield* known.staysOnly(open, [cell], Number.POSITIVE_INFINITY)) return false;
    open[cell] = 0;
  }
  return true;
}

/** By cell: 1 where it is in one of the orbits. */
function openIn({ solution }: KnownGrid, orbits: readonly (readonly number[])[]): Uint8Array {
  const open = new Uint8Array(solution.length);
  for (const cell of orbits.flat()) open[cell] = 1;
  return open;
}

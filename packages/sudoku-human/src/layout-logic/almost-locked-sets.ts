/**
 * Almost locked sets on any layout: cells of one house or cage that have one digit more than there are cells.
 *
 *     cells of a row  a 12 . 23 . 34    three cells, four digits: whichever of 1 to 4 they lack, they have the others
 *
 * Without a digit the set has all its others. A digit is a restricted common of two sets if its places in one all see its
 * places in the other, so that only one of them can have it. What sees a digit's places in a set is kept as bits of cells.
 */

import { countBits } from '../kernel/bits.js';
import { unionsOf } from './unions.js';
import { membersOf, type View } from './view.js';

/**
 * The most cells of a set; the smallest sets come first. On four minimal puzzles each with diagonals and with knight's moves,
 * solutions have 56 and 200 nets with sets of 3 cells, 53 and 197 with 4, 51 and 196 with 5, for a seventh more work
 * (`scripts/layout-nets.mjs --boards 4 --set MOST_CELLS=5 x knight`).
 */
const MOST_CELLS = 4;

/** The most sets; only large boards have more. On the same puzzles a quarter as many lose no net (`--set MOST_SETS=150`). */
const MOST_SETS = 600;

/** An almost locked set. */
export type AlmostLockedSet = {
  /** Its cells, ascending. */
  readonly cells: readonly number[];
  /** Its digits, bit 0 for digit 0. */
  readonly mask: number;
  /** By digit: the cells that it can stand in, as bits. */
  readonly places: readonly (Int32Array | undefined)[];
  /** By digit: the cells that see all of these, as bits. */
  readonly seen: readonly (Int32Array | undefined)[];
};

/** The sets of a view, by their number of cells, then by house. */
export function almostLockedSets(view: View): AlmostLockedSet[] {
  const { masks, tables } = view;
  const sight = sightOf(view);
  const known = new Set<string>();
  const sets: AlmostLockedSet[] = [];
  for (let count = 1; count <= MOST_CELLS; count++) {
    for (let house = 0; house < tables.named.length; house++) {
      const few = membersOf(view, house)
        .filter((cell) => masks[cell] !== 0 && countBits(masks[cell]) <= count + 1)
        .sort((a, b) => a - b);
      for (const cells of unionsOf(few, count, (cell) => masks[cell], count + 1)) {
        const mask = cells.reduce((digits, cell) => digits | masks[cell], 0);
        if (countBits(mask) !== count + 1 || known.has(cells.join())) continue;
        known.add(cells.join());
        sets.push(setOf(view, cells, mask, sight));
        if (sets.length === MOST_SETS) return sets;
      }
    }
  }
  return sets;
}

/** By cell: the cells that it sees, as bits. */
export function sightOf({ tables }: View): readonly Int32Array[] {
  const { cells, peers } = tables;
  return Array.from({ length: cells }, (_, cell) =>
    bitsOf(peers.items.subarray(peers.first[cell], peers.first[cell + 1]), cells),
  );
}

function bitsOf(some: Iterable<number>, cells: number): Int32Array {
  const bits = new Int32Array((cells + 31) >> 5);
  for (const cell of some) bits[cell >> 5] |= 1 << (cell & 31);
  return bits;
}

function setOf(
  { masks, tables }: View,
  cells: readonly number[],
  mask: number,
  sight: readonly Int32Array[],
): AlmostLockedSet {
  const [places, seen]: (Int32Array | undefined)[][] = [[], []];
  for (let digit = 0; digit < tables.size; digit++) {
    if ((mask & (1 << digit)) === 0) continue;
    const own = cells.filter((cell) => (masks[cell] & (1 << digit)) !== 0);
    places[digit] = bitsOf(own, tables.cells);
    seen[digit] = own.map((cell) => sight[cell]).reduce((both, one) => both.map((word, i) => word & one[i]));
  }
  return { cells, mask, places, seen };
}

/** The digits of which only one of two sets can have one, as a mask. */
export function restrictedCommons(a: AlmostLockedSet, b: AlmostLockedSet): number {
  let found = 0;
  for (let rest = a.mask & b.mask; rest !== 0; rest &= rest - 1) {
    const digit = 31 - Math.clz32(rest & -rest);
    const [places, seen] = [b.places[digit], a.seen[digit]];
    if (places?.every((word, i) => (word & ~(seen?.[i] ?? 0)) === 0)) found |= 1 << digit;
  }
  return found;
}

/** The cells with the digit that see all its places in the sets, ascending. */
export function seenByAll({ masks }: View, sets: readonly AlmostLockedSet[], digit: number): number[] {
  const [first, ...others] = sets.map(({ seen }) => seen[digit]);
  const cells: number[] = [];
  first?.forEach((word, i) => {
    let all = word;
    for (const other of others) all &= other?.[i] ?? 0;
    for (; all !== 0; all &= all - 1) {
      const cell = i * 32 + 31 - Math.clz32(all & -all);
      if ((masks[cell] & (1 << digit)) !== 0) cells.push(cell);
    }
  });
  return cells;
}

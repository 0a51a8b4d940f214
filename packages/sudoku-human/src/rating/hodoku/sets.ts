/**
 * The almost locked sets of a board and the links between them, in the order of HoDoKu's lists.
 *
 * A set of n cells with n + 1 digits stands where its first house finds it: houses in order, and in each the sets depth
 * first, each before it grows. A link is a pair of sets without common cells, and the digits of which all places in the
 * one see all places in the other.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { addAt } from '../../kernel/cell-sets.js';
import { cellHouses, houseCells, peerSets } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';

/** All sets of a board. */
export type Sets = {
  readonly count: number;
  /** By set: its cells, ascending. */
  readonly cells: readonly (readonly number[])[];
  /** By set: its digits. */
  readonly masks: readonly number[];
  /** By set: its cells as a set of cells, number `set`. */
  readonly cellSets: Int32Array;
  /** By set and digit: the places of the digit in the set, number `set * 9 + digit`. */
  readonly places: Int32Array;
  /** By set and digit: the candidates of the digit that see all these places. */
  readonly sight: Int32Array;
};

/** Finds them all. */
export function setsOf({ masks, digitSets }: State): Sets {
  const lists: number[][] = [];
  const digits: number[] = [];
  for (let house = 0; house < 27; house++) collect(masks, house, lists, digits);
  const count = lists.length;
  const cellSets = new Int32Array(count * 3);
  const places = new Int32Array(count * 27);
  const sight = new Int32Array(count * 27);
  for (let set = 0; set < count; set++) {
    for (const cell of lists[set]) addAt(cellSets, set, cell);
    for (let digit = 0; digit < 9; digit++) {
      if ((digits[set] & (1 << digit)) === 0) continue;
      const at = (set * 9 + digit) * 3;
      for (let word = 0; word < 3; word++) sight[at + word] = digitSets[digit * 3 + word];
      for (const cell of lists[set]) {
        if ((masks[cell] & (1 << digit)) === 0) continue;
        addAt(places, set * 9 + digit, cell);
        for (let word = 0; word < 3; word++) sight[at + word] &= peerSets[cell * 3 + word];
      }
    }
  }
  return { count, cells: lists, masks: digits, cellSets, places, sight };
}

/** Adds the sets of a house that no house before it has. */
function collect(masks: ArrayLike<number>, house: number, lists: number[][], digits: number[]): void {
  const open: number[] = [];
  for (let i = house * 9; i < house * 9 + 9; i++) if (masks[houseCells[i]] !== 0) open.push(houseCells[i]);
  const chosen: number[] = [];
  const unions = [0];
  for (let next = 0; ; ) {
    if (next === open.length || chosen.length === 8) {
      const last = chosen.pop();
      if (last === undefined) return;
      unions.pop();
      next = last + 1;
      continue;
    }
    const union = unions[unions.length - 1] | masks[open[next]];
    chosen.push(next++);
    unions.push(union);
    if (countBits(union) !== chosen.length + 1 || isKnown(open, chosen, house)) continue;
    lists.push(chosen.map((at) => open[at]));
    digits.push(union);
  }
}

/** Does a house before this one hold all the cells? */
function isKnown(open: readonly number[], chosen: readonly number[], house: number): boolean {
  if (house < 9 || chosen.length > 3) return false;
  if (chosen.length === 1) return true;
  if (house < 18) return false;
  const first = open[chosen[0]];
  const share = (kind: number): boolean =>
    chosen.every((at) => cellHouses[open[at] * 3 + kind] === cellHouses[first * 3 + kind]);
  return share(0) || share(1);
}

/** The links in order; `first` is the lower set of each. */
export type SetLinks = {
  readonly count: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** The lowest digit of each link. */
  readonly low: Uint8Array;
  /** The highest digit, or 9 if there is one digit only. */
  readonly high: Uint8Array;
};

/**
 * Finds them all. Rows of bits tell which sets have a digit somewhere that all its places in the first set see; of these
 * it is asked whether they have it elsewhere, too.
 */
export function linksOf({ count, masks, cells, places, sight }: Sets): SetLinks {
  const words = (count + 31) >> 5;
  const byCell = new Int32Array(81 * words);
  for (let set = 0; set < count; set++) {
    for (const cell of cells[set]) byCell[cell * words + (set >> 5)] |= 1 << (set & 31);
  }
  const [first, second, low, high]: number[][] = [[], [], [], []];
  const near = new Int32Array(9 * words);
  const overlap = new Int32Array(words);
  const gather = (into: Int32Array, at: number, cell: number, from: number): void => {
    for (let word = from; word < words; word++) into[at + word] |= byCell[cell * words + word];
  };
  for (let i = 0; i < count; i++) {
    overlap.fill(0);
    near.fill(0);
    for (const cell of cells[i]) gather(overlap, 0, cell, i >> 5);
    for (let digits = masks[i]; digits !== 0; digits &= digits - 1) {
      const digit = lowestBit(digits);
      for (let band = 0; band < 3; band++) {
        for (let seen = sight[(i * 9 + digit) * 3 + band]; seen !== 0; seen &= seen - 1) {
          gather(near, digit * words, band * 32 + lowestBit(seen), i >> 5);
        }
      }
    }
    for (let word = i >> 5; word < words; word++) {
      let others = 0;
      for (let digits = masks[i]; digits !== 0; digits &= digits - 1) others |= near[lowestBit(digits) * words + word];
      others &= ~overlap[word];
      if (word === i >> 5) others &= ~((2 << (i & 31)) - 1);
      for (; others !== 0; others &= others - 1) {
        const j = word * 32 + lowestBit(others);
        let lowest = 9;
        let highest = 9;
        for (let digits = masks[i] & masks[j]; digits !== 0; digits &= digits - 1) {
          const digit = lowestBit(digits);
          if ((near[digit * words + word] & others & -others) === 0) continue;
          const p = (j * 9 + digit) * 3;
          const q = (i * 9 + digit) * 3;
          if ((places[p] & ~sight[q]) | (places[p + 1] & ~sight[q + 1]) | (places[p + 2] & ~sight[q + 2])) continue;
          if (lowest === 9) lowest = digit;
          else highest = digit;
        }
        if (lowest === 9) continue;
        first.push(i);
        second.push(j);
        low.push(lowest);
        high.push(highest);
      }
    }
  }
  return {
    count: first.length,
    first: Int32Array.from(first),
    second: Int32Array.from(second),
    low: Uint8Array.from(low),
    high: Uint8Array.from(high),
  };
}

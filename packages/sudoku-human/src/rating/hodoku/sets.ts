/**
 * The almost locked sets of a board and the links between them, in the order of HoDoKu's lists.
 *
 * A set of n cells with n + 1 digits stands where its first house finds it: houses in order, and in each the sets depth
 * first, each before it grows. A link is a pair of sets without common cells, and the digits of which all places in the
 * one see all places in the other.
 */

import { countBits } from '../../kernel/bits.js';
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

/** Finds them all. */
export function linksOf({ count, masks, cellSets, places, sight }: Sets): SetLinks {
  const first: number[] = [];
  const second: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  const reach = new Int32Array(count * 3);
  for (let set = 0; set < count; set++) {
    for (let digit = 0; digit < 9; digit++) {
      for (let word = 0; word < 3; word++) reach[set * 3 + word] |= sight[(set * 9 + digit) * 3 + word];
    }
  }
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [cellSets[i * 3], cellSets[i * 3 + 1], cellSets[i * 3 + 2]];
    const [x, y, z] = [reach[i * 3], reach[i * 3 + 1], reach[i * 3 + 2]];
    for (let j = i + 1; j < count; j++) {
      const at = j * 3;
      if (((cellSets[at] & a) | (cellSets[at + 1] & b) | (cellSets[at + 2] & c)) !== 0) continue;
      if (((cellSets[at] & x) | (cellSets[at + 1] & y) | (cellSets[at + 2] & z)) === 0) continue;
      let lowest = 9;
      let highest = 9;
      for (let rest = masks[i] & masks[j]; rest !== 0; rest &= rest - 1) {
        const digit = 31 - Math.clz32(rest & -rest);
        const [p, q] = [(j * 9 + digit) * 3, (i * 9 + digit) * 3];
        const beyond = (places[p] & ~sight[q]) | (places[p + 1] & ~sight[q + 1]) | (places[p + 2] & ~sight[q + 2]);
        if (beyond !== 0) continue;
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
  return {
    count: first.length,
    first: Int32Array.from(first),
    second: Int32Array.from(second),
    low: Uint8Array.from(low),
    high: Uint8Array.from(high),
  };
}

/**
 * What can be reached from one almost locked set over restricted commons, no two following ones of the same digit.
 *
 * A breadth-first walk over triples of a set, the first link's digit and the last one's: what a chain concludes depends
 * on no more, so each triple is reached once, with the fewest sets. A walk doesn't pass a set twice. Hops are held in
 * columns, in the order in which they are reached; `before` leads back to the start.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import type { SetGraph } from './restricted-commons.js';

/** How many hops are made from one set before the walk ends; half as many lose nothing (`scripts/limits.mjs`). */
const maxHops = 2_000;

/** How many hops are gone on from between two yields. */
const HOPS_A_SLICE = 20;

/** The hops from one set. */
export type SetWalk = {
  /** By hop: the set that it leads to. */
  readonly set: Uint16Array;
  /** By hop: the digit of its link. */
  readonly digit: Uint8Array;
  /** By hop: the digit of the first link of its chain. */
  readonly firstDigit: Uint8Array;
  /** By hop: the hop before it, −1 for the first. */
  readonly before: Int16Array;
  /** By hop: how many sets its chain has, the start included. */
  readonly length: Uint8Array;
  /** By set and digit of the first link: the digits of the last links by which it was reached from `start`. */
  readonly reached: Uint16Array;
};

/** Memory for walks over that many sets with digits up to `size`; used again for each start. */
export function createSetWalk(sets: number, size: number): SetWalk {
  // One hop may lead to all sets by all digits after the limit was looked at.
  const most = maxHops + sets * size;
  return {
    set: new Uint16Array(most),
    digit: new Uint8Array(most),
    firstDigit: new Uint8Array(most),
    before: new Int16Array(most),
    length: new Uint8Array(most),
    reached: new Uint16Array(sets * size),
  };
}

/** Fills `walk` with the hops from a set, nearest first, chains of at most `most` sets; answers how many. */
export function* walkSets(
  { tables: { size }, first, to, digits }: SetGraph,
  start: number,
  most: number,
  walk: SetWalk,
): Slices<number> {
  const { set, digit, firstDigit, before, length, reached } = walk;
  reached.fill(0);
  let count = 0;
  for (let at = first[start]; at < first[start + 1]; at++) {
    for (let rest = digits[at]; rest !== 0; rest &= rest - 1) {
      const link = lowestBit(rest);
      reached[to[at] * size + link] = 1 << link;
      set[count] = to[at];
      digit[count] = link;
      firstDigit[count] = link;
      before[count] = -1;
      length[count++] = 2;
    }
  }
  for (let done = 0; done < count && count < maxHops; done++) {
    if (done % HOPS_A_SLICE === HOPS_A_SLICE - 1) yield;
    if (length[done] === most) continue;
    const from = set[done];
    const begun = firstDigit[done];
    for (let at = first[from]; at < first[from + 1]; at++) {
      const next = to[at];
      let rest = digits[at] & ~(1 << digit[done]) & ~reached[next * size + begun];
      if (rest === 0 || next === start || passes(walk, done, next)) continue;
      reached[next * size + begun] |= rest;
      for (; rest !== 0; rest &= rest - 1) {
        set[count] = next;
        digit[count] = lowestBit(rest);
        firstDigit[count] = begun;
        before[count] = done;
        length[count++] = length[done] + 1;
      }
    }
  }
  return count;
}

/** Is the set on the way to the hop? */
function passes({ set, before }: SetWalk, hop: number, wanted: number): boolean {
  for (let at = hop; at >= 0; at = before[at]) if (set[at] === wanted) return true;
  return false;
}

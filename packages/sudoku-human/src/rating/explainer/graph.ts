/**
 * The candidates of a board numbered 0…n−1, and what a true one rules out: the ground on which chains are laid.
 *
 * Numbers go up with `cell * 9 + digit`. What a candidate rules out is a list in the Explainer's order, the other
 * candidates of its cell first, and a set of bits. What follows from a false one depends on how many candidates a unit has
 * left, so it is read from the marks. A node is a candidate that is on (its number) or off (its number plus n).
 */

import { lowestBit } from '../../kernel/bits.js';
import { orderedPeers, UNITS, unitCandidates } from './units.js';

/** The candidates of a board and what they rule out. */
export type Graph = {
  /** How many candidates there are. */
  readonly size: number;
  /** Words of a set of candidates. */
  readonly words: number;
  /** The marks that it was made from. */
  readonly marks: Uint16Array;
  /** The candidate `cell * 9 + digit` of each number. */
  readonly candidates: Uint16Array;
  /** The number of each candidate, or -1. */
  readonly numbers: Int16Array;
  /** The numbers at each bit of each unit, or -1. */
  readonly members: Int16Array;
  /** What a number rules out is `weak` from `weakFrom[number]` to before `weakFrom[number + 1]`. */
  readonly weakFrom: Int32Array;
  /** Where in that list the candidates of other cells begin. */
  readonly weakElsewhere: Int32Array;
  readonly weak: Int16Array;
  /** The same as sets: from `number * words`. */
  readonly weakSets: Int32Array;
};

/** The graph of the marks; the marks must not change while it is used. */
export function createGraph(marks: Uint16Array): Graph {
  const numbers = new Int16Array(729).fill(-1);
  let size = 0;
  for (let cell = 0; cell !== 81; cell++) {
    for (let rest = marks[cell]; rest !== 0; rest &= rest - 1) numbers[cell * 9 + lowestBit(rest)] = size++;
  }
  const candidates = new Uint16Array(size);
  const words = (size + 31) >>> 5;
  const members = new Int16Array(UNITS * 9);
  for (let i = 0; i !== members.length; i++) members[i] = numbers[unitCandidates[i]];
  const weakFrom = new Int32Array(size + 1);
  const weakElsewhere = new Int32Array(size);
  const weak = new Int16Array(size * 28);
  const weakSets = new Int32Array(size * words);
  let end = 0;
  for (let candidate = 0; candidate !== 729; candidate++) {
    const number = numbers[candidate];
    if (number === -1) continue;
    candidates[number] = candidate;
    const [cell, digit] = [Math.floor(candidate / 9), candidate % 9];
    for (let other = cell * 9; other < cell * 9 + 9; other++) {
      if (other !== candidate && numbers[other] >= 0) weak[end++] = numbers[other];
    }
    weakElsewhere[number] = end;
    for (let i = cell * 20; i < cell * 20 + 20; i++) {
      const other = numbers[orderedPeers[i] * 9 + digit];
      if (other >= 0) weak[end++] = other;
    }
    weakFrom[number + 1] = end;
    for (let i = weakFrom[number]; i !== end; i++) weakSets[number * words + (weak[i] >>> 5)] |= 1 << (weak[i] & 31);
  }
  return { size, words, marks, candidates, numbers, members, weakFrom, weakElsewhere, weak, weakSets };
}

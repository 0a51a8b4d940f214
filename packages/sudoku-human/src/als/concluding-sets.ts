/**
 * From which almost locked sets can a chain begin that strikes something out? Asked of all at once, before chains are walked.
 *
 * Let a chain from the set A strike out the candidate `x` of the digit z. If `x` were true, A would lack z, so it would have
 * all its other digits; so each set that a restricted common joins to it would lack that common, and so on, until some set
 * has z among its digits, all of whose places `x` sees.
 *
 *     x on → A lacks z, has a → B lacks a, has b → … → C lacks c, has z → x off
 *
 * For each set and each digit that it may lack: the candidates that everything which follows would strike out, joined until
 * nothing is added. How long the chain is and whether it passes a set twice is left aside, so the condition is necessary
 * only; in most positions it leaves a few sets of some hundred.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../kernel/bits.js';
import type { SetGraph } from './restricted-commons.js';

/** The words of a row: three for each digit. */
const WORDS = 27;

/** How many rows are handed on between two yields. */
const ROWS_A_SLICE = 200;

/** By set: 1 if a chain that begins with it may strike something out, which isn't in the solution as far as that is known. */
export function* concludingSets(graph: SetGraph, solution: Int32Array): Slices<Uint8Array> {
  const { goOn, concluding } = prepare(graph, solution);
  while (goOn()) yield;
  return concluding();
}

/** The work in plain functions, which run such loops quicker than a generator. */
function prepare({ sets, first, to, digits, placesOf, seen }: SetGraph, solution: Int32Array) {
  const commons = new Uint16Array(sets.length);
  for (let set = 0; set < sets.length; set++) {
    for (let at = first[set]; at < first[set + 1]; at++) commons[set] |= digits[at];
  }
  // By set and digit that it lacks, a common: the row of what is struck out then.
  const rowOf = new Uint16Array(sets.length * 9);
  const lacking = new Uint16Array(sets.length * 9);
  let count = 0;
  for (let set = 0; set < sets.length; set++) {
    for (let rest = commons[set]; rest !== 0; rest &= rest - 1) {
      const lacked = set * 9 + lowestBit(rest);
      rowOf[lacked] = count;
      lacking[count++] = lacked;
    }
  }
  const rows = new Int32Array(count * WORDS);
  // By row: its words that are not empty.
  const filled = new Int32Array(count);
  const queue = new Uint16Array(count + 1);
  const isQueued = new Uint8Array(count).fill(1);
  let from = 0;
  let end = count;
  for (let row = 0; row < count; row++) {
    queue[row] = row;
    // A set that lacks a digit has the others.
    const set = Math.floor(lacking[row] / 9);
    for (let rest = sets[set].mask & ~(1 << (lacking[row] % 9)); rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      const places = placesOf[set * 9 + digit] * 3;
      for (let band = 0; band < 3; band++) {
        const word = digit * 3 + band;
        const struck = seen[places + band] & ~solution[word];
        if (struck === 0) continue;
        rows[row * WORDS + word] = struck;
        filled[row] |= 1 << word;
      }
    }
  }

  /** Adds one row to another; true if that had not all of it. */
  const join = (into: number, other: number): boolean => {
    let added = 0;
    const a = other * WORDS;
    const b = into * WORDS;
    for (let rest = filled[other]; rest !== 0; rest &= rest - 1) {
      const word = lowestBit(rest);
      added |= rows[a + word] & ~rows[b + word];
      rows[b + word] |= rows[a + word];
    }
    filled[into] |= filled[other];
    return added !== 0;
  };

  /** What follows if the set lacks the digit follows where it lets the set have it. */
  const handOn = (row: number): void => {
    const set = Math.floor(lacking[row] / 9);
    const digit = lacking[row] % 9;
    for (let at = first[set]; at < first[set + 1]; at++) {
      if ((digits[at] & (1 << digit)) === 0) continue;
      for (let rest = commons[to[at]] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
        const into = rowOf[to[at] * 9 + lowestBit(rest)];
        if (!join(into, row) || isQueued[into] !== 0) continue;
        isQueued[into] = 1;
        queue[end] = into;
        end = end === count ? 0 : end + 1;
      }
    }
  };

  /** Hands on some rows; false if none is left. */
  const goOn = (): boolean => {
    for (let left = ROWS_A_SLICE; from !== end; left--) {
      if (left === 0) return true;
      const row = queue[from];
      from = from === count ? 0 : from + 1;
      isQueued[row] = 0;
      handOn(row);
    }
    return false;
  };

  /** Does the set's lack of some digit strike out a candidate that would make it lack the digit? */
  const leadsBack = (set: number): boolean => {
    for (let at = first[set]; at < first[set + 1]; at++) {
      for (let links = digits[at]; links !== 0; links &= links - 1) {
        const row = rowOf[to[at] * 9 + lowestBit(links)] * WORDS;
        for (let rest = sets[set].mask & ~(links & -links); rest !== 0; rest &= rest - 1) {
          const digit = lowestBit(rest);
          const places = placesOf[set * 9 + digit] * 3;
          for (let band = 0; band < 3; band++) {
            if ((seen[places + band] & rows[row + digit * 3 + band]) !== 0) return true;
          }
        }
      }
    }
    return false;
  };

  const concluding = (): Uint8Array => {
    const marks = new Uint8Array(sets.length);
    for (let set = 0; set < sets.length; set++) if (commons[set] !== 0 && leadsBack(set)) marks[set] = 1;
    return marks;
  };

  return { goOn, concluding };
}

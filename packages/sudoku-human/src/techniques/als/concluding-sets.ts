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
import { lowestBit } from '../../kernel/bits.js';
import { intersectsAt } from '../../kernel/cell-sets.js';
import type { SetGraph } from './restricted-commons.js';

/** How many rows are looked at between two yields. */
const ROWS_A_SLICE = 200;

/** By set: 1 if a chain that begins with it may strike something out, which isn't in the solution as far as that is known. */
export function* concludingSets(
  { tables: { size, words }, sets, first, to, digits, placesOf, seen }: SetGraph,
  solution: Int32Array,
): Slices<Uint8Array> {
  // A row is a set of cells for each digit; `marks` words have a bit for each of its words.
  const length = size * words;
  const marks = (length + 31) >>> 5;
  const commons = new Uint16Array(sets.length);
  // By set and digit that it lacks, a common: the row of what is struck out then.
  const rowOf = new Uint16Array(sets.length * size);
  const lacking: number[] = [];
  for (let set = 0; set < sets.length; set++) {
    for (let at = first[set]; at < first[set + 1]; at++) commons[set] |= digits[at];
    for (let rest = commons[set]; rest !== 0; rest &= rest - 1) {
      rowOf[set * size + lowestBit(rest)] = lacking.length;
      lacking.push(set * size + lowestBit(rest));
    }
  }
  const rows = new Int32Array(lacking.length * length);
  // By row: which of its words are not empty, and whether something was added that hasn't been handed on.
  const filled = new Int32Array(lacking.length * marks);
  const hasMore = new Uint8Array(lacking.length).fill(1);
  // The hot loops are plain functions: a generator runs such loops slower.

  /** A set that lacks a digit has the others. */
  const strikeOthers = (row: number): void => {
    const set = Math.floor(lacking[row] / size);
    for (let rest = sets[set].mask & ~(1 << (lacking[row] % size)); rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      const places = placesOf[set * size + digit] * words;
      for (let word = 0; word < words; word++) {
        const at = digit * words + word;
        const struck = seen[places + word] & ~solution[at];
        rows[row * length + at] = struck;
        if (struck !== 0) filled[row * marks + (at >>> 5)] |= 1 << (at & 31);
      }
    }
  };

  /** What follows if the set lacks the digit follows where it lets the set have it; true if that is new somewhere. */
  const handOn = (row: number): boolean => {
    const set = Math.floor(lacking[row] / size);
    const bit = 1 << (lacking[row] % size);
    let any = false;
    for (let at = first[set]; at < first[set + 1]; at++) {
      if ((digits[at] & bit) === 0) continue;
      for (let others = commons[to[at]] & ~bit; others !== 0; others &= others - 1) {
        const into = rowOf[to[at] * size + lowestBit(others)];
        let added = 0;
        for (let mark = 0; mark < marks; mark++) {
          const [source, target] = [row * length + mark * 32, into * length + mark * 32];
          for (let rest = filled[row * marks + mark]; rest !== 0; rest &= rest - 1) {
            const word = lowestBit(rest);
            added |= rows[source + word] & ~rows[target + word];
            rows[target + word] |= rows[source + word];
          }
          filled[into * marks + mark] |= filled[row * marks + mark];
        }
        if (added === 0) continue;
        hasMore[into] = 1;
        any = true;
      }
    }
    return any;
  };

  /** Does the set's lack of some digit strike out a candidate that would make it lack the digit? */
  const leadsBack = (set: number): boolean => {
    for (let at = first[set]; at < first[set + 1]; at++) {
      for (let links = digits[at]; links !== 0; links &= links - 1) {
        const row = rowOf[to[at] * size + lowestBit(links)];
        for (let rest = sets[set].mask & ~(links & -links); rest !== 0; rest &= rest - 1) {
          const digit = lowestBit(rest);
          if (intersectsAt(seen, placesOf[set * size + digit], rows, row * size + digit, words)) return true;
        }
      }
    }
    return false;
  };

  for (let row = 0; row < lacking.length; row++) strikeOthers(row);
  for (let any = true; any; ) {
    any = false;
    for (let row = 0; row < lacking.length; row++) {
      if (row % ROWS_A_SLICE === 0) yield;
      if (hasMore[row] === 0) continue;
      hasMore[row] = 0;
      if (handOn(row)) any = true;
    }
  }
  const ends = new Uint8Array(sets.length);
  for (let set = 0; set < sets.length; set++) if (leadsBack(set)) ends[set] = 1;
  return ends;
}

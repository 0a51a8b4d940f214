/**
 * Which two candidates can't both be true, because an almost locked set would lose two of its digits: each of them sees
 * all places of its digit in the set.
 *
 * Held as sets of cells, one for each candidate and each digit, so that the candidates that a candidate excludes in this
 * way are one set for each digit, and all cells are asked at once whether they would be left empty.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import { addAllAt, intersectsAt, keepAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { AlmostLockedSet } from './almost-locked-sets.js';

/** How many sets are looked at between two yields. */
const SETS_A_SLICE = 200;

/** Set number `candidate * size + digit`: the cells where the digit and the candidate can't both be true. */
export function* excludingPairs(state: State, sets: readonly AlmostLockedSet[]): Slices<Int32Array> {
  const { cells: count, size, words } = state.tables;
  const excluded = new Int32Array(count * size * size * words);
  // Set number `digit`: the candidates of the digit that lock the set.
  const locking = new Int32Array(size * words);
  for (const [index, { cells, mask }] of sets.entries()) {
    if (index % SETS_A_SLICE === SETS_A_SLICE - 1) yield;
    const digits = lockingDigits(state, cells, mask, locking);
    // One digit alone excludes nothing.
    if ((digits & (digits - 1)) === 0) continue;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      for (let word = 0; word < words; word++) {
        for (let some = locking[digit * words + word]; some !== 0; some &= some - 1) {
          const row = ((word * 32 + lowestBit(some)) * size + digit) * size;
          for (let others = digits & ~(1 << digit); others !== 0; others &= others - 1) {
            const other = lowestBit(others);
            addAllAt(excluded, row + other, locking, other, words);
          }
        }
      }
    }
  }
  return excluded;
}

/** Fills in which candidates lock the set; answers which digits have any. */
export function lockingDigits(
  { masks, digitSets, tables: { words, peerSets } }: State,
  cells: readonly number[],
  mask: number,
  locking: Int32Array,
): number {
  let digits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    for (let at = digit * words; at < (digit + 1) * words; at++) locking[at] = digitSets[at];
    for (let i = 0; i < cells.length; i++) {
      if ((masks[cells[i]] & (1 << digit)) !== 0) keepAt(locking, digit, peerSets, cells[i], words);
    }
    if (intersectsAt(locking, digit, locking, digit, words)) digits |= 1 << digit;
  }
  return digits;
}

/**
 * Which two candidates can't both be true, because an almost locked set would lose two of its digits: each of them sees
 * all places of its digit in the set.
 *
 * Held as sets of cells, one for each candidate and each digit, so that the candidates that a candidate excludes in this
 * way are nine sets, and all cells are asked at once whether they would be left empty.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import { CANDIDATES, candidateAt } from '../../kernel/candidates.js';
import { keepAt } from '../../kernel/cell-sets.js';
import { peerSets } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import type { AlmostLockedSet } from './almost-locked-sets.js';

/** How many sets are looked at between two yields. */
const SETS_A_SLICE = 200;

/** Set number `candidate * 9 + digit`: the cells where the digit and the candidate can't both be true. */
export function* excludingPairs(state: State, sets: readonly AlmostLockedSet[]): Slices<Int32Array> {
  const excluded = new Int32Array(CANDIDATES * 27);
  // Set number `digit`: the candidates of the digit that lock the set.
  const locking = new Int32Array(27);
  for (const [index, { cells, mask }] of sets.entries()) {
    if (index % SETS_A_SLICE === SETS_A_SLICE - 1) yield;
    const digits = lockingDigits(state, cells, mask, locking);
    // One digit alone excludes nothing.
    if ((digits & (digits - 1)) === 0) continue;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      for (let band = 0; band < 3; band++) {
        for (let word = locking[digit * 3 + band]; word !== 0; word &= word - 1) {
          const row = candidateAt(band * 32 + lowestBit(word), digit) * 27;
          for (let others = digits & ~(1 << digit); others !== 0; others &= others - 1) {
            const at = lowestBit(others) * 3;
            excluded[row + at] |= locking[at];
            excluded[row + at + 1] |= locking[at + 1];
            excluded[row + at + 2] |= locking[at + 2];
          }
        }
      }
    }
  }
  return excluded;
}

/** Fills in which candidates lock the set; answers which digits have any. */
export function lockingDigits(state: State, cells: readonly number[], mask: number, locking: Int32Array): number {
  const { masks, digitSets } = state;
  let digits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const at = digit * 3;
    for (let band = 0; band < 3; band++) locking[at + band] = digitSets[at + band];
    for (let i = 0; i < cells.length; i++) {
      if ((masks[cells[i]] & (1 << digit)) !== 0) keepAt(locking, digit, peerSets, cells[i]);
    }
    if ((locking[at] | locking[at + 1] | locking[at + 2]) !== 0) digits |= 1 << digit;
  }
  return digits;
}

/**
 * Which candidates lock which almost locked sets: a candidate that sees all places of its digit in a set takes the
 * digit away from it, and what is left is a locked set.
 *
 * A row of bits for each candidate, one bit for each set, worked out once a state. So "these two candidates can't both
 * be true, because some set would lose two digits" and "every digit of this cell locks some set that locks out that
 * candidate" are an AND of two rows.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import { type Context, onceAState } from '../shared/technique.js';
import { type AlmostLockedSet, almostLockedSets } from './almost-locked-sets.js';
import { excludingPairs, lockingDigits } from './excluding-pairs.js';

/** How many sets are looked at between two yields. */
const SETS_A_SLICE = 200;

/** The sets of a state and the candidates that lock them. */
export type LockingCandidates = {
  /** The almost locked sets, by size and then by cells. */
  readonly sets: readonly AlmostLockedSet[];
  /** How many words a row has. */
  readonly words: number;
  /** The rows: word `w` of candidate `digit` of `cell` is `rows[(cell * size + digit) * words + w]`. */
  readonly rows: Int32Array;
};

/** The candidates that lock the state's sets. */
function* lockingCandidates(state: State, sets: readonly AlmostLockedSet[]): Slices<LockingCandidates> {
  const { cells, size, words: cellWords } = state.tables;
  const words = (sets.length + 31) >>> 5;
  const rows = new Int32Array(cells * size * words);
  const locking = new Int32Array(size * cellWords);
  for (let index = 0; index < sets.length; index++) {
    if (index % SETS_A_SLICE === 0) yield;
    const digits = lockingDigits(state, sets[index].cells, sets[index].mask, locking);
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      for (let word = 0; word < cellWords; word++) {
        for (let some = locking[digit * cellWords + word]; some !== 0; some &= some - 1) {
          const candidate = (word * 32 + lowestBit(some)) * size + digit;
          rows[candidate * words + (index >>> 5)] |= 1 << (index & 31);
        }
      }
    }
  }
  return { sets, words, rows };
}

/** The first set from `from` on that both candidates lock, or -1. */
export function firstLockedByBoth({ words, rows }: LockingCandidates, a: number, b: number, from = 0): number {
  for (let word = from >>> 5; word < words; word++) {
    let both = rows[a * words + word] & rows[b * words + word];
    if (word === from >>> 5) both &= -1 << (from & 31);
    if (both !== 0) return word * 32 + lowestBit(both);
  }
  return -1;
}

/** The almost locked sets that the limits allow, by their size and then by their cells. */
export const setsOf: (context: Context) => Slices<readonly AlmostLockedSet[]> = /* @__PURE__ */ onceAState(function* ({
  state,
  limits,
}) {
  const sets = yield* almostLockedSets(state);
  return limits.maxAlsSize < 8 ? sets.filter(({ cells }) => cells.length <= limits.maxAlsSize) : sets;
});

/** Which candidates lock which sets. */
export const lockingCandidatesOf: (context: Context) => Slices<LockingCandidates> = /* @__PURE__ */ onceAState(
  function* (context) {
    return yield* lockingCandidates(context.state, yield* setsOf(context));
  },
);

/** Which candidates exclude each other by some set. */
export const excludingPairsOf: (context: Context) => Slices<Int32Array> = /* @__PURE__ */ onceAState(
  function* (context) {
    return yield* excludingPairs(context.state, yield* setsOf(context));
  },
);

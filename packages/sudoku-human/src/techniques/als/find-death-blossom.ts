/**
 * Death Blossom: a stem cell each of whose digits takes a digit away from an almost locked set, its petal.
 *
 *     stem {1,2,3}     1 - petal {1, 4, 7}     whichever digit the stem takes, one petal is locked,
 *                      2 - petal {2, 5, 7}     and all petals have a 7: what sees all the 7s goes
 *                      3 - petal {3, 7}
 *
 * The petals of a stem digit are the sets that it locks; those that lock out a candidate are the sets which that
 * candidate locks. Which candidates exclude each other by some set is known (see `excluding-pairs.ts`), so the candidates
 * that a stem can strike out at all are found without any choice of petals. Petals are then chosen digit by digit, with
 * the candidates that all of them so far strike out; a choice ends where none is left.
 *
 * @see http://sudopedia.enjoysudoku.com/Death_Blossom.html
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { intersects } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { Link, Step, Technique } from '../../types.js';
import { candidatesIn, candidatesOf, digitsOf, numbered, stepOf } from '../shared/parts.js';
import { type Context, slicedTechnique } from '../shared/technique.js';
import type { AlmostLockedSet } from './almost-locked-sets.js';
import {
  excludingPairsOf,
  firstLockedByBoth,
  type LockingCandidates,
  lockingCandidatesOf,
} from './locking-candidates.js';

/**
 * The most choices of a petal that are tried for one stem; puzzles don’t come to 1,000 (`scripts/limits.mjs`), made-up
 * marks do.
 */
const maxTrials = 50_000;

/** How many of them between two yields. */
const TRIALS_A_SLICE = 200;

/**
 * Death Blossom: a stem cell of at least three digits, and for each of them an almost locked set (petal) that loses the
 * digit if the stem takes it; a digit that all petals have beside leaves what sees all its places in them.
 *
 * Pattern: roles `'stem'`, and `'petal-1'`, `'petal-2'` … in the order of the stem's digits; one weak link for each
 * digit from the stem to its places in the petal. (A stem of two digits makes an ALS-XY-Wing.) Instances by stem; for
 * each set of candidates that it can strike out one instance, with small petals. Petals share no cells unless
 * `alsOverlap` is set; `maxAlsSize` limits them.
 *
 * @example
 * ```ts
 * import { deathBlossom, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('5721643891649835278935..1...298.143..38...7.1.513..8.2345219678987...2132167389..');
 * findSteps(puzzle, [deathBlossom]).map((step) => step.eliminations); // => [[{ cell: 43, digit: 6 }]]
 * ```
 */
export const deathBlossom: Technique = /* @__PURE__ */ slicedTechnique('death-blossom', function* (context, emit) {
  const { masks, tables } = context.state;
  const excluded = yield* excludingPairsOf(context);
  for (let stem = 0; stem < tables.cells; stem++) {
    const digits = digitsOf(masks[stem]).map((digit) => digit - 1);
    if (digits.length < 3) continue;
    yield;
    const targets = targetsOf(context, excluded, stem, digits);
    if (targets.length === 0) continue;
    const locking = yield* lockingCandidatesOf(context);
    const stopped = yield* choosePetals(context, locking, stem, digits, targets, (petals, struck) =>
      emit(blossomStep(context.state, stem, digits, petals, struck)),
    );
    if (stopped) return true;
  }
  return false;
});

/** The candidates, as `cell * size + digit`, that some petal of each stem digit locks out. */
function targetsOf({ state }: Context, excluded: Int32Array, stem: number, digits: readonly number[]): number[] {
  const { size, words } = state.tables;
  const targets: number[] = [];
  for (let digit = 0; digit < size; digit++) {
    if (digits.includes(digit)) continue;
    for (let word = 0; word < words; word++) {
      let some = state.digitSets[digit * words + word];
      for (const own of digits) some &= excluded[((stem * size + own) * size + digit) * words + word];
      for (; some !== 0; some &= some - 1) targets.push((word * 32 + lowestBit(some)) * size + digit);
    }
  }
  return targets.sort((a, b) => a - b);
}

/** A set, and the targets that it strikes out once it is locked: one bit each, in words. */
type Petal = { readonly set: AlmostLockedSet; readonly strikes: Int32Array };

/** Takes a choice of petals and the targets that they strike out; true ends the search. */
type Visit = (petals: readonly AlmostLockedSet[], struck: readonly number[]) => boolean;

function* choosePetals(
  { state, limits }: Context,
  locking: LockingCandidates,
  stem: number,
  digits: readonly number[],
  targets: readonly number[],
  visit: Visit,
): Slices<boolean> {
  const choices: Petal[][] = [];
  for (const digit of digits) {
    choices.push(petalsOf(locking, stem * state.tables.size + digit, targets, limits.alsOverlap));
    yield;
  }
  const petals: AlmostLockedSet[] = [];
  const listed = new Set<string>();
  let trials = 0;
  // What is left of one target in the end is that target: if it is listed, nothing new is behind this petal.
  const isTold = (left: Int32Array): boolean =>
    left.reduce((sum, word) => sum + countBits(word), 0) === 1 && listed.has(keyOf(digits.length, left));
  function* choose(left: Int32Array): Slices<boolean> {
    const isWhole = petals.length === digits.length;
    // Where cells may be shared, petals that have struck out the same so far go on in the same way.
    if (isWhole || limits.alsOverlap) {
      const key = keyOf(petals.length, left);
      if (listed.has(key)) return false;
      listed.add(key);
    }
    if (isWhole) {
      const struck = targets.filter((_, i) => left[i >>> 5] & (1 << (i & 31)));
      return visit([...petals], struck);
    }
    for (const { set, strikes } of choices[petals.length]) {
      if (!limits.alsOverlap && petals.some((other) => sharesCells(set, other))) continue;
      if (++trials > maxTrials) return false;
      if (trials % TRIALS_A_SLICE === 0) yield;
      const both = left.map((word, i) => word & strikes[i]);
      if (both.reduce((any, word) => any | word, 0) === 0) continue;
      if (petals.length + 1 < digits.length && isTold(both)) continue;
      petals.push(set);
      const stopped = yield* choose(both);
      petals.pop();
      if (stopped) return true;
    }
    return false;
  }
  return yield* choose(new Int32Array((targets.length + 31) >>> 5).fill(-1));
}

/**
 * The sets that a stem digit locks and that strike out targets; one of those that strike out the same will do if cells
 * may be shared.
 */
function petalsOf(locking: LockingCandidates, stem: number, targets: readonly number[], oneOfAKind: boolean): Petal[] {
  const strikes = new Map<number, Int32Array>();
  for (const [i, target] of targets.entries()) {
    for (let at = firstLockedByBoth(locking, stem, target); at >= 0; ) {
      const mask = strikes.get(at) ?? new Int32Array((targets.length + 31) >>> 5);
      mask[i >>> 5] |= 1 << (i & 31);
      strikes.set(at, mask);
      at = firstLockedByBoth(locking, stem, target, at + 1);
    }
  }
  const petals = [...strikes].sort(([a], [b]) => a - b).map(([at, mask]) => ({ set: locking.sets[at], strikes: mask }));
  if (!oneOfAKind) return petals;
  return [...new Map(petals.toReversed().map((petal) => [petal.strikes.join(), petal])).values()].reverse();
}

function keyOf(petals: number, left: Int32Array): string {
  return `${petals} ${left.join()}`;
}

function sharesCells(a: AlmostLockedSet, b: AlmostLockedSet): boolean {
  return intersects(a.set, b.set);
}

function blossomStep(
  state: State,
  stem: number,
  digits: readonly number[],
  petals: readonly AlmostLockedSet[],
  struck: readonly number[],
): Step {
  const links = petals.map(({ cells }, i): Link => {
    const places = cells.filter((cell) => state.masks[cell] & (1 << digits[i]));
    const digit = digits[i] + 1;
    return { from: { cells: [stem], digit }, to: { cells: places, digit }, type: 'weak' };
  });
  const eliminations = candidatesOf(state.tables, struck);
  const lists = petals.map(({ cells }) => candidatesIn(state, cells));
  return stepOf('death-blossom', {
    eliminations,
    roles: { stem: candidatesIn(state, [stem]), ...numbered('petal', lists) },
    links,
    params: {
      stem: { cells: [stem] },
      assumed: { digits: digits.map((digit) => digit + 1) },
      cells: { cells: [...new Set(petals.flatMap(({ cells }) => cells))].sort((a, b) => a - b) },
      digits: { digits: [...new Set(eliminations.map(({ digit }) => digit))] },
    },
  });
}

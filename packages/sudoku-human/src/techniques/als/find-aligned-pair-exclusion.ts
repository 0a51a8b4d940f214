/**
 * Aligned Pair Exclusion: two cells and all ways to fill them; a digit that is in none of the possible ways goes.
 *
 *     p {1,2}   q {1,5,6}      p = 2, q = 5 would leave the cell {2,5} empty that both see,
 *     {2,5}     {2,4,6}…       p = 2, q = 6 would leave two cells {2,4,6} with one digit, p = 2, q = 1 …: p isn't 2
 *
 * Two equal digits exclude each other if the cells see each other. Two different digits do if some almost locked set
 * (a cell with two digits is the smallest) would lose both: each cell sees all places of its digit in the set. So each
 * candidate has a set of cells that it leaves no digit, worked out for all cells at once; in most positions it is empty.
 *
 * @see https://www.sudokuwiki.org/Aligned_Pair_Exclusion
 */

import { lowestBit } from '../../kernel/bits.js';
import { addAt, emptySet, hasAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { Step, Technique } from '../../types.js';
import { candidatesIn, candidatesOf, numbered, stepOf } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';
import {
  excludingPairsOf,
  firstLockedByBoth,
  type LockingCandidates,
  lockingCandidatesOf,
} from './locking-candidates.js';

/**
 * Aligned Pair Exclusion: each way to fill two cells with one of them at a digit is excluded, because the cells see
 * each other and both were that digit, or because an almost locked set would be left with too few digits; so the digit
 * goes.
 *
 * Pattern: role `'pair'` for the candidates of the two cells, `'set-1'`, `'set-2'` … for those of the sets that exclude
 * something, none of them idle. Instances by the two cells, with all digits that either loses. The cells needn't see
 * each other; `maxAlsSize` limits the sets (1: only cells with two digits).
 *
 * @example
 * ```ts
 * import { alignedPairExclusion, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('746..9531835.6.429192345786.7..5694.9.4.3...2...9.4...68741239541359.26.5296.3..4');
 * findSteps(puzzle, [alignedPairExclusion])[0]?.eliminations; // => [{ cell: 43, digit: 1 }]
 * ```
 */
export const alignedPairExclusion: Technique = /* @__PURE__ */ slicedTechnique(
  'aligned-pair-exclusion',
  function* (context, emit) {
    const { state } = context;
    const lost = lostDigits(state, yield* excludingPairsOf(context));
    if (lost === undefined) return false;
    const locking = yield* lockingCandidatesOf(context);
    const { cells } = state.tables;
    for (let p = 0; p < cells; p++) {
      if (state.masks[p] === 0) continue;
      yield;
      for (let q = p + 1; q < cells; q++) {
        const struck = [...struckIn(state, lost, p, q), ...struckIn(state, lost, q, p)];
        if (struck.length > 0 && emit(pairStep(state, locking, p, q, struck))) return true;
      }
    }
    return false;
  },
);

/** By candidate, as a set: the cells that it leaves no digit; nothing if there are none. */
function lostDigits({ masks, digitSets, tables }: State, excluded: Int32Array): Int32Array | undefined {
  const { cells, size, words, peerSets } = tables;
  const lost = new Int32Array(cells * size * words);
  const choices = emptySet(words);
  for (let cell = 0; cell < cells; cell++) if ((masks[cell] & (masks[cell] - 1)) !== 0) addAt(choices, 0, cell, words);
  let any = 0;
  for (let word = 0; word < words; word++) {
    for (let cell = 0; cell < cells; cell++) {
      if ((masks[cell] & (masks[cell] - 1)) === 0) continue;
      for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) {
        const digit = lowestBit(rest);
        const candidate = cell * size + digit;
        let empty = choices[word] & ~(digitSets[digit * words + word] & ~peerSets[cell * words + word]);
        for (let other = 0; other < size && empty !== 0; other++) {
          const at = other * words + word;
          if (other !== digit) empty &= ~digitSets[at] | excluded[candidate * size * words + at];
        }
        if (cell >> 5 === word) empty &= ~(1 << (cell & 31));
        lost[candidate * words + word] = empty;
        any |= empty;
      }
    }
  }
  return any === 0 ? undefined : lost;
}

/** The candidates of a cell that leave the other cell no digit. */
function struckIn({ masks, tables: { size, words } }: State, lost: Int32Array, cell: number, other: number): number[] {
  const struck: number[] = [];
  for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) {
    const candidate = cell * size + lowestBit(rest);
    if (hasAt(lost, candidate, other, words)) struck.push(candidate);
  }
  return struck;
}

function pairStep(state: State, locking: LockingCandidates, p: number, q: number, struck: readonly number[]): Step {
  const sets = setsFor(state, locking, p, q, struck).map((index) => locking.sets[index].cells);
  const eliminations = candidatesOf(state.tables, struck);
  const lists = sets.map((cells) => candidatesIn(state, cells));
  return stepOf('aligned-pair-exclusion', {
    eliminations,
    roles: { pair: candidatesIn(state, [p, q]), ...numbered('set', lists) },
    params: {
      pair: { cells: [p, q] },
      cells: { cells: [...new Set(sets.flat())].sort((a, b) => a - b) },
      digits: { digits: [...new Set(eliminations.map(({ digit }) => digit))] },
    },
  });
}

/** Sets that exclude every way in which a candidate that goes would stay: small ones, none of them idle. */
function setsFor(
  { masks, tables: { size } }: State,
  locking: LockingCandidates,
  p: number,
  q: number,
  struck: readonly number[],
): number[] {
  const ways: [number, number][] = struck.flatMap((node) => {
    const other = Math.floor(node / size) === p ? q : p;
    const mates: [number, number][] = [];
    for (let rest = masks[other] & ~(1 << (node % size)); rest !== 0; rest &= rest - 1) {
      mates.push([node, other * size + lowestBit(rest)]);
    }
    return mates;
  });
  const excludes = (set: number, [a, b]: [number, number]): boolean => firstLockedByBoth(locking, a, b, set) === set;
  const chosen: number[] = [];
  for (const way of ways) {
    if (!chosen.some((set) => excludes(set, way))) chosen.push(firstLockedByBoth(locking, ...way));
  }
  for (const set of chosen.toReversed()) {
    const others = chosen.filter((other) => other !== set);
    if (ways.every((way) => others.some((other) => excludes(other, way)))) chosen.splice(chosen.indexOf(set), 1);
  }
  return chosen.sort((a, b) => a - b);
}

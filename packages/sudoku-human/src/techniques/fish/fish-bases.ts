/**
 * Which bases can make a fish together at all, asked before the fish are searched.
 *
 * Let `t` be struck out by a fish of N bases. Suppose `t` were true: then every candidate that sees it is gone, the
 * fins among them, and so are the candidates of the covers through `t`. What is left of the N bases lies in the other
 * covers, at most N − 1 of them, and no digit can stand in N bases with N − 1 places for it:
 *
 *     a . . a .      rows a, b with t true: their places lie in one column, so
 *     b . . * b      one of the two rows has none left and t is false
 *     . . . t .
 *
 * The question is therefore asked the other way round: which bases lie within some N − 1 covers? Each set of N − 1 covers
 * is one bit. A cell has the mask of the sets that hold it; a base has the sets that hold all its cells, which is the
 * intersection of their masks. If no set holds N bases, no fish of the size strikes out `t`, whatever its fins; if this is
 * so for every `t`, the digit has none. A base that holds `t` itself takes part where `t` lies in more covers still: then
 * one base and (at least) two covers fewer are left. It is a necessary condition only, some hundred words of work for a
 * candidate; the search proper decides.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseSets, peerSets } from '../../kernel/geometry.js';
import { ALL_HOUSES, housesChanged, isAsSeen, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import type { Context } from '../shared/technique.js';
import { type CoverSets, coverSets } from './cover-sets.js';
import { onlyKind } from './fish-houses.js';
import type { FishShape } from './fish-shapes.js';

/** How many words of sets and how many masks are looked at between two yields. */
const WORDS_A_SLICE = 200;
const MASKS_A_SLICE = 500;

/**
 * Looks at one digit, whose candidates are the set from `offset`, for bases one of which at least is `changed`. The cells of
 * `solution` there are known to hold the digit.
 */
type FindBases = (digitSets: Int32Array, offset: number, changed?: number, solution?: Int32Array) => Slices<number[]>;

/**
 * Asks for the bases of the fish of a size. The answer are masks of houses, such that the bases of every fish are a
 * subset of one of them: no mask, no fish.
 */
export function createBaseFinder(size: number, bases: readonly number[], covers: readonly number[]): FindBases {
  // A cell lies in at most one house of each kind, so that many covers and bases can hold the target.
  const mostThrough = Math.min(kindsOf(bases), kindsOf(covers) - 1, size - 1);
  const sets: CoverSets[] = [];
  // Of rows and columns one crosses the other in one place: N − 1 covers hold no more than N − 1 places of a base.
  const kinds = [onlyKind(bases), onlyKind(covers)];
  const areLinesAcross = kinds.includes(0) && kinds.includes(1);
  // By house: how many places the base has left, and their cells, at most nine.
  const counts = new Uint8Array(27);
  const cells = new Uint8Array(27 * 9);
  const fits = new Int32Array(27);
  const atLeast = new Int32Array(size + 1);
  let looked = 0;
  let wanted = ALL_HOUSES;

  return function* (digitSets, offset, changed = ALL_HOUSES, solution = undefined) {
    wanted = changed;
    while (sets.length <= mostThrough) sets.push(yield* coverSets(covers, size - sets.length - 1));
    let eligible = 0;
    for (const house of bases) if (placesLeft(digitSets, offset, house, 81) >= 2) eligible |= 1 << house;
    const found = new Set<number>();
    for (let band = 0; band < 3; band++) {
      const known = solution === undefined ? 0 : solution[offset + band];
      for (let rest = digitSets[offset + band] & ~known; rest !== 0; rest &= rest - 1) {
        yield* suppose(digitSets, offset, band * 32 + lowestBit(rest), eligible, found);
      }
    }
    return yield* maximal(found);
  };

  function* suppose(
    digitSets: Int32Array,
    offset: number,
    target: number,
    eligible: number,
    found: Set<number>,
  ): Slices<void> {
    let own = 0;
    for (let i = target * 3; i < target * 3 + 3; i++) own |= (1 << cellHouses[i]) & eligible;
    const most = Math.min(mostThrough, countBits(own));
    // Those of the wanted bases that may be among them, unless one is there as a base that holds the target.
    const news = wanted === ALL_HOUSES ? wanted : withFewPlaces(digitSets, offset, target, wanted & eligible & ~own);
    if (news === 0 && (most === 0 || (own & wanted) === 0)) return;
    const few = withFewPlaces(digitSets, offset, target, eligible & ~own);
    if (areLinesAcross && countBits(few) < size) return;
    for (let through = 0; through <= most; through++) {
      const free = through === 0 ? 0 : own;
      const some = (free & wanted) !== 0 ? ALL_HOUSES : news;
      if (some !== 0) yield* findFitting(sets[through], size - through, target, few, free, some, found);
    }
  }

  /** Those of the houses whose places may lie in fewer covers than the size, with the target true; their places are listed. */
  function withFewPlaces(digitSets: Int32Array, offset: number, target: number, houses: number): number {
    let few = 0;
    for (let rest = houses; rest !== 0; rest &= rest - 1) {
      if (placesLeft(digitSets, offset, lowestBit(rest), target) < size || !areLinesAcross) few |= rest & -rest;
    }
    return few;
  }

  /**
   * The masks of bases of which `needed` or more lie in one set of `needed` − 1 covers, with the free ones; one at least is
   * among the `news`.
   */
  function* findFitting(
    { words, holding, including, all }: CoverSets,
    needed: number,
    target: number,
    eligible: number,
    free: number,
    news: number,
    found: Set<number>,
  ): Slices<void> {
    // Bit by bit: `atLeast[n]` are the sets that hold n of the bases so far.
    const addFitting = (houses: number, alive: number, word: number): void => {
      for (let rest = houses; rest !== 0; rest &= rest - 1) {
        const house = lowestBit(rest);
        let fitting = alive & ~including[house * words + word];
        const end = house * 9 + counts[house];
        for (let i = house * 9; i < end && fitting !== 0; i++) fitting &= holding[cells[i] * words + word];
        fits[house] = fitting;
        if (fitting === 0) continue;
        for (let n = needed; n > 1; n--) atLeast[n] |= atLeast[n - 1] & fitting;
        atLeast[1] |= fitting;
      }
    };
    for (let word = 0; word < words; word++) {
      if (++looked % WORDS_A_SLICE === 0) yield;
      const alive = all[word] & ~holding[target * words + word];
      atLeast.fill(0);
      addFitting(news & eligible, alive, word);
      const some = news === ALL_HOUSES ? -1 : atLeast[1];
      if (some === 0) continue;
      addFitting(eligible & ~news, some & alive, word);
      for (let enough = atLeast[needed] & some; enough !== 0; enough &= enough - 1) {
        let mask = free;
        for (let rest = eligible; rest !== 0; rest &= rest - 1) {
          if ((fits[lowestBit(rest)] & enough & -enough) !== 0) mask |= rest & -rest;
        }
        found.add(mask);
      }
    }
  }

  /** Lists the places of a base that would be left with the target true (81: no target); answers how many. */
  function placesLeft(digitSets: Int32Array, offset: number, house: number, target: number): number {
    let at = house * 9;
    for (let band = 0; band < 3; band++) {
      let left = digitSets[offset + band] & houseSets[house * 3 + band];
      if (target < 81) left &= ~peerSets[target * 3 + band];
      for (; left !== 0; left &= left - 1) cells[at++] = band * 32 + lowestBit(left);
    }
    counts[house] = at - house * 9;
    return counts[house];
  }
}

function kindsOf(houses: readonly number[]): number {
  return new Set(houses.map((house) => Math.floor(house / 9))).size;
}

/** The masks that are no subset of another one. */
function* maximal(masks: ReadonlySet<number>): Slices<number[]> {
  const kept: number[] = [];
  const sorted = [...masks].sort((a, b) => countBits(b) - countBits(a) || a - b);
  for (const [at, mask] of sorted.entries()) {
    if (at % MASKS_A_SLICE === MASKS_A_SLICE - 1) yield;
    if (!kept.some((other) => (mask & ~other) === 0)) kept.push(mask);
  }
  return kept;
}

/** By digit and side: masks of houses, of which the bases of every fish of the size are a subset of one. */
export type PossibleBases = (context: Context) => Slices<readonly number[][][]>;

/** The possible bases of fish of a size and shape, as a function of the position. */
export function possibleBases(size: number, shape: FishShape): PossibleBases {
  const name = `bases-${shape.name}-${size}`;
  return (context) => basesOf(context, name, size, shape);
}

function* basesOf(
  { state, memory, solution }: Context,
  name: string,
  size: number,
  shape: FishShape,
): Slices<readonly number[][][]> {
  const kept = recall(memory, name, () => ({
    seen: noDigitSets(),
    finders: shape.sides.map(([bases, covers]) => createBaseFinder(size, bases, covers)),
    bases: Array.from({ length: 9 }, () => shape.sides.map((): number[] => [])),
  }));
  for (let digit = 0; digit < 9; digit++) {
    if (isAsSeen(kept.seen, state, digit)) continue;
    const changed = housesChanged(kept.seen, state, digit);
    for (const [side, find] of kept.finders.entries()) {
      const news = yield* find(state.digitSets, digit * 3, changed, solution);
      // Fish of bases that are as they were before could be before: candidates only go.
      const old = kept.bases[digit][side].map((mask) => mask & ~changed).filter((mask) => countBits(mask) >= size);
      kept.bases[digit][side] = yield* maximal(new Set([...old, ...news]));
    }
    noteSeen(kept.seen, state, digit);
  }
  return kept.bases;
}

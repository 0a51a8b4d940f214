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

import { type Slices, spend } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { type CellSet, hasAt } from '../../kernel/cell-sets.js';
import { cellsChanged, isAsSeen, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import { columnKind, rowKind, type Tables } from '../../kernel/tables.js';
import type { Context } from '../shared/technique.js';
import { type CoverSets, coverSets } from './cover-sets.js';
import { ALL_IN_LIST, listed, mostThroughACell, onlyKind } from './fish-houses.js';
import type { FishShape, FishSide } from './fish-shapes.js';

/** How many words of sets and how many masks are looked at between two yields. */
const WORDS_A_SLICE = 200;
const MASKS_A_SLICE = 500;

/**
 * Returns the masks of bases for one digit. Its candidates are the set from `offset`. If `changed` cells are given, at least
 * one base of each mask has one of them. The cells of `solution` there are known to hold the digit.
 */
type FindBases = (digitSets: Int32Array, offset: number, changed?: CellSet, solution?: Int32Array) => Slices<number[]>;

/**
 * A function that finds the bases of fish. It returns masks of the list of bases: house `i` is bit `i & 31`. The bases of
 * every fish of the size are a subset of one mask, so without a mask there is no fish. If there are more than 32 bases, some
 * share a bit. Then a mask rules out less.
 */
export function createBaseFinder(tables: Tables, { bases, covers }: FishSide, size: number): FindBases {
  const { words, houseSets, peerSets } = tables;
  // How many of the bases can hold the target.
  const mostThrough = Math.min(mostThroughACell(tables, bases), mostThroughACell(tables, covers) - 1, size - 1);
  const sets: CoverSets[] = [];
  // Of rows and columns one crosses the other in one place: N − 1 covers hold no more than N − 1 places of a base.
  const kinds = [onlyKind(tables, bases), onlyKind(tables, covers)];
  const mostPlaces = kinds.includes(rowKind) && kinds.includes(columnKind) ? size - 1 : tables.size;
  // By base: its places as a set; how many are left if the target is true, and their cells.
  const places = new Int32Array(bases.length * words);
  const counts = new Uint8Array(bases.length);
  const cells = new Uint8Array(bases.length * tables.size);
  const fits = new Int32Array(bases.length);
  const atLeast = new Int32Array(size + 1);
  // The bases with places enough; those of them with few places left if the target is true, the wanted ones first.
  const eligible = new Uint16Array(bases.length);
  const few = new Uint16Array(bases.length);
  let open = 0;
  // How many are few, and how many of these are wanted.
  let many = 0;
  let news = 0;
  let wanted = ALL_IN_LIST;
  // The bases that hold the target, and how many these are.
  let own = 0;
  let owns = 0;
  let looked = 0;

  return function* (digitSets, offset, changed = undefined, solution = undefined) {
    wanted = listed(tables, bases, changed);
    while (sets.length <= mostThrough) sets.push(yield* coverSets(tables, covers, size - sets.length - 1));
    listPlaces(digitSets, offset);
    const found = new Set<number>();
    for (let word = 0; word < words; word++) {
      const known = solution === undefined ? 0 : solution[offset + word];
      for (let rest = digitSets[offset + word] & ~known; rest !== 0; rest &= rest - 1) {
        const target = word * 32 + lowestBit(rest);
        if (!suppose(target)) continue;
        for (let through = 0; through <= Math.min(mostThrough, owns); through++) {
          if (many < size - through) continue;
          const end = sets[through].words;
          for (let from = 0; from < end; from += WORDS_A_SLICE) {
            const to = Math.min(end, from + WORDS_A_SLICE);
            findFitting(sets[through], from, to, size - through, target, through === 0 ? 0 : own, found);
            looked += to - from;
            if (looked < WORDS_A_SLICE) continue;
            looked = 0;
            yield;
          }
        }
      }
    }
    return yield* maximal(found);
  };

  function listPlaces(digitSets: Int32Array, offset: number): void {
    open = 0;
    for (let i = 0; i < bases.length; i++) {
      let count = 0;
      for (let word = 0; word < words; word++) {
        places[i * words + word] = digitSets[offset + word] & houseSets[bases[i] * words + word];
        count += countBits(places[i * words + word]);
      }
      if (count >= 2) eligible[open++] = i;
    }
  }

  /** Lists the bases with few places left if the target is true; false if no fish can strike the target out. */
  function suppose(target: number): boolean {
    many = 0;
    own = 0;
    owns = 0;
    for (let at = 0; at < open; at++) {
      const i = eligible[at];
      if (hasAt(houseSets, bases[i], target, words)) {
        own |= 1 << i;
        owns++;
      } else if ((wanted & (1 << i)) !== 0) addIfFew(i, target);
    }
    news = many;
    // One of the wanted bases must be there, if only as a base that holds the target.
    if (news === 0 && (mostThrough === 0 || (own & wanted) === 0)) return false;
    for (let at = 0; at < open && wanted !== ALL_IN_LIST; at++) {
      if (((wanted | own) & (1 << eligible[at])) === 0) addIfFew(eligible[at], target);
    }
    return many >= size - Math.min(mostThrough, owns);
  }

  /** Lists the base and its places if, with the target true, they may lie in fewer covers than the size. */
  function addIfFew(i: number, target: number): void {
    const start = i * tables.size;
    let at = start;
    for (let word = 0; word < words; word++) {
      for (let rest = places[i * words + word] & ~peerSets[target * words + word]; rest !== 0; rest &= rest - 1) {
        if (at - start === mostPlaces) return;
        cells[at++] = word * 32 + lowestBit(rest);
      }
    }
    counts[i] = at - start;
    few[many++] = i;
  }

  /**
   * The masks of bases of which `needed` or more lie in one set of `needed` − 1 covers, with the free ones; one at least is
   * wanted. It looks at some words of sets.
   */
  function findFitting(
    { words: stride, holding, including, all }: CoverSets,
    from: number,
    to: number,
    needed: number,
    target: number,
    free: number,
    found: Set<number>,
  ): void {
    const first = (free & wanted) === 0 ? news : many;
    for (let word = from; word < to; word++) {
      // Bit by bit: `atLeast[n]` are the sets that hold n of the bases so far.
      for (let n = 1; n <= needed; n++) atLeast[n] = 0;
      let alive = all[word] & ~holding[target * stride + word];
      for (let at = 0; at < many && alive !== 0; at++) {
        // The others follow, in sets that hold a wanted one.
        if (at === first) alive &= atLeast[1];
        const i = few[at];
        let fitting = alive & ~including[bases[i] * stride + word];
        const end = i * tables.size + counts[i];
        for (let j = i * tables.size; j < end && fitting !== 0; j++) fitting &= holding[cells[j] * stride + word];
        fits[i] = fitting;
        if (fitting === 0) continue;
        for (let n = needed; n > 1; n--) atLeast[n] |= atLeast[n - 1] & fitting;
        atLeast[1] |= fitting;
      }
      for (let enough = atLeast[needed]; enough !== 0; enough &= enough - 1) {
        let mask = free;
        for (let at = 0; at < many; at++) if ((fits[few[at]] & enough & -enough) !== 0) mask |= 1 << few[at];
        found.add(mask);
      }
    }
  }
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

/** Units of work of a base for a target. */
const BASE_WORK = 4;

/** By digit and side: masks of the list of bases. The bases of each fish of the size and shape all lie in one of these masks. */
export function* possibleBases(
  { state, memory, solution, pace }: Context,
  size: number,
  shape: FishShape,
): Slices<readonly number[][][]> {
  const { tables, digitSets } = state;
  const kept = recall(memory, `bases-${shape.name}-${size}`, () => {
    const sides = shape.sides(tables);
    const finders = sides.map((side) => createBaseFinder(tables, side, size));
    const bases = Array.from({ length: tables.size }, () => sides.map((): number[] => []));
    return { seen: noDigitSets(tables), sides, finders, bases };
  });
  for (let digit = 0; digit < tables.size; digit++) {
    if (isAsSeen(kept.seen, state, digit)) continue;
    const cells = cellsChanged(kept.seen, state, digit);
    for (const [side, find] of kept.finders.entries()) {
      if (spend(pace, tables.cells * kept.sides[side].bases.length * BASE_WORK)) yield;
      const news = yield* find(digitSets, digit * tables.words, cells, solution);
      // Fish of bases that are as they were before could be before: candidates only go.
      const changed = listed(tables, kept.sides[side].bases, cells);
      const old = kept.bases[digit][side].map((mask) => mask & ~changed).filter((mask) => countBits(mask) >= size);
      kept.bases[digit][side] = yield* maximal(new Set([...old, ...news]));
    }
    noteSeen(kept.seen, state, digit);
  }
  return kept.bases;
}

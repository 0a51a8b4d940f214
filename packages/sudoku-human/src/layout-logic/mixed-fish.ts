/**
 * Fish of two and three houses of any kind, with fins or without: franken fish have regions beside their lines, mutant fish
 * any houses: bases that share no place of the digit, and covers of any kind (two diagonals against two columns, say). With
 * fins they are found as those of lines are (`finned-fish.ts`): what is left to the bases if a candidate is true lies in fewer
 * covers.
 */

import type { Slices } from '@kit/grid';
import { countBits } from '../kernel/bits.js';
import type { FishId, Step, TechniqueId } from '../types.js';
import { sightOf } from './almost-locked-sets.js';
import { areApart, coversOf, type FishBoard, holdMore, placesAsBits, spreadsOf } from './fish-coverings.js';
import { finnedFish, kindOf, plainFish } from './fish-steps.js';
import type { LayoutFinder } from './steps.js';
import type { View } from './view.js';

/** How many candidates are supposed to be true between two yields. */
const SUPPOSED_A_SLICE = 4;

/** Two bases without fins: one at least lies in both covers, or each is locked in its own. */
export const mixedXWing: LayoutFinder = {
  ids: ['franken-x-wing', 'mutant-x-wing'],
  *run(view, emit, wanted) {
    const { size, cells, houses } = view.tables;
    const words = (cells + 31) >> 5;
    const at = new Int32Array(houses * words);
    for (let digit = 0; digit < size; digit++) {
      yield;
      const open = placesAsBits(view, digit, words, at);
      const left = new Map(open.map((house) => [house, at.subarray(house * words, (house + 1) * words)]));
      const board = { view, at, words, left };
      for (const { bases, covers } of twoOverTwo(board)) {
        if (!holdMore(board, covers, bases)) continue;
        const id: FishId = `${kindOf(view, bases, covers)}x-wing`;
        const step = id !== 'x-wing' && wanted(id) ? plainFish(view, id, digit, bases, covers) : undefined;
        if (step !== undefined && emit(step)) return true;
      }
    }
    return false;
  },
};

/** Two bases with fins. */
export const finnedMixedXWing: LayoutFinder = {
  ids: ['finned-franken-x-wing', 'finned-mutant-x-wing'],
  run: (view, emit, wanted) =>
    searchFish(view, twoOverOne, (step) => isOf(finnedMixedXWing, step, wanted) && emit(step)),
};

/** Three bases: so many choices of houses that they are looked for only if they are asked for. */
export const mixedSwordfish: LayoutFinder = {
  ids: ['franken-swordfish', 'finned-franken-swordfish', 'mutant-swordfish', 'finned-mutant-swordfish'],
  isByName: true,
  run: (view, emit, wanted) =>
    searchFish(view, threeOverTwo, (step) => isOf(mixedSwordfish, step, wanted) && emit(step)),
};

function isOf({ ids }: LayoutFinder, { technique }: Step, wanted: (id: TechniqueId) => boolean): boolean {
  return ids.includes(technique) && wanted(technique);
}

function* searchFish(
  view: View,
  tooFew: (board: FishBoard) => Iterable<Houses>,
  emit: (step: Step) => boolean,
): Slices<boolean> {
  const { masks, tables } = view;
  const { size, cells, houses } = tables;
  const words = (cells + 31) >> 5;
  const sight = sightOf(view);
  const at = new Int32Array(houses * words);
  let supposed = 0;
  for (let digit = 0; digit < size; digit++) {
    const open = placesAsBits(view, digit, words, at);
    const known = new Set<string>();
    for (let cell = 0; cell < cells; cell++) {
      if ((masks[cell] & (1 << digit)) === 0) continue;
      if (++supposed % SUPPOSED_A_SLICE === 0) yield;
      const board = { view, at, words, left: leftOf(open, at, sight[cell], cell) };
      for (const { bases, covers } of tooFew(board)) {
        const through = bestCover(board, cell, bases, covers);
        const all = [...covers, through].sort((a, b) => a - b);
        const name = `${bases} ${all}`;
        if (known.has(name)) continue;
        known.add(name);
        const step = finnedFish(view, digit, bases, all);
        if (step !== undefined && emit(step)) return true;
      }
    }
  }
  return false;
}

type Houses = { readonly bases: readonly number[]; readonly covers: readonly number[] };

function leftOf(open: readonly number[], at: Int32Array, seen: Int32Array, cell: number): Map<number, Int32Array> {
  const words = seen.length;
  const left = new Map<number, Int32Array>();
  for (const house of open) {
    if ((at[house * words + (cell >> 5)] & (1 << (cell & 31))) !== 0) continue;
    const bits = at.slice(house * words, (house + 1) * words).map((word, i) => word & ~seen[i]);
    if (bits.some((word) => word !== 0)) left.set(house, bits);
  }
  return left;
}

function* twoOverOne(board: FishBoard): Generator<Houses> {
  for (const [cover, bases] of coversOf(board)) {
    for (const [i, a] of bases.entries()) {
      for (const b of bases.slice(i + 1)) if (areApart(board, a, b)) yield { bases: [a, b], covers: [cover] };
    }
  }
}

function* twoOverTwo(board: FishBoard): Generator<Houses> {
  const single = coversOf(board);
  for (const { covers, bases: spread } of spreadsOf(board)) {
    const others = covers.flatMap((cover) => (single.get(cover) ?? []).filter((base) => !covers.includes(base)));
    for (const [i, a] of spread.entries()) {
      for (const b of [...spread.slice(i + 1), ...others]) {
        if (areApart(board, a, b)) yield { bases: a < b ? [a, b] : [b, a], covers };
      }
    }
  }
}

/** Only one base lies in each cover alone, or they were two over one; so one lies in both together. */
function* threeOverTwo(board: FishBoard): Generator<Houses> {
  const single = coversOf(board);
  for (const { covers, bases: spread } of spreadsOf(board)) {
    const [first, second] = covers.map((cover) => (single.get(cover) ?? []).filter((base) => !covers.includes(base)));
    const alone = [...first, ...second];
    for (const [i, a] of spread.entries()) {
      const others = [...spread.slice(i + 1), ...alone];
      for (const [j, b] of others.entries()) {
        if (!areApart(board, a, b)) continue;
        for (const c of others.slice(j + 1)) {
          const isSmaller = [first, second].some((some) => some.includes(b) && some.includes(c));
          if (isSmaller || !areApart(board, a, c) || !areApart(board, b, c)) continue;
          yield { bases: [a, b, c].sort((x, y) => x - y), covers };
        }
      }
    }
  }
}

/** The house through the cell, none of the others, that has most of the places that the covers lack; the first of several. */
function bestCover(
  { view, at, words }: FishBoard,
  cell: number,
  bases: readonly number[],
  covers: readonly number[],
): number {
  const { first, items } = view.tables.housesOf;
  let [best, most] = [-1, -1];
  for (let i = first[cell]; i < first[cell + 1]; i++) {
    const house = items[i];
    let held = 0;
    for (const base of bases) {
      for (let word = 0; word < words; word++) {
        const covered = covers.reduce((bits, cover) => bits | at[cover * words + word], 0);
        held += countBits(at[house * words + word] & at[base * words + word] & ~covered);
      }
    }
    if (held > most) [best, most] = [house, held];
  }
  return best;
}

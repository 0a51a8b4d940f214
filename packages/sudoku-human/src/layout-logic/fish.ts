/**
 * Fish on any layout: as many houses as cover houses, all places of the digit in the bases lie in the covers.
 *
 * Rows against columns have the plain names, with regions among them they are franken. Any other houses are mutant: bases that
 * share no place of the digit, so that each holds it once, and covers of any kind (two diagonals against two columns, say);
 * two bases of those are looked for. Three of them, and fins, are in `mixed-fish.ts`.
 */

import { countBits } from '../kernel/bits.js';
import type { FishId } from '../types.js';
import { kindOf, plainFish } from './fish-steps.js';
import { commonHouses } from './locked.js';
import type { LayoutFinder } from './steps.js';
import { unionsOf } from './subsets.js';
import { cellsAt, type View } from './view.js';

const names: readonly FishId[] = ['x-wing', 'swordfish', 'jellyfish'];

/** Fish of so many rows across columns, and columns across rows. */
export function basicFish(count: number): LayoutFinder {
  const id = names[count - 2];
  return {
    ids: [id],
    *run(view, emit) {
      const { size } = view.tables;
      for (let digit = 0; digit < size; digit++) {
        for (const [start, across] of [
          [0, size],
          [size, 0],
        ]) {
          const lines = Array.from({ length: size }, (_, line) => start + line).filter((house) => {
            const many = countBits(view.places[house * size + digit]);
            return many > 1 && many <= count;
          });
          for (const bases of unionsOf(lines, count, (house) => view.places[house * size + digit])) {
            const union = bases.reduce((bits, house) => bits | view.places[house * size + digit], 0);
            if (countBits(union) !== count) continue;
            const covers = Array.from({ length: size }, (_, line) => line)
              .filter((line) => (union & (1 << line)) !== 0)
              .map((line) => across + line);
            const step = plainFish(view, id, digit, bases, covers);
            if (step !== undefined && emit(step)) return true;
          }
        }
      }
      return false;
    },
  };
}

/** Two houses of any kind covered by two others. */
export const mixedXWing: LayoutFinder = {
  ids: ['franken-x-wing', 'mutant-x-wing'],
  *run(view, emit, wanted) {
    const { size, houses, cells } = view.tables;
    const words = (cells + 31) >> 5;
    // By house: the digit's places as bits of cells.
    const at = new Int32Array(houses * words);
    for (let digit = 0; digit < size; digit++) {
      yield;
      // Few houses have their own places in two others, and both bases must.
      const open = placesAsBits(view, digit, words, at).filter((house) => {
        const places = cellsAt(view, house, view.places[house * size + digit]);
        if (commonHouses(view, places, house).length > 0) return true;
        return pairsOver(view, at, words, [house, house], places).length > 0;
      });
      for (let a = 0; a < open.length; a++) {
        for (let b = a + 1; b < open.length; b++) {
          if (haveCommon(at, words, open[a], open[b])) continue;
          const bases = [open[a], open[b]];
          const places = bases.flatMap((house) => cellsAt(view, house, view.places[house * size + digit]));
          for (const covers of pairsOver(view, at, words, bases, places)) {
            if (!holdMore(at, words, covers, bases)) continue;
            const id: FishId = `${kindOf(view, bases, covers)}x-wing`;
            const step = id !== 'x-wing' && wanted(id) ? plainFish(view, id, digit, bases, covers) : undefined;
            if (step !== undefined && emit(step)) return true;
          }
        }
      }
    }
    return false;
  },
};

/** The houses with more than one place of the digit; their places as bits. */
export function placesAsBits(view: View, digit: number, words: number, at: Int32Array): number[] {
  const { size, houses, houseCells } = view.tables;
  const open: number[] = [];
  at.fill(0);
  for (let house = 0; house < houses; house++) {
    const bits = view.places[house * size + digit];
    if (countBits(bits) < 2) continue;
    open.push(house);
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const cell = houseCells[house * size + 31 - Math.clz32(rest & -rest)];
      at[house * words + (cell >> 5)] |= 1 << (cell & 31);
    }
  }
  return open;
}

function haveCommon(at: Int32Array, words: number, a: number, b: number): boolean {
  for (let word = 0; word < words; word++) if ((at[a * words + word] & at[b * words + word]) !== 0) return true;
  return false;
}

/** The pairs of other houses that hold all places of the bases between them. */
function pairsOver(
  view: View,
  at: Int32Array,
  words: number,
  [a, b]: readonly number[],
  places: readonly number[],
): number[][] {
  const { first, items } = view.tables.housesOf;
  const [start] = places;
  const pairs: number[][] = [];
  for (let i = first[start]; i < first[start + 1]; i++) {
    const one = items[i];
    const left = places.find((cell) => (at[one * words + (cell >> 5)] & (1 << (cell & 31))) === 0);
    if (one === a || one === b || left === undefined) continue;
    for (let j = first[left]; j < first[left + 1]; j++) {
      const other = items[j];
      if (other !== a && other !== b && holdAll(at, words, [a, b], [one, other])) {
        pairs.push(one < other ? [one, other] : [other, one]);
      }
    }
  }
  return pairs;
}

/** Do two houses hold all places of two others? */
function holdAll(at: Int32Array, words: number, [a, b]: readonly number[], [one, other]: readonly number[]): boolean {
  for (let word = 0; word < words; word++) {
    const places = at[a * words + word] | at[b * words + word];
    if ((places & ~at[one * words + word] & ~at[other * words + word]) !== 0) return false;
  }
  return true;
}

/** Do two covers hold a place that their bases don't have? */
function holdMore(at: Int32Array, words: number, [one, other]: readonly number[], [a, b]: readonly number[]): boolean {
  for (let word = 0; word < words; word++) {
    const places = at[one * words + word] | at[other * words + word];
    if ((places & ~at[a * words + word] & ~at[b * words + word]) !== 0) return true;
  }
  return false;
}

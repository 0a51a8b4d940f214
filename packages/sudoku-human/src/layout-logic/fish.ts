/**
 * Fish on any layout: as many houses as cover houses, all places of the digit in the bases lie in the covers.
 *
 * Rows against columns have the plain names. Any other houses are mutant: bases that share no place of the digit, so that
 * each holds it once, and covers of any kind (two diagonals against two columns, say); two bases of those are looked for.
 */

import { countBits } from '../kernel/bits.js';
import type { FishId, TechniqueId } from '../types.js';
import { digitsParam, housesAs, housesParam, type LayoutFinder, stepOf, withRole } from './steps.js';
import { unionsOf } from './subsets.js';
import { cellsAt, membersOf, type View } from './view.js';

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
            if (emitFish(view, id, digit, bases, covers, emit)) return true;
          }
        }
      }
      return false;
    },
  };
}

/** Two houses of any kind covered by two others. */
export const mutantXWing: LayoutFinder = {
  ids: ['mutant-x-wing'],
  *run(view, emit) {
    const { size, houses } = view.tables;
    for (let digit = 0; digit < size; digit++) {
      yield;
      const open = Array.from({ length: houses }, (_, house) => house).filter(
        (house) => countBits(view.places[house * size + digit]) > 1,
      );
      const placesOf = open.map((house) => cellsAt(view, house, view.places[house * size + digit]));
      for (let a = 0; a < open.length; a++) {
        for (let b = a + 1; b < open.length; b++) {
          const places = [...placesOf[a], ...placesOf[b]];
          if (new Set(places).size < places.length || isPlain(open[a], open[b], size)) continue;
          for (const covers of pairsOver(view, places, open)) {
            if (covers.some((house) => house === open[a] || house === open[b])) continue;
            if (emitFish(view, 'mutant-x-wing', digit, [open[a], open[b]], covers, emit)) return true;
          }
        }
      }
    }
    return false;
  },
};

/** Two rows or two columns: a plain fish, if their covers are lines too. */
function isPlain(a: number, b: number, size: number): boolean {
  return b < size || (a >= size && b < 2 * size);
}

/** The pairs of houses that hold all these cells between them. */
function* pairsOver(view: View, cells: readonly number[], houses: readonly number[]): Generator<number[]> {
  const of = (cell: number) => houses.filter((house) => membersOf(view, house).includes(cell));
  for (const first of of(cells[0])) {
    const rest = cells.filter((cell) => !membersOf(view, first).includes(cell));
    if (rest.length === 0) continue;
    for (const second of of(rest[0])) {
      if (rest.every((cell) => membersOf(view, second).includes(cell))) yield [first, second].sort((x, y) => x - y);
    }
  }
}

function emitFish(
  view: View,
  id: TechniqueId,
  digit: number,
  bases: readonly number[],
  covers: readonly number[],
  emit: Parameters<LayoutFinder['run']>[1],
): boolean {
  const { size } = view.tables;
  const bit = 1 << digit;
  const cells = bases.flatMap((house) => cellsAt(view, house, view.places[house * size + digit]));
  const covered = new Set(covers.flatMap((house) => [...membersOf(view, house)]));
  const gone = [...covered]
    .filter((cell) => (view.masks[cell] & bit) !== 0 && !cells.includes(cell))
    .sort((a, b) => a - b);
  if (gone.length === 0) return false;
  return emit(
    stepOf(view, id, {
      eliminations: gone.map((cell) => ({ cell, digit: digit + 1 })),
      candidates: withRole(
        cells.sort((a, b) => a - b).map((cell) => ({ cell, digit: digit + 1 })),
        'base',
      ),
      houses: [...housesAs(bases, 'base'), ...housesAs(covers, 'cover')],
      params: { base: housesParam(bases), cover: housesParam(covers), digit: digitsParam([digit + 1]) },
    }),
  );
}

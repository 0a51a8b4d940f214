/**
 * Naked and hidden subsets on any layout.
 *
 * Naked: as many digits as cells. In a house, or in a cage, all of whose cells differ, the digits leave its other cells.
 * Wider (naked set): cells in no common house, as long as those that share a digit see each other; a digit leaves what
 * sees all of its cells. Hidden: only houses hold every digit, so only there.
 */

import { countBits } from '../kernel/bits.js';
import { digitsOfMask } from '../layout/digits.js';
import type { TechniqueId } from '../types.js';
import { allWithRole, cellsParam, digitsParam, housesAs, housesParam, type LayoutFinder, stepOf } from './steps.js';
import { cellsAt, excludedByAll, membersOf, sees, type View } from './view.js';

const nakedIds: readonly TechniqueId[] = ['naked-pair', 'naked-triple', 'naked-quad'];
const hiddenIds: readonly TechniqueId[] = ['hidden-pair', 'hidden-triple', 'hidden-quad'];

/** Naked subsets of so many cells in a house or a cage. */
export function naked(count: number): LayoutFinder {
  const id = nakedIds[count - 2];
  return {
    ids: [id],
    *run(view, emit) {
      const { masks, tables } = view;
      const seen = new Set<string>();
      for (let house = 0; house < tables.named.length; house++) {
        const open = membersOf(view, house).filter((cell) => masks[cell] !== 0);
        const few = open.filter((cell) => countBits(masks[cell]) <= count);
        for (const cells of unionsOf(few, count, (cell) => masks[cell])) {
          if (seen.has(cells.join())) continue;
          seen.add(cells.join());
          const digits = cells.reduce((mask, cell) => mask | masks[cell], 0);
          if (countBits(digits) !== count) continue;
          const houses = tables.named.flatMap(({ cells: all }, at) =>
            cells.every((cell) => all.includes(cell)) ? [at] : [],
          );
          const others = new Set(houses.flatMap((at) => membersOf(view, at).filter((cell) => !cells.includes(cell))));
          const gone = allWithRole(
            view,
            [...others].sort((a, b) => a - b),
            '',
            digits,
          );
          if (gone.length > 0 && emit(subsetStep(view, id, { cells, digits, gone, houses }))) return true;
        }
      }
      return false;
    },
  };
}

/** Hidden subsets of so many digits in a house. */
export function hidden(count: number): LayoutFinder {
  const id = hiddenIds[count - 2];
  return {
    ids: [id],
    *run(view, emit) {
      const { tables, places } = view;
      const { size, houses } = tables;
      const seen = new Set<string>();
      for (let house = 0; house < houses; house++) {
        const digits = digitsOfMask(tables.full).filter((digit) => {
          const many = countBits(places[house * size + digit - 1]);
          return many > 1 && many <= count;
        });
        for (const some of unionsOf(digits, count, (digit) => places[house * size + digit - 1])) {
          const bits = some.reduce((mask, digit) => mask | places[house * size + digit - 1], 0);
          const own = some.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
          const cells = cellsAt(view, house, bits);
          if (cells.length !== count) continue;
          const gone = allWithRole(view, cells, '', tables.full & ~own);
          const name = `${cells.join()} ${own}`;
          if (gone.length === 0 || seen.has(name)) continue;
          seen.add(name);
          if (emit(subsetStep(view, id, { cells, digits: own, gone, houses: [house] }))) return true;
        }
      }
      return false;
    },
  };
}

/** Two to four cells in no common house, of which those with a digit in common see each other. */
export const nakedSetFinder: LayoutFinder = {
  ids: ['naked-set'],
  *run(view, emit) {
    const { masks, tables } = view;
    const { cells: count, size } = tables;
    const isInHouse = (cells: readonly number[]): boolean =>
      tables.named.some((house) => cells.every((cell) => house.cells.includes(cell)));
    for (let n = 2; n <= 3; n++) {
      const few = Array.from({ length: count }, (_, cell) => cell).filter((cell) => countBits(masks[cell]) <= n);
      for (const [at, first] of few.entries()) {
        // Cells without a candidate share none.
        const near = few.slice(at + 1).filter((cell) => (masks[cell] & masks[first]) !== 0 && sees(view, first, cell));
        for (const rest of unionsOf(near, n - 1, (cell) => masks[cell] | masks[first], n)) {
          const cells = [first, ...rest];
          const digits = cells.reduce((mask, cell) => mask | masks[cell], 0);
          if (countBits(digits) !== n || !sharersSee(view, cells) || isInHouse(cells)) continue;
          const gone = digitsOfMask(digits).flatMap((digit) =>
            excludedByAll(
              view,
              cells.filter((cell) => (masks[cell] & (1 << (digit - 1))) !== 0).map((cell) => cell * size + digit - 1),
            ).filter((node) => !cells.includes(Math.floor(node / size))),
          );
          const struck = [...new Set(gone)].sort((a, b) => a - b);
          if (struck.length === 0) continue;
          const eliminations = struck.map((node) => ({ cell: Math.floor(node / size), digit: (node % size) + 1 }));
          if (emit(subsetStep(view, 'naked-set', { cells, digits, gone: eliminations, houses: [] }))) return true;
        }
      }
      yield;
    }
    return false;
  },
};

/** Do the cells that share a digit see each other? */
export function sharersSee(view: View, cells: readonly number[]): boolean {
  return cells.every((a, i) =>
    cells.slice(i + 1).every((b) => (view.masks[a] & view.masks[b]) === 0 || sees(view, a, b)),
  );
}

type Subset = {
  readonly cells: readonly number[];
  readonly digits: number;
  readonly gone: readonly { readonly cell: number; readonly digit: number }[];
  readonly houses: readonly number[];
};

function subsetStep(view: View, id: TechniqueId, { cells, digits, gone, houses }: Subset) {
  return stepOf(view, id, {
    eliminations: gone.map(({ cell, digit }) => ({ cell, digit })),
    candidates: allWithRole(
      view,
      [...cells].sort((a, b) => a - b),
      'subset',
      digits,
    ),
    houses: housesAs(houses),
    params: {
      cells: cellsParam(cells),
      digits: digitsParam(digitsOfMask(digits)),
      house: housesParam(houses),
      houses: housesParam(houses),
    },
  });
}

/** The choices of so many items whose masks together have `most` bits at most. */
export function unionsOf(
  items: readonly number[],
  count: number,
  maskOf: (item: number) => number,
  most: number = count,
): number[][] {
  const found: number[][] = [];
  const chosen: number[] = [];
  const masks = items.map(maskOf);
  function extend(from: number, union: number): void {
    if (chosen.length === count) {
      found.push([...chosen]);
      return;
    }
    for (let at = from; at <= items.length - (count - chosen.length); at++) {
      const wider = union | masks[at];
      if (countBits(wider) > most) continue;
      chosen.push(items[at]);
      extend(at + 1, wider);
      chosen.pop();
    }
  }
  extend(0, 0);
  return found;
}

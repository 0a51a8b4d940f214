/**
 * WXYZ-Wing on any layout: a cell and three others, each in one of two houses that cross there, have four digits, three of which
 * can stand in them only once.
 *
 * So one of the four cells has the other digit, which leaves what sees all its places in them.
 */

import { countBits } from '../kernel/bits.js';
import { digitsOfMask } from '../layout/digits.js';
import { allWithRole, cellsParam, digitsParam, type LayoutFinder, stepOf } from './steps.js';
import { unionsOf } from './unions.js';
import { excludedByAll, sees, type View } from './view.js';

/** How many pivots are looked at between two yields. */
const PIVOTS_A_SLICE = 8;

/** Each four cells once, with the first pivot that sees the others. */
export const wxyzWing: LayoutFinder = {
  ids: ['wxyz-wing'],
  *run(view, emit) {
    const { masks, tables } = view;
    const { cells: count, peers } = tables;
    const known = new Set<string>();
    for (let pivot = 0; pivot < count; pivot++) {
      if (pivot % PIVOTS_A_SLICE === 0) yield;
      if (masks[pivot] === 0 || countBits(masks[pivot]) > 4) continue;
      const near = [...peers.items.subarray(peers.first[pivot], peers.first[pivot + 1])].filter(
        (cell) => masks[cell] !== 0 && countBits(masks[cell] | masks[pivot]) <= 4,
      );
      for (const wings of unionsOf(near, 3, (cell) => masks[cell] | masks[pivot], 4)) {
        const step = stepAt(view, pivot, wings, known);
        if (step !== undefined && emit(step)) return true;
      }
    }
    return false;
  },
};

function stepAt(view: View, pivot: number, wings: readonly number[], known: Set<string>) {
  const { masks, tables } = view;
  const cells = [pivot, ...wings];
  const mask = cells.reduce((digits, cell) => digits | masks[cell], 0);
  if (countBits(mask) !== 4) return undefined;
  const twice = digitsOfMask(mask).filter((digit) => {
    const places = placesIn(view, cells, digit);
    return places.some((a) => places.some((b) => a !== b && !sees(view, a, b)));
  });
  const name = cells.toSorted((a, b) => a - b).join();
  if (twice.length !== 1 || known.has(name) || !isBent(view, pivot, wings)) return undefined;
  known.add(name);
  const [digit] = twice;
  const nodes = placesIn(view, cells, digit).map((cell) => cell * tables.size + digit - 1);
  const gone = excludedByAll(view, nodes).filter((node) => node % tables.size === digit - 1);
  if (gone.length === 0) return undefined;
  return stepOf(view, 'wxyz-wing', {
    eliminations: gone.map((node) => ({ cell: Math.floor(node / tables.size), digit })),
    candidates: [...allWithRole(view, [pivot], 'pivot'), ...allWithRole(view, wings, 'wing')],
    params: { pivot: cellsParam([pivot]), wings: cellsParam(wings), digit: digitsParam([digit]) },
  });
}

/** Are there two houses or cages of the pivot, not its row and its column, that hold each wing in one of the two? */
function isBent({ tables }: View, pivot: number, wings: readonly number[]): boolean {
  const around = tables.named.filter(({ cells }) => cells.includes(pivot));
  const isLine = ({ kind }: (typeof around)[number]): boolean => kind === 'row' || kind === 'column';
  return around.some((one, i) =>
    around
      .slice(i + 1)
      .some(
        (other) =>
          !(isLine(one) && isLine(other)) &&
          wings.every((cell) => one.cells.includes(cell) !== other.cells.includes(cell)),
      ),
  );
}

function placesIn({ masks }: View, cells: readonly number[], digit: number): number[] {
  return cells.filter((cell) => (masks[cell] & (1 << (digit - 1))) !== 0);
}

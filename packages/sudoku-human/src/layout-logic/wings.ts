/** XY- and XYZ-Wings on any layout: a pivot, and two cells of two digits that it sees. */

import { countBits, lowestBit } from '../kernel/bits.js';
import type { TechniqueId } from '../types.js';
import { allWithRole, cellsParam, digitsParam, type LayoutFinder, stepOf } from './steps.js';
import { excludedByAll, type View } from './view.js';

/** Pivots with two digits, then pivots with three. */
export const wings: LayoutFinder = {
  ids: ['xy-wing', 'xyz-wing'],
  *run(view, emit, wanted) {
    for (const [id, digits] of [
      ['xy-wing', 2],
      ['xyz-wing', 3],
    ] as const) {
      if (!wanted(id)) continue;
      yield;
      for (let pivot = 0; pivot < view.tables.cells; pivot++) {
        if (countBits(view.masks[pivot]) !== digits) continue;
        for (const step of wingsAt(view, id, pivot)) if (emit(step)) return true;
      }
    }
    return false;
  },
};

function* wingsAt(view: View, id: TechniqueId, pivot: number) {
  const { masks, tables } = view;
  const { peers, size } = tables;
  const near = [...peers.items.subarray(peers.first[pivot], peers.first[pivot + 1])].filter(
    (cell) => countBits(masks[cell]) === 2 && countBits(masks[cell] & masks[pivot]) === (id === 'xy-wing' ? 1 : 2),
  );
  for (const [at, one] of near.entries()) {
    for (const two of near.slice(at + 1)) {
      const common = masks[one] & masks[two];
      if (countBits(common) !== 1) continue;
      if ((masks[pivot] | common) !== (masks[one] | masks[two])) continue;
      const digit = lowestBit(common);
      const holders = id === 'xy-wing' ? [one, two] : [pivot, one, two];
      const gone = excludedByAll(
        view,
        holders.map((cell) => cell * size + digit),
      ).filter((node) => node % size === digit && ![pivot, one, two].includes(Math.floor(node / size)));
      if (gone.length === 0) continue;
      yield stepOf(view, id, {
        eliminations: gone.map((node) => ({ cell: Math.floor(node / size), digit: digit + 1 })),
        candidates: [...allWithRole(view, [pivot], 'pivot'), ...allWithRole(view, [one, two], 'wing')],
        params: { pivot: cellsParam([pivot]), wings: cellsParam([one, two]), digit: digitsParam([digit + 1]) },
      });
    }
  }
}

/** Singles on any layout: the last open cell of a house, a cell's only digit, a house's only place for a digit. */

import { countBits, lowestBit } from '../kernel/bits.js';
import type { TechniqueId } from '../types.js';
import { cellsParam, digitsParam, housesAs, housesParam, type LayoutFinder, stepOf } from './steps.js';
import { cellsAt, membersOf, type View } from './view.js';

/** Singles, each technique by cell or by house and digit. */
export const singles: LayoutFinder = {
  ids: ['full-house', 'naked-single', 'hidden-single'],
  *run(view, emit, wanted) {
    const { tables, values, masks, places } = view;
    const { size, houses, cells } = tables;
    if (wanted('full-house')) {
      for (let house = 0; house < houses; house++) {
        const open = membersOf(view, house).filter((cell) => values[cell] === 0);
        if (open.length !== 1 || countBits(masks[open[0]]) !== 1) continue;
        const digit = lowestBit(masks[open[0]]);
        if (places[house * size + digit] !== 0 && emit(single(view, 'full-house', open[0], digit, house))) return true;
      }
    }
    if (wanted('naked-single')) {
      for (let cell = 0; cell < cells; cell++) {
        if (countBits(masks[cell]) === 1 && emit(single(view, 'naked-single', cell, lowestBit(masks[cell]))))
          return true;
      }
    }
    if (wanted('hidden-single')) {
      const seen = new Set<number>();
      for (let house = 0; house < houses; house++) {
        for (let digit = 0; digit < size; digit++) {
          const bits = places[house * size + digit];
          if (countBits(bits) !== 1) continue;
          const [cell] = cellsAt(view, house, bits);
          if (seen.has(cell * size + digit)) continue;
          seen.add(cell * size + digit);
          if (emit(single(view, 'hidden-single', cell, digit, house))) return true;
        }
      }
    }
    return false;
  },
};

function single(view: View, technique: TechniqueId, cell: number, digit: number, house?: number) {
  const placed = { cell, digit: digit + 1 };
  const houses = house === undefined ? [] : [house];
  return stepOf(view, technique, {
    placements: [placed],
    candidates: [{ ...placed, role: 'single' }],
    houses: housesAs(houses),
    params: {
      cell: cellsParam([cell]),
      digit: digitsParam([digit + 1]),
      ...(house === undefined ? {} : { house: housesParam(houses) }),
    },
  });
}

/** The pencil marks that follow from the values alone: in each open cell every digit that no peer shows. */

import { ALL_DIGITS, maskOf } from './digits.js';
import { boxOfCell, CELLS, colOfCell, rowOfCell } from './geometry.js';

/** 81 masks, 0 where a value stands. */
export function naturalCandidates(values: readonly number[]): number[] {
  const used = new Array<number>(27).fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    if (values[cell] === 0) continue;
    const mask = maskOf(values[cell]);
    used[rowOfCell(cell)] |= mask;
    used[9 + colOfCell(cell)] |= mask;
    used[18 + boxOfCell(cell)] |= mask;
  }
  return values.map((value, cell) =>
    value === 0 ? ALL_DIGITS & ~(used[rowOfCell(cell)] | used[9 + colOfCell(cell)] | used[18 + boxOfCell(cell)]) : 0,
  );
}

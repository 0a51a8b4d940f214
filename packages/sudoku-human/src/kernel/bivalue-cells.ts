/** The cells with exactly two candidates, ascending: the material of wings and XY-Chains. */

import type { State } from './state.js';

/** All bivalue cells of the state, ascending. */
export function bivalueCells(state: State): Uint8Array {
  const cells = new Uint8Array(81);
  let count = 0;
  for (let cell = 0; cell < 81; cell++) {
    const mask = state.masks[cell];
    const rest = mask & (mask - 1);
    if (rest !== 0 && (rest & (rest - 1)) === 0) cells[count++] = cell;
  }
  return cells.subarray(0, count);
}

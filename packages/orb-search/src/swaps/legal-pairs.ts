/**
 * Which neighbouring pairs may be swapped: the bit kernel where it applies, else by trying each pair.
 */

import { createSwapBits } from '../kernel/swap-bits.js';
import { isStep } from '../play/steps.js';
import { matchAt } from '../rules/match-at.js';
import type { RuleTable } from '../rules/rule-table.js';

/** A pair of neighbouring cells, `a` below `b`. */
export type Pair = { readonly a: number; readonly b: number };

/** The legal pairs in the order of `a`, then `b`. */
export function legalPairs(cells: ArrayLike<number>, rows: number, cols: number, table: RuleTable): Pair[] {
  return [...pairsByRow(cells, rows, cols, table)].flat();
}

/** Is there any legal pair? */
export function hasLegalPair(cells: ArrayLike<number>, rows: number, cols: number, table: RuleTable): boolean {
  for (const pairs of pairsByRow(cells, rows, cols, table)) if (pairs.length > 0) return true;
  return false;
}

/** The legal pairs piece by piece: those whose `a` is in the first row, then the second …; or all at once from the bit kernel. */
export function* pairsByRow(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  table: RuleTable,
): Generator<Pair[], void> {
  if (table.ordinary && table.directions === 4 && rows <= 8 && cols <= 8) {
    yield pairsByBits(cells, rows, cols);
    return;
  }
  for (let row = 0; row < rows; row++) yield pairsByTrial(cells, rows, cols, table, row * cols, (row + 1) * cols);
}

/** The pairs that the bit kernel finds: runs of three, no cell with a state, at most 8×8. */
function pairsByBits(cells: ArrayLike<number>, rows: number, cols: number): Pair[] {
  const bits = new Int32Array(4);
  createSwapBits()(cells, rows, cols, bits);
  const pairs: Pair[] = [];
  for (let cell = 0; cell < rows * cols; cell++) {
    const bit = (cell % cols) * 8 + Math.floor(cell / cols);
    if ((bits[bit >> 5] >>> (bit & 31)) & 1) pairs.push({ a: cell, b: cell + 1 });
    if ((bits[2 + (bit >> 5)] >>> (bit & 31)) & 1) pairs.push({ a: cell, b: cell + cols });
  }
  return pairs;
}

/** The pairs by trying each, with `a` from one cell up to another: any rule, any size. */
export function pairsByTrial(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  table: RuleTable,
  from = 0,
  to: number = rows * cols,
): Pair[] {
  const after = Int8Array.from(cells);
  const pairs: Pair[] = [];
  const steps = table.directions === 4 ? [1, cols] : [1, cols - 1, cols, cols + 1];
  for (let a = from; a < to; a++) {
    for (const step of new Set(steps)) {
      const b = a + step;
      if (b < rows * cols && isStep(a, b, cols, table.directions) && isLegal(a, b)) pairs.push({ a, b });
    }
  }
  return pairs;

  function isLegal(a: number, b: number): boolean {
    const orbA = cells[a];
    const orbB = cells[b];
    if (orbA < 0 || orbB < 0 || orbA === orbB || table.closed[a] || table.closed[b]) return false;
    after[a] = orbB;
    after[b] = orbA;
    const isMatch = matchAt(after, cols, table, a) !== undefined || matchAt(after, cols, table, b) !== undefined;
    after[a] = orbA;
    after[b] = orbB;
    return isMatch;
  }
}

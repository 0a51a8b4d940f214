/**
 * Which neighbouring pairs may be swapped: the bit kernel where it applies, else by trying each pair.
 */

import { createSwapBits, type SwapBits } from '../kernel/swap-bits.js';
import { isStep } from '../play/steps.js';
import { matchFinder } from '../rules/match-at.js';
import type { RuleTable } from '../rules/rule-table.js';

/** The bit kernel and its answer, made when they are needed; nothing of a board stays in them that an answer depends on. */
let kernel: { readonly swapBits: SwapBits; readonly bits: Int32Array } | undefined;

/** A pair of neighbouring cells, `a` below `b`. */
export type Pair = { readonly a: number; readonly b: number };

/** The legal pairs in the order of `a`, then `b`. */
export function legalPairs(cells: ArrayLike<number>, rows: number, cols: number, table: RuleTable): Pair[] {
  return byBits(rows, cols, table) ? pairsByBits(cells, rows, cols) : pairsByTrial(cells, rows, cols, table);
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
  if (byBits(rows, cols, table)) {
    yield pairsByBits(cells, rows, cols);
    return;
  }
  for (let row = 0; row < rows; row++) yield pairsByTrial(cells, rows, cols, table, row * cols, (row + 1) * cols);
}

/** Does the bit kernel know these rules and this size? */
function byBits(rows: number, cols: number, table: RuleTable): boolean {
  return table.ordinary && table.directions === 4 && rows <= 8 && cols <= 8;
}

/** The pairs that the bit kernel finds: runs of three, no cell with a state, at most 8×8. */
export function pairsByBits(cells: ArrayLike<number>, rows: number, cols: number): Pair[] {
  kernel ??= { swapBits: createSwapBits(), bits: new Int32Array(4) };
  const { swapBits, bits } = kernel;
  swapBits(cells, rows, cols, bits);
  const pairs: Pair[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const a = row * cols + col;
      const bit = ((col & 3) << 3) + row;
      if ((bits[col >> 2] >>> bit) & 1) pairs.push({ a, b: a + 1 });
      if ((bits[2 + (col >> 2)] >>> bit) & 1) pairs.push({ a, b: a + cols });
    }
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
  const { find } = matchFinder(after.length, cols, table);
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
    const isMatch = find(after, a) > 0 || find(after, b) > 0;
    after[a] = orbA;
    after[b] = orbB;
    return isMatch;
  }
}

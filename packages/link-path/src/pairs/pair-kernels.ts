/**
 * All pairs that can be matched, and whether there is one, in slices on boards of any size.
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import { marksOf } from '../board/marks.js';
import { createLines } from '../kernel/create-lines.js';
import { unitsPerTest } from '../kernel/lines.js';
import { empty } from '../rules/cell-values.js';
import { areAdjacent, classOf, type LinkRules } from '../rules/link-rules.js';
import type { BoardLike } from '../types.js';

/** How many cells are read at a time. */
const cellsAtATime = 16_384;
/** So much work is done between two questions whether to pause. */
const workAtATime = 20_000;

/** How many cells have been dealt with, for progress. */
export type PairCount = { cells: number };

/** Tells the pairs one by one, by their first and then their second cell, until the visitor says false. */
export function* visitPairs(
  board: BoardLike,
  rules: LinkRules,
  pace: Pace,
  visit: (a: number, b: number) => boolean,
  count: PairCount,
): Slices<true> {
  const { rows, cols, cells } = board;
  const size = rows * cols;
  const marks = marksOf(board);
  const lines = createLines(rows, cols, rules, pace);
  if (spend(pace, 8 * size)) yield;
  // For each tile the next one that matches it, -1 after the last; 0 where there is no tile.
  const next = new Int32Array(size);
  const last = new Map<number, number>();
  for (let from = 0; from < size; from += cellsAtATime) {
    const to = Math.min(size, from + cellsAtATime);
    for (let cell = from; cell < to; cell++) {
      const value = cells[cell];
      // The lines are new: all cells are filled.
      if (value === empty) lines.clear(cell);
      if (value <= 0 || marks?.frozen.has(cell)) continue;
      const tie = marks?.partners.get(cell);
      const kind = tie === undefined ? classOf(rules, value) : -1 - Math.min(cell, tie);
      const before = last.get(kind);
      if (before !== undefined) next[before] = cell;
      last.set(kind, cell);
      next[cell] = -1;
    }
    if (spend(pace, 6 * (to - from))) yield;
  }
  let a = 0;
  let b = next[0];
  while (a < size) {
    const maxWork = pace.work + workAtATime;
    for (; a < size && pace.work < maxWork; b = next[++a]) {
      pace.work += 1;
      if (b <= 0) continue;
      const isOpen = lines.isOpen(a);
      for (; b > 0; b = next[b]) {
        if (pace.work >= maxWork) break;
        pace.work += 2;
        if (!areAdjacent(cols, a, b) && !(isOpen && lines.isOpen(b))) continue;
        pace.work += unitsPerTest;
        if (lines.isLinked(a, b) && !visit(a, b)) return true;
      }
      if (b > 0) break;
    }
    count.cells = a;
    if (spend(pace, 0)) yield;
  }
  return true;
}

/** Can any pair be matched? */
export function* hasMove(board: BoardLike, rules: LinkRules, pace: Pace): Slices<boolean> {
  let found = false;
  yield* visitPairs(
    board,
    rules,
    pace,
    () => {
      found = true;
      return false;
    },
    { cells: 0 },
  );
  return found;
}

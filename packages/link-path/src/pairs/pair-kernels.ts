/**
 * All pairs that can be matched, and whether there is one, as kernels that yield in time on boards of any size.
 */
import type { GridLike } from '@kit/grid';
import { checkBoard, isTileValue } from '../rules/check-board.js';
import { areAdjacent, classOf, type LinkRules } from '../rules/link-rules.js';
import { createLines, loadCells } from '../solve/lines.js';
import type { Kernel, Meter } from '../solve/meter.js';

/** How many cells are read at a time. */
const cellsAtATime = 50_000;

/** How many cells have been dealt with, for progress. */
export type PairCount = { cells: number };

/** Tells the pairs one by one, by their first and then their second cell, until the visitor says false. */
export function* visitPairs(
  board: GridLike,
  rules: LinkRules,
  meter: Meter,
  visit: (a: number, b: number) => boolean,
  count: PairCount,
): Kernel<void> {
  const { rows, cols, cells } = board;
  const size = rows * cols;
  const lines = createLines(rows, cols, rules, meter);
  yield;
  // The tiles of each class in the order of their cells, and the place of each tile in its list.
  const lists = new Map<number, number[]>();
  for (let from = 0; from < size; from += cellsAtATime) {
    const to = Math.min(size, from + cellsAtATime);
    loadCells(lines, cells, from, to);
    for (let cell = from; cell < to; cell++) {
      if (!isTileValue(cells[cell])) checkBoard(board);
      if (cells[cell] <= 0) continue;
      const kind = classOf(rules, cells[cell]);
      const list = lists.get(kind);
      if (list === undefined) lists.set(kind, [cell]);
      else list.push(cell);
    }
    meter.work += 4 * (to - from);
    if (meter.isDue()) yield;
  }
  const seen = new Map<number, number>();
  for (let a = 0; a < size; a++) {
    count.cells = a;
    meter.work += 1;
    if (meter.isDue()) yield;
    if (cells[a] <= 0) continue;
    const kind = classOf(rules, cells[a]);
    const list = lists.get(kind) ?? [];
    const place = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, place);
    const isOpen = lines.isOpen(a);
    for (let i = place; i < list.length; i++) {
      meter.work += 8;
      if (meter.isDue()) yield;
      const b = list[i];
      if (!areAdjacent(cols, a, b) && !(isOpen && lines.isOpen(b))) continue;
      if (lines.isLinked(a, b) && !visit(a, b)) return;
    }
  }
}

/** Can any pair be matched? */
export function* hasMove(board: GridLike, rules: LinkRules, meter: Meter): Kernel<boolean> {
  let found = false;
  yield* visitPairs(
    board,
    rules,
    meter,
    () => {
      found = true;
      return false;
    },
    { cells: 0 },
  );
  return found;
}

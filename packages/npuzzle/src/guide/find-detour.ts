/**
 * The few moves that a player made behind the guide's back: a search from the board that was known to the one that is
 * seen, no deeper than a few moves.
 *
 * Each move puts at most two cells right (in the line metric: a line of them), so a branch with more wrong cells than its
 * moves can put right is cut, and most are at once. On large boards lines are long and paths many; there a counted amount
 * of work is the limit.
 */
import { slideLine, unitOf } from '../kernel/slide-line.js';
import type { Metric } from '../types.js';

/** Cells that a search may change, all its moves together. */
const maxWork = 200_000;

/** The cells that the blank entered, the fewest; `undefined` if no path so short was found. */
export function findDetour(
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  rows: number,
  cols: number,
  metric: Metric,
  longest: number,
): number[] | undefined {
  const cells = Int32Array.from(from);
  const maxRight = metric === 'line' ? Math.max(rows, cols) : 2;
  let wrong = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== to[cell]) wrong++;
  const blank = cells.indexOf(0);
  const path: number[] = [];
  let work = 0;

  /** How many cells of a line are wrong. */
  const wrongBetween = (one: number, other: number): number => {
    const unit = unitOf(one, other, cols);
    let count = 0;
    for (let cell = Math.min(one, other); cell <= Math.max(one, other); cell += unit) {
      if (cells[cell] !== to[cell]) count++;
      work++;
    }
    return count;
  };
  const slideCounted = (at: number, next: number): void => {
    wrong -= wrongBetween(at, next);
    slideLine(cells, at, next, unitOf(at, next, cols));
    wrong += wrongBetween(at, next);
  };

  const search = (at: number, before: number, left: number): boolean => {
    if (left === 0 || wrong === 0) return left === 0 && wrong === 0;
    if (wrong > left * maxRight || work > maxWork) return false;
    const row = Math.floor(at / cols);
    for (const next of lineCells(at, rows, cols, metric)) {
      if (next === before) continue;
      // Going on along a line is no new move.
      if (
        metric === 'line' &&
        before >= 0 &&
        (Math.floor(before / cols) === row) === (Math.floor(next / cols) === row)
      ) {
        continue;
      }
      slideCounted(at, next);
      path.push(next);
      const found = search(next, at, left - 1);
      slideCounted(next, at);
      if (found) return true;
      path.pop();
    }
    return false;
  };

  for (let length = Math.ceil(wrong / maxRight); length <= longest; length++) {
    if (search(blank, -1, length)) return path;
  }
  return undefined;
}

function lineCells(at: number, rows: number, cols: number, metric: Metric): number[] {
  const cells: number[] = [];
  const reach = metric === 'line' ? Math.max(rows, cols) : 1;
  const row = Math.floor(at / cols);
  const col = at - row * cols;
  for (let step = 1; step <= reach; step++) {
    if (row - step >= 0) cells.push(at - step * cols);
    if (col - step >= 0) cells.push(at - step);
    if (col + step < cols) cells.push(at + step);
    if (row + step < rows) cells.push(at + step * cols);
  }
  return cells;
}

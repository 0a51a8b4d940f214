/**
 * The few moves that a player made behind the guide's back: a search from the board that was known to the one that is
 * seen, no deeper than a few moves.
 *
 * Only tiles on the blank's way can have moved, so most branches are cut at once: each move puts at most (line − 1)
 * cells right.
 */
import { slideLine } from '../board/slide.js';
import type { Metric } from '../types.js';

/** The cells that the blank entered, the fewest; `undefined` if there is no way so short. */
export function findDetour(
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  rows: number,
  cols: number,
  metric: Metric,
  longest: number,
): number[] | undefined {
  const cells = Int32Array.from(from);
  const mostRight = metric === 'line' ? Math.max(rows, cols) : 2;
  let wrong = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== to[cell]) wrong++;
  const blank = cells.indexOf(0);
  const way: number[] = [];

  const search = (at: number, before: number, left: number): boolean => {
    if (left === 0) return isEqual(cells, to);
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
      slideLine(cells, at, next, cols);
      way.push(next);
      const found = search(next, at, left - 1);
      slideLine(cells, next, at, cols);
      if (found) return true;
      way.pop();
    }
    return false;
  };

  const shortest = Math.ceil(wrong / mostRight / 2);
  for (let length = shortest; length <= longest; length++) if (search(blank, -1, length)) return way;
  return undefined;
}

function lineCells(at: number, rows: number, cols: number, metric: Metric): number[] {
  const cells: number[] = [];
  const reach = metric === 'line' ? Math.max(rows, cols) : 1;
  for (let step = 1; step <= reach; step++) {
    if (at - step * cols >= 0) cells.push(at - step * cols);
    if (at % cols >= step) cells.push(at - step);
    if (at % cols < cols - step) cells.push(at + step);
    if (at + step * cols < rows * cols) cells.push(at + step * cols);
  }
  return cells;
}

function isEqual(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}

/**
 * The best link of at most two turns, on the bare cells: slide a connecting segment between the free runs of the tiles.
 *
 * A line with two turns leaves a along its row (or column), crosses over on one column (or row), and reaches b along its
 * row. The crossing must lie in both free runs, that is in [max L, min R], and be free between the rows:
 *
 *     L . . a . . R #        free run of a
 *     .   .   |
 *       # L . | b R          free run of b; `|` is a crossing
 *
 * Among the crossings that will do, those from a's column to b's give the shortest line that there can be, so they come
 * first; outside, the nearest is best. Nothing is prepared or kept: the cost is the lengths of the runs and of the few
 * crossings tried. A breadth-first search by cells visits the whole reachable area instead.
 */
import { noLink, overColumn, overRow, straightLink } from './link.js';

/** No crossing; a margin crossing has position -1. */
const nowhere = -2;

/** The code (see link.ts) of the best link between two different occupied cells with at most `maxTurns` ≤ 2 turns. */
export function slideSegment(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  margin: boolean,
  a: number,
  b: number,
  maxTurns: number,
): number {
  const rowA = (a / cols) | 0;
  const rowB = (b / cols) | 0;
  const colA = a - rowA * cols;
  const colB = b - rowB * cols;
  if (rowA === rowB) {
    if (isClear(cells, colA < colB ? a : b, 1, Math.abs(colA - colB))) return straightLink;
  } else if (colA === colB && isClear(cells, rowA < rowB ? a : b, cols, Math.abs(rowA - rowB))) return straightLink;
  if (maxTurns === 0) return noLink;
  let overCol = nowhere;
  // In one row what is between them keeps the runs apart.
  if (doMeet(cells, a, b, direction(colA, colB), Math.abs(colA - colB))) {
    overCol =
      colA <= colB
        ? findCrossing(cells, cols, 1, cols, colA, rowA, colB, rowB, margin, maxTurns)
        : findCrossing(cells, cols, 1, cols, colB, rowB, colA, rowA, margin, maxTurns);
  }
  const best = overCol === nowhere ? noLink : overColumn(overCol);
  const colDetour = overCol === nowhere ? Number.POSITIVE_INFINITY : detour(overCol, colA, colB);
  // Two tiles in one column have nothing to cross over between their columns.
  if (maxTurns < 2 || colDetour === 0 || colA === colB) return best;
  if (!doMeet(cells, a, b, cols * direction(rowA, rowB), Math.abs(rowA - rowB))) return best;
  const overLine =
    rowA <= rowB
      ? findCrossing(cells, rows, cols, 1, rowA, colA, rowB, colB, margin, 2)
      : findCrossing(cells, rows, cols, 1, rowB, colB, rowA, colA, margin, 2);
  return overLine !== nowhere && detour(overLine, rowA, rowB) < colDetour ? overRow(overLine) : best;
}

/**
 * The best crossing between two tiles, in the words of the picture above: tile a at `startU` on the line `startV`, tile b
 * at `endU` ≥ `startU` on another line `endV`. The same code serves columns and rows: positions u along the runs are
 * `stepU` apart in `cells`, lines v are `stepV` apart.
 */
function findCrossing(
  cells: ArrayLike<number>,
  countU: number,
  stepU: number,
  stepV: number,
  startU: number,
  startV: number,
  endU: number,
  endV: number,
  margin: boolean,
  maxTurns: number,
): number {
  const lineA = startV * stepV;
  const lineB = endV * stepV;
  const upper = startV < endV ? lineA : lineB;
  const height = Math.abs(startV - endV);
  let reachA = startU;
  for (let cell = lineA + reachA * stepU; reachA < endU; reachA++) if (cells[(cell += stepU)] !== 0) break;
  let reachB = endU;
  for (let cell = lineB + reachB * stepU; reachB > startU; reachB--) if (cells[(cell -= stepU)] !== 0) break;
  if (startU < endU) {
    if (reachA === endU && isClear(cells, upper + endU * stepU, stepV, height)) return endU;
    if (reachB === startU && isClear(cells, upper + startU * stepU, stepV, height)) return startU;
  }
  if (maxTurns < 2) return nowhere;
  const last = Math.min(reachA, endU - 1);
  for (let u = Math.max(reachB, startU + 1); u <= last; u++) {
    if (isClear(cells, upper + u * stepU, stepV, height)) return u;
  }
  let before = nowhere;
  if (reachB === startU) {
    for (let u = startU - 1; ; u--) {
      if (u < 0) {
        if (margin) before = -1;
        break;
      }
      const offset = u * stepU;
      if (cells[lineA + offset] !== 0 || cells[lineB + offset] !== 0) break;
      if (isClear(cells, upper + offset, stepV, height)) {
        before = u;
        break;
      }
    }
  }
  if (reachA === endU) {
    const limit = before === nowhere ? countU : Math.min(countU, endU + startU - before - 1);
    for (let u = endU + 1; u <= limit; u++) {
      if (u === countU) return margin ? u : before;
      const offset = u * stepU;
      if (cells[lineA + offset] !== 0 || cells[lineB + offset] !== 0) break;
      if (isClear(cells, upper + offset, stepV, height)) return u;
    }
  }
  return before;
}

/**
 * Do the runs of two tiles towards each other, along parallel lines, lie side by side somewhere?
 *
 *     a . . #          a goes two steps, b none of the five: no crossing between them,
 *           # b        and one outside needs one of the runs to be whole
 *
 * So a look at a few cells settles most pairs that can't be linked.
 */
function doMeet(cells: ArrayLike<number>, a: number, b: number, step: number, count: number): boolean {
  let left = count;
  for (let cell = a + step; left > 0 && cells[cell] === 0; cell += step) left -= 1;
  for (let cell = b - step; left > 0 && cells[cell] === 0; cell -= step) left -= 1;
  return left === 0;
}

/** -1 backwards, else 1; without a branch, since which of two tiles comes first is anyone's guess (a fifth on full boards). */
function direction(from: number, to: number): number {
  return ((to - from) >> 31) | 1;
}

/** Are the cells strictly between `from` and the cell `count` steps on free? */
function isClear(cells: ArrayLike<number>, from: number, step: number, count: number): boolean {
  for (let cell = from + step, end = from + count * step; cell < end; cell += step) {
    if (cells[cell] !== 0) return false;
  }
  return true;
}

/** How far a crossing lies outside the span of the two tiles. */
function detour(crossing: number, first: number, second: number): number {
  const low = Math.min(first, second);
  const high = Math.max(first, second);
  return crossing < low ? low - crossing : crossing > high ? crossing - high : 0;
}

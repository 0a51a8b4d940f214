/**
 * The least of all pictures of a puzzle: row by row, over every order of rows and columns and every naming of digits.
 *
 * A picture is fixed by a transposition, an order of the columns (1296) and an order of the rows (1296); the digits are
 * named 1, 2, 3, … as they first appear, which is the best naming. The first row decides most: only orders that give
 * its least pattern of filled cells are begun, and a picture is dropped at the first row that is larger than the best
 * one known. So a puzzle costs some thousand rows instead of thirty million.
 */

import type { Slices } from '@kit/grid';
import { arrangements, bandKinds } from './arrangements.js';

/** The rows of a puzzle or of its mirror image, and the least picture so far. */
type Search = {
  readonly rows: readonly (readonly number[])[];
  /** For each row the first row that could stand for it: below rows of its band, and as the top of a new band. */
  readonly twinInBand: readonly number[];
  readonly twinOnTop: readonly number[];
  /** The least rows so far as nine-digit numbers. */
  readonly best: number[];
  /** For each depth the number of names given and the names of the digits: [10 · depth + digit]. */
  readonly names: Uint8Array;
  /** The rows taken so far. */
  readonly used: boolean[];
};

/** How many orders of the columns are tried between two yields; the nastiest takes some microseconds. */
const ORDERS_A_SLICE = 8;

/** The least picture of 81 digits, 0 for empty. */
export function* leastArrangement(digits: readonly number[]): Slices<number[]> {
  const best = new Array<number>(9).fill(Number.POSITIVE_INFINITY);
  const mirrored = digits.map((_, cell) => digits[(cell % 9) * 9 + Math.trunc(cell / 9)]);
  const least = Math.min(...[...rowsOf(digits), ...rowsOf(mirrored)].map(leastPattern));
  yield* searchPictures(rowsOf(digits), rowsOf(mirrored), least, best);
  yield* searchPictures(rowsOf(mirrored), rowsOf(digits), least, best);
  return best.flatMap((row) => [...String(row).padStart(9, '0')].map(Number));
}

/** Tries the pictures of these rows, whose columns are `cols`, that begin with the least pattern. */
function* searchPictures(rows: number[][], cols: number[][], least: number, best: number[]): Slices<void> {
  const kinds = rows.map((row) => row.join(''));
  const bands = bandKinds(kinds);
  const tops = kinds.map((kind, row) => `${bands[Math.trunc(row / 3)]}/${kind}`);
  const search: Search = {
    rows,
    twinInBand: kinds.map((kind, row) => kinds.indexOf(kind, row - (row % 3))),
    twinOnTop: tops.map((top) => tops.indexOf(top)),
    best,
    names: new Uint8Array(100),
    used: new Array<boolean>(9).fill(false),
  };
  const starts = rows.flatMap((row, at) => (leastPattern(row) === least && search.twinOnTop[at] === at ? [at] : []));
  if (starts.length === 0) return;
  for (const [tried, order] of arrangements(cols.map((col) => col.join(''))).entries()) {
    if (tried % ORDERS_A_SLICE === 0) yield;
    for (const start of starts) if (patternOf(rows[start], order) === least) place(search, order, 0, start);
  }
}

function rowsOf(digits: readonly number[]): number[][] {
  return Array.from({ length: 9 }, (_, row) => digits.slice(9 * row, 9 * row + 9));
}

/** The filled cells of a row in an order of the columns, as nine bits. */
function patternOf(row: readonly number[], order: readonly number[]): number {
  let pattern = 0;
  for (const col of order) pattern = 2 * pattern + (row[col] === 0 ? 0 : 1);
  return pattern;
}

/** The least pattern that a row can have: the emptiest stacks first, and in each the filled cells last. */
function leastPattern(row: readonly number[]): number {
  const filled = [0, 3, 6].map((start) => row.slice(start, start + 3).filter((digit) => digit !== 0).length);
  return filled.sort((a, b) => a - b).reduce((pattern, count) => 8 * pattern + (1 << count) - 1, 0);
}

/** Puts a row at a depth, and below it whatever can still be the least. */
function place(search: Search, order: readonly number[], depth: number, row: number): void {
  const { best, used } = search;
  const code = nameRow(search.names, 10 * depth, search.rows[row], order);
  if (code > best[depth]) return;
  if (code < best[depth]) {
    best[depth] = code;
    best.fill(Number.POSITIVE_INFINITY, depth + 1);
  }
  if (depth === 8) return;
  used[row] = true;
  const newBand = depth % 3 === 2;
  const twin = newBand ? search.twinOnTop : search.twinInBand;
  const first = newBand ? 0 : row - (row % 3);
  const end = newBand ? 9 : first + 3;
  let tried = 0;
  for (let next = first; next < end; next++) {
    if (used[next] || (tried >> twin[next]) & 1) continue;
    tried |= 1 << twin[next];
    place(search, order, depth + 1, next);
  }
  used[row] = false;
}

/** The row as a number, with new digits named in order; the names as they are after it go to the next depth. */
function nameRow(names: Uint8Array, at: number, row: readonly number[], order: readonly number[]): number {
  const next = at + 10;
  names.copyWithin(next, at, next);
  let code = 0;
  for (const col of order) {
    const digit = row[col];
    if (digit !== 0 && names[next + digit] === 0) names[next + digit] = ++names[next];
    code = 10 * code + (digit === 0 ? 0 : names[next + digit]);
  }
  return code;
}

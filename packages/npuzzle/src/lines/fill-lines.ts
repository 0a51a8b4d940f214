/**
 * Solves a board of any size line by line: the outermost row or column away from the blank's home is filled tile by tile,
 * the last two together, then it is never touched again; the longer side is shortened until 3×3 or less is left.
 *
 * O(n³) moves on n×n, which is the least order possible (the tiles stand O(n) cells from their homes on average).
 *
 * @see {@link https://ianparberry.com/pubs/saml.pdf | Parberry, A real-time algorithm for the (n² − 1)-puzzle (1995)}
 */
import type { Pace, Slices } from '@kit/grid';
import { type Carrier, createCarrier } from './carry-tile.js';
import { cornerPath } from './corner.js';
import { type Field, stepBlank, stepsBetween } from './field.js';
import type { Prices } from './sweep.js';

/** What a step of a tile costs, about. */
const carryPrice = 4;

/** What is left of the board: rows top ≤ r < bottom, columns left ≤ c < right. */
export type Rest = { top: number; left: number; bottom: number; right: number };

/**
 * Finishes lines until no side of the rest is longer than `side` (at least 3), or the path has become too long. Boards of two or
 * more rows and columns.
 */
export function* fillLines(field: Field, side: number, maxSteps: number, pace: Pace, prices?: Prices): Slices<Rest> {
  const { cols, home } = field;
  const carrier = createCarrier(field, pace, prices);
  const homeRow = Math.floor(home / cols);
  const homeCol = home % cols;
  const rest: Rest = { top: 0, left: 0, bottom: field.rows, right: cols };
  for (;;) {
    const { top, left, bottom, right } = rest;
    const height = bottom - top;
    const width = right - left;
    if ((height <= side && width <= side) || field.path.count > maxSteps) return rest;
    if (height >= width) {
      const line = homeRow > top ? top : bottom - 1;
      const cells = Array.from({ length: width }, (_, index) => line * cols + left + index);
      yield* fillLine(field, carrier, cells, line === top ? cols : -cols);
      if (line === top) rest.top++;
      else rest.bottom--;
    } else {
      const line = homeCol > left ? left : right - 1;
      const cells = Array.from({ length: height }, (_, index) => (top + index) * cols + line);
      yield* fillLine(field, carrier, cells, line === left ? 1 : -1);
      if (line === left) rest.left++;
      else rest.right--;
    }
  }
}

/**
 * Fills from both ends (some hundred tiles: no line is longer than the lines are many), always the end whose tile is nearer,
 * until two neighbours in between are left.
 */
function* fillLine(field: Field, carrier: Carrier, line: number[], inward: number): Slices<void> {
  const { fixed, places } = field;
  const priceOf = (cell: number) =>
    stepsBetween(field, field.blank, places[cell]) + carryPrice * stepsBetween(field, places[cell], cell);
  let first = 0;
  let last = line.length - 1;
  while (last - first > 1) {
    const cell = priceOf(line[first]) <= priceOf(line[last]) ? line[first++] : line[last--];
    yield* carrier.carry(cell, cell);
    fixed[cell] = 1;
  }
  const labelA = line[first];
  const labelB = line[last];
  if (places[labelA] !== labelA || places[labelB] !== labelB) yield* fillCorner(field, carrier, labelA, labelB, inward);
  fixed[labelA] = 1;
  fixed[labelB] = 1;
}

function* fillCorner(field: Field, carrier: Carrier, labelA: number, labelB: number, inward: number): Slices<void> {
  const { fixed, places } = field;
  const window = [labelA, labelB, labelA + inward, labelB + inward, labelA + 2 * inward, labelB + 2 * inward];
  const isAt = (cell: number) => places[labelA] === cell || places[labelB] === cell;
  const blocksEntry = () => isAt(window[4]) && isAt(window[5]) && !window.includes(field.blank);
  if (!window.includes(places[labelA]) || blocksEntry()) yield* carrier.carry(labelA, labelA);
  if (!window.includes(places[labelB])) {
    yield* carrier.carry(labelA, labelA);
    if (!window.includes(places[labelB])) {
      fixed[labelA] = 1;
      yield* carrier.carry(labelB, window[5]);
      fixed[labelA] = 0;
    }
  }
  if (!window.includes(field.blank)) {
    const [left, right] = [window[4], window[5]];
    const leftIsNearer = stepsBetween(field, field.blank, left) < stepsBetween(field, field.blank, right);
    const entry = isAt(right) || (leftIsNearer && !isAt(left)) ? left : right;
    const kept = [places[labelA], places[labelB]];
    for (const cell of kept) fixed[cell] = 1;
    yield* carrier.walkBlank(entry);
    for (const cell of kept) fixed[cell] = 0;
  }
  const path = cornerPath(window.indexOf(places[labelA]), window.indexOf(places[labelB]), window.indexOf(field.blank));
  for (const index of path) stepBlank(field, window[index]);
}

/**
 * Slides of lines with pattern databases of fewest slides: the estimate of a board is the greatest of all patterns.
 *
 * A board is looked at with the axis of its next slide, in the form of its line (`line-forms`): two slides in a row along
 * one axis are one, so they alternate. A slide leaves the form of its own axis as it is, and of the form across it changes
 * the places of the tiles that it moves; the patterns are gone through until one of them forbids the board.
 */
import type { Labelled } from '../board/label-board.js';
import { bitCounts } from '../kernel/blank-slots.js';
import { slideLine } from '../kernel/slide-line.js';
import { type LineReader, readLine } from '../tables/line-reader.js';
import { deepenLines } from './deepen-lines.js';
import { type Deepening, deepest } from './deepening.js';

/** By depth, axis and pattern: the slots of the tiles and their order. */
type Kept = { readonly sets: Int32Array; readonly orders: Int32Array };

/** Starts a search from a board that can be solved. */
export function deepenByLinePatterns({ rows, cols, labels, blank, home }: Labelled, reader: LineReader): Deepening {
  const { count, unit } = reader;
  const bits = bitCounts(2 ** (Math.max(rows, cols) - 1));
  const cells = labels.slice();
  const kept: Kept = {
    sets: new Int32Array((deepest + 1) * 2 * count),
    orders: new Int32Array((deepest + 1) * 2 * count),
  };
  const { sets, orders } = kept;
  const isHome = (): boolean => cells.every((label, cell) => label === cell);

  const estimates = ([0, 1] as const).map((axis) => {
    let greatest = 0;
    for (let pattern = 0; pattern < count; pattern++) {
      const { set, order } = reader.placementOf(axis, pattern, cells, blank);
      sets[axis * count + pattern] = set;
      orders[axis * count + pattern] = order;
      greatest = Math.max(greatest, readLine(reader, axis, pattern, blank, set, order));
    }
    return greatest;
  });

  const enter = (depth: number, axis: number, from: number, to: number, left: number): number => {
    const estimate = estimateAfter(reader, bits, cells, kept, depth, axis, from, to, left);
    // The solved board is on the line that it ends on, so its own estimate is 1.
    if (estimate <= 1 && to === home) {
      slideLine(cells, from, to, unit[axis]);
      const isSolved = isHome();
      slideLine(cells, to, from, unit[axis]);
      if (isSolved) return 0;
    }
    if (estimate > left) return estimate;
    const here = (depth * 2 + axis) * count;
    for (let index = here; index < here + count; index++) {
      sets[index + 2 * count] = sets[index];
      orders[index + 2 * count] = orders[index];
    }
    // A board that isn't solved needs a slide, whatever the patterns say of it.
    return Math.max(1, estimate);
  };
  const estimate = isHome() ? 0 : Math.max(1, Math.min(...estimates));
  return deepenLines({ rows, cols, cells, blank, estimate, firstAxis: 0, slice: 4_000, enter });
}

/**
 * The estimate of the board across that a slide along `axis` leads to, given up when it is beyond `enough`; its slots and
 * orders are left at the next depth.
 */
function estimateAfter(
  reader: LineReader,
  bits: Uint8Array,
  cells: Int32Array,
  { sets, orders }: Kept,
  depth: number,
  axis: number,
  from: number,
  to: number,
  enough: number,
): number {
  const { size, count, unit, unitAcross, placeOf, tileRow, orderRows, ordersOf } = reader;
  const across = 1 - axis;
  const isAhead = to > from;
  const step = isAhead ? unit[axis] : -unit[axis];
  const stepAcross = isAhead ? unitAcross[axis] : -unitAcross[axis];
  const between = (1 << (Math.abs(stepAcross) - 1)) - 1;
  const hole = placeOf[across * size + from];
  const beforeHole = (1 << hole) - 1;
  const beforeFilled = (1 << placeOf[across * size + to]) - 1;
  const here = (depth * 2 + across) * count;
  let greatest = 0;
  for (let index = 0; index < count; index++) {
    const set = sets[here + index];
    let order = orders[here + index];
    // With the blank's place among the others.
    let spread = (set & beforeHole) | ((set & ~beforeHole) << 1);
    const rowsFrom = (across * count + index) * size;
    for (let at = from, place = hole; at !== to; at += step, place += stepAcross) {
      const row = tileRow[rowsFrom + cells[at + step]];
      if (row === -1) continue;
      // The tile comes from place + stepAcross to place, past those in between.
      if (stepAcross > 0) {
        const passed = bits[(spread >>> (place + 1)) & between];
        order = orderRows[row - passed * ordersOf[index] + order];
      } else {
        const passed = bits[(spread >>> (place + stepAcross + 1)) & between];
        order = orderRows[row + passed * ordersOf[index] + order];
      }
      spread ^= (1 << place) | (1 << (place + stepAcross));
    }
    const squeezed = (spread & beforeFilled) | ((spread >>> 1) & ~beforeFilled);
    sets[here + 2 * count + index] = squeezed;
    orders[here + 2 * count + index] = order;
    const value = readLine(reader, across, index, to, squeezed, order);
    if (value > greatest) {
      greatest = value;
      if (greatest > enough) return greatest;
    }
  }
  return greatest;
}

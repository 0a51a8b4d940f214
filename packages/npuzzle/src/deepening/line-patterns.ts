/**
 * IDA* in the line metric with pattern databases of fewest slides: the estimate of a board is the greatest of all patterns.
 *
 * A board is looked at with the axis of its next slide, in the form of its line (`line-forms`): two slides in a row along
 * one axis are one, so they alternate. A slide leaves the form of its own axis as it is, and of the form across it changes
 * the places of the tiles that it moves; the patterns are gone through until one of them forbids the board.
 */
import type { Labelled } from '../board/label-board.js';
import { bitCounts } from '../kernel/blank-slots.js';
import { slideLine } from '../kernel/slide-line.js';
import { type LineReader, readLine } from '../tables/line-reader.js';
import { type Deepening, deepest } from './deepening.js';

/** Nodes that take about two milliseconds. */
const slice = 4_000;

/** Starts a search from a board that can be solved. */
export function deepenByLinePatterns({ rows, cols, labels, blank, home }: Labelled, reader: LineReader): Deepening {
  const { count, length, unit } = reader;
  const bits = bitCounts(2 ** (Math.max(rows, cols) - 1));
  const cells = labels.slice();
  const blanks = new Int32Array(deepest + 1);
  /** The axis of the slide that is made next. */
  const axes = new Int32Array(deepest + 1);
  const tried = new Int32Array(deepest + 1);
  // By depth, axis and pattern: the slots of the tiles and their order.
  const sets = new Int32Array((deepest + 1) * 2 * count);
  const orders = new Int32Array((deepest + 1) * 2 * count);

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
  const isHome = (): boolean => cells.every((label, cell) => label === cell);
  let found = isHome();
  let bound = found ? 0 : Math.min(estimates[0], estimates[1]);
  let nextBound = deepest;
  let depth = 0;
  let deepestDepth = 0;
  let nodes = 0;
  blanks[0] = blank;

  const run = (most: number): boolean => {
    const stopAt = nodes + most;
    while (!found && nodes < stopAt) {
      const axis = axes[depth];
      const at = blanks[depth];
      const slot = tried[depth];
      if (slot === length[axis]) {
        tried[depth] = 0;
        if (depth > 0) {
          depth--;
          slideLine(cells, at, blanks[depth], unit[axes[depth]]);
        } else if (axis === 0) {
          axes[0] = 1;
        } else {
          axes[0] = 0;
          bound = nextBound;
          nextBound = deepest;
        }
        continue;
      }
      tried[depth] = slot + 1;
      const own = axis === 0 ? at % cols : (at / cols) | 0;
      if (slot === own) continue;
      nodes++;
      const to = at + (slot - own) * unit[axis];
      const left = bound - depth - 1;
      const estimate = estimateAfter(reader, bits, cells, sets, orders, depth, axis, at, to, left);
      // The solved board is on the line that it ends on, so its own estimate is 1.
      const mayBeHome = to === home && estimate <= 1;
      if (estimate > left && !mayBeHome) {
        if (depth + 1 + estimate < nextBound) nextBound = depth + 1 + estimate;
        continue;
      }
      slideLine(cells, at, to, unit[axis]);
      if (mayBeHome && isHome()) {
        found = true;
      } else if (estimate > left) {
        if (depth + 1 + estimate < nextBound) nextBound = depth + 1 + estimate;
        slideLine(cells, to, at, unit[axis]);
        continue;
      }
      const here = (depth * 2 + axis) * count;
      for (let index = here; index < here + count; index++) {
        sets[index + 2 * count] = sets[index];
        orders[index + 2 * count] = orders[index];
      }
      depth++;
      if (depth > deepestDepth) deepestDepth = depth;
      blanks[depth] = to;
      axes[depth] = 1 - axis;
      tried[depth] = 0;
    }
    return found;
  };

  return {
    run,
    slice,
    bound: () => bound,
    nodes: () => nodes,
    reached: () => deepestDepth,
    path: () => Array.from(blanks.subarray(1, depth + 1)),
  };
}

/**
 * The estimate of the board across that a slide along `axis` leads to, given up when it is beyond `enough`; its slots and
 * orders are left at the next depth.
 */
function estimateAfter(
  reader: LineReader,
  bits: Uint8Array,
  cells: Int32Array,
  sets: Int32Array,
  orders: Int32Array,
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

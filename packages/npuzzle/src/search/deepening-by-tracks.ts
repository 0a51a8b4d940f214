/**
 * IDA* in the line metric with pattern databases of fewest slides: the estimate of a board is the greatest of all patterns.
 *
 * A board is looked at with the axis of its next slide, in the form of its track (`track-forms`): two slides in a row along
 * one axis are one, so they alternate. A slide leaves the form of its own axis as it is, and of the form across it changes
 * the places of the tiles that it moves; the patterns are gone through until one of them forbids the board.
 */
import type { Labelled } from '../board/blank-and-labels.js';
import { rankOfOrder } from '../tables/tile-orders.js';
import type { TrackPattern, TrackReader } from '../tables/track-reader.js';
import { bitCounts } from './blank-slots.js';
import { type Deepening, deepest } from './deepening.js';

/** Starts a search from a board that can be solved. */
export function deepenByTracks({ rows, cols, labels, blank, home }: Labelled, reader: TrackReader): Deepening {
  const { forms, values, patterns } = reader;
  const { placeOf, cellAt, trackOf } = forms;
  const count = patterns[0].length;
  const cells = labels.slice();
  const blanks = new Int32Array(deepest + 1);
  /** The axis of the slide that is made next. */
  const axes = new Int32Array(deepest + 1);
  const tried = new Int32Array(deepest + 1);
  // By depth, axis and pattern: the slots of the tiles and their order.
  const sets = new Int32Array((deepest + 1) * 2 * count);
  const standing = new Int32Array((deepest + 1) * 2 * count);
  const between = 2 ** (Math.max(rows, cols) - 1) - 1;
  const bits = bitCounts(between + 1);
  const length = [cols, rows];
  /** From one cell of a track to the next, as cells and as places across. */
  const unit = [1, cols];
  const unitAcross = [0, 1].map((axis) => {
    const across = placeOf[1 - axis];
    return length[axis] > 1 ? across[unit[axis]] - across[0] : 0;
  });

  const lookUp = (pattern: TrackPattern, track: number, set: number, order: number): number => {
    const { from, placements } = pattern;
    const { lower, lowerBits, upper, upperFrom } = placements;
    const low = set & (2 ** lowerBits - 1);
    return values[from + track * placements.count + lower[low] + upper[upperFrom[low] + (set >>> lowerBits)] + order];
  };

  const estimates = ([0, 1] as const).map((axis) => {
    let greatest = 0;
    patterns[axis].forEach((pattern, index) => {
      const order: number[] = [];
      let set = 0;
      for (let place = 0; place < cells.length; place++) {
        const tile = pattern.tileOf[cells[cellAt[axis][place]]];
        if (tile < 0) continue;
        order.push(tile);
        set |= 1 << (place > placeOf[axis][blank] ? place - 1 : place);
      }
      sets[axis * count + index] = set;
      standing[axis * count + index] = rankOfOrder(order);
      greatest = Math.max(greatest, lookUp(pattern, trackOf[axis][blank], set, standing[axis * count + index]));
    });
    return greatest;
  });
  const isHome = (): boolean => cells.every((label, cell) => label === cell);
  let found = isHome();
  let bound = found ? 0 : Math.min(estimates[0], estimates[1]);
  let nextBound = deepest;
  let depth = 0;
  let nodes = 0;
  blanks[0] = blank;

  const slideLabels = (from: number, to: number, step: number): void => {
    const held = cells[from];
    for (let at = from; at !== to; at += step) cells[at] = cells[at + step];
    cells[to] = held;
  };

  /** The estimate of a board across, which a slide along `axis` leads to; given up when it is beyond `enough`. */
  const estimateAfter = (axis: number, from: number, to: number, enough: number): number => {
    const across = 1 - axis;
    const step = to > from ? unit[axis] : -unit[axis];
    const stepAcross = to > from ? unitAcross[axis] : -unitAcross[axis];
    const distance = Math.abs(unitAcross[axis]);
    const hole = placeOf[across][from];
    const filled = placeOf[across][to];
    const track = trackOf[across][to];
    const here = (depth * 2 + across) * count;
    const there = here + 2 * count;
    let greatest = 0;
    for (let index = 0; index < count; index++) {
      const pattern = patterns[across][index];
      const { tileRow, orderRows } = pattern;
      const set = sets[here + index];
      let order = standing[here + index];
      const low = set & ((1 << hole) - 1);
      let spread = low | ((set ^ low) << 1);
      let place = hole;
      for (let at = from; at !== to; at += step, place += stepAcross) {
        const row = tileRow[cells[at + step]];
        if (row < 0) continue;
        // The tile goes from place + stepAcross to place.
        const first = stepAcross > 0 ? place : place + stepAcross;
        const passed = bits[(spread >>> (first + 1)) & ((1 << (distance - 1)) - 1)];
        if (passed > 0) {
          order = orderRows[row + (stepAcross > 0 ? -passed : passed) * pattern.placements.orders + order];
        }
        spread ^= (1 << place) | (1 << (place + stepAcross));
      }
      const lower = spread & ((1 << filled) - 1);
      const squeezed = lower | ((spread ^ lower) >>> 1);
      sets[there + index] = squeezed;
      standing[there + index] = order;
      const value = lookUp(pattern, track, squeezed, order);
      if (value > greatest) {
        greatest = value;
        if (greatest > enough) return greatest;
      }
    }
    return greatest;
  };

  const run = (most: number): boolean => {
    const stopAt = nodes + most;
    while (!found && nodes < stopAt) {
      const axis = axes[depth];
      const at = blanks[depth];
      const slot = tried[depth];
      if (slot === length[axis]) {
        tried[depth] = 0;
        if (depth === 0) {
          if (axis === 0) {
            axes[0] = 1;
            continue;
          }
          axes[0] = 0;
          bound = nextBound;
          nextBound = deepest;
          continue;
        }
        depth--;
        const back = axes[depth];
        slideLabels(at, blanks[depth], at < blanks[depth] ? unit[back] : -unit[back]);
        continue;
      }
      tried[depth] = slot + 1;
      const own = axis === 0 ? at % cols : Math.floor(at / cols);
      if (slot === own) continue;
      nodes++;
      const to = at + (slot - own) * unit[axis];
      const left = bound - depth - 1;
      const estimate = estimateAfter(axis, at, to, left);
      if (estimate > left && (estimate > 1 || to !== home)) {
        if (depth + 1 + estimate < nextBound) nextBound = depth + 1 + estimate;
        continue;
      }
      const step = slot > own ? unit[axis] : -unit[axis];
      slideLabels(at, to, step);
      if (to === home && estimate <= 1 && isHome()) {
        found = true;
      } else if (estimate > left) {
        if (depth + 1 + estimate < nextBound) nextBound = depth + 1 + estimate;
        slideLabels(to, at, -step);
        continue;
      }
      const here = (depth * 2 + axis) * count;
      for (let index = here; index < here + count; index++) {
        sets[index + 2 * count] = sets[index];
        standing[index + 2 * count] = standing[index];
      }
      depth++;
      blanks[depth] = to;
      axes[depth] = 1 - axis;
      tried[depth] = 0;
    }
    return found;
  };

  return { run, bound: () => bound, nodes: () => nodes, path: () => Array.from(blanks.subarray(1, depth + 1)) };
}

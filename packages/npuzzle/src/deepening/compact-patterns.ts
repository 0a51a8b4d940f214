/**
 * Depth-first search for single slides with pattern databases that are too large to be expanded; those that aren't are
 * searched by expanded-patterns.ts. The estimate is the largest of the sum of all patterns, the same sum for the mirrored
 * board, and walking distance.
 *
 * Where a value stands is said by the set of the pattern's cells and the order of its tiles there (tables/placements.ts), which
 * are kept for each pattern and each mirrored one. A move changes both by small tables: a horizontal one the set alone, a
 * vertical one the order too, and in the mirror the other way round.
 */
import type { Labelled } from '../board/label-board.js';
import { blankAutomaton } from '../kernel/blank-automaton.js';
import { bitCounts, imageStep, openSlots } from '../kernel/blank-slots.js';
import type { CompactReader } from '../tables/compact-reader.js';
import { type Deepening, deepen, type Kernel } from './deepening.js';
import { createKernel, type Walk } from './kernel.js';
import { walkingAxes } from './walking-axes.js';

/**
 * What the search remembers at each depth: blank, state of the automaton, slots left, both sums, both walking states; then of
 * the pattern that the move changes its number, set and order, the same of the mirrored one, and the values of both before.
 */
const frame = 16;

/** Nodes that take about two milliseconds. */
const slice = 10_000;

/** Starts a search from a board that can be solved. */
export function deepenByCompactPatterns(board: Labelled, reader: CompactReader): Deepening {
  return deepen(board, kernelOf(board, reader), slice);
}

function kernelOf(board: Labelled, reader: CompactReader): Kernel {
  const { rows, cols, home } = board;
  const { values, image, hasMirror, patternOf, tileRow, orders, orderRows } = reader;
  const { lower, upperFrom, upper, lowerBits, lowerFrom } = reader;
  const size = rows * cols;
  const lowerMask = 2 ** lowerBits - 1;
  const cells = new Int32Array(size);
  const count = orders.length;
  // First the patterns, then the mirrored ones.
  const sets = new Int32Array(2 * count);
  const standing = new Int32Array(2 * count);
  const held = new Uint8Array(2 * count);
  const mirrorPatternOf = Int32Array.from(image, (label) => patternOf[label]);
  const mirrorTileRow = Int32Array.from(image, (label) => tileRow[label]);

  const steps = Int32Array.of(-cols, -1, 1, cols);
  const imageSteps = Int32Array.from(steps, (_, slot) => imageStep(slot, rows, cols, image));
  /** How a tile passes others, by the blank's slot: 1 to the back, −1 to the front, 0 none. */
  const passing = Int32Array.of(1, 0, 0, -1);
  const imagePassing = Int32Array.from(imageSteps, (step) => (step === -cols ? 1 : step === cols ? -1 : 0));
  const between = 2 ** (cols - 1) - 1;
  const bits = bitCounts(between + 1);

  const { walks, nextV, nextH, rowOf, colOf, start } = walkingAxes(rows, cols, home);

  const { next: afterStep, allowed } = blankAutomaton(size);
  const open = openSlots(rows, cols);

  const load = (frames: Int32Array, labels: ArrayLike<number>, offset: number, blank: number): number => {
    sets.fill(0);
    for (let cell = 0; cell < size; cell++) {
      const label = labels[offset + cell];
      cells[cell] = label;
      if (label === home) continue;
      sets[patternOf[label]] |= 1 << cell;
      sets[count + mirrorPatternOf[label]] |= 1 << image[cell];
    }
    let sum = 0;
    let mirrorSum = 0;
    for (let pattern = 0; pattern < count; pattern++) {
      standing[pattern] = reader.orderOf(pattern, (cell) => cells[cell]);
      standing[count + pattern] = reader.orderOf(pattern, (cell) => image[cells[image[cell]]]);
      held[pattern] = lookUp(pattern, sets[pattern], standing[pattern]);
      held[count + pattern] = lookUp(pattern, sets[count + pattern], standing[count + pattern]);
      sum += held[pattern];
      mirrorSum += held[count + pattern];
    }
    frames[3] = sum;
    frames[4] = mirrorSum;
    [frames[5], frames[6]] = start(cells, blank);
    return Math.max(sum, mirrorSum, (frames[5] & 255) + (frames[6] & 255));
  };

  const lookUp = (pattern: number, set: number, order: number): number => {
    const low = lowerFrom[pattern] + (set & lowerMask);
    return values[lower[low] + upper[upperFrom[low] + (set >>> lowerBits)] + order];
  };

  const run = (walk: Walk, slice: number): void => {
    let { top: at, left, excess, found } = walk;
    const { frames: stack } = walk;
    let looked = 0;
    while (!found) {
      const mask = stack[at + 2];
      const blank = stack[at];
      if (mask === 0) {
        if (at === 0) break;
        at -= frame;
        left++;
        const from = stack[at];
        const label = cells[from];
        cells[blank] = label;
        cells[from] = home;
        const pattern = stack[at + 7];
        sets[pattern] = stack[at + 8];
        standing[pattern] = stack[at + 9];
        held[pattern] = stack[at + 13];
        if (!hasMirror) continue;
        const mirrored = stack[at + 10];
        held[mirrored] = stack[at + 14];
        sets[mirrored] = stack[at + 11];
        standing[mirrored] = stack[at + 12];
        continue;
      }
      if (looked >= slice) break;
      const slot = 31 - Math.clz32(mask & -mask);
      stack[at + 2] = mask & (mask - 1);
      const to = blank + steps[slot];
      looked++;
      const label = cells[to];
      let stateV = stack[at + 5];
      let stateH = stack[at + 6];
      if (walks) {
        if (slot === 0) stateV = nextV[(stateV >> 8) + rowOf[label]];
        else if (slot === 3) stateV = nextV[(stateV >> 8) + rows + rowOf[label]];
        else if (slot === 1) stateH = nextH[(stateH >> 8) + colOf[label]];
        else stateH = nextH[(stateH >> 8) + cols + colOf[label]];
        const over = (stateV & 255) + (stateH & 255) - left;
        if (over > 0) {
          if (over < excess) excess = over;
          continue;
        }
      }
      const pattern = patternOf[label];
      const set = sets[pattern];
      const order = standing[pattern];
      const movedSet = set ^ ((1 << blank) | (1 << to));
      const low = lowerFrom[pattern] + (movedSet & lowerMask);
      const passes = passing[slot];
      let movedOrder = order;
      if (passes !== 0) {
        const passed = bits[(set >>> ((passes > 0 ? to : blank) + 1)) & between];
        movedOrder = orderRows[tileRow[label] + passes * passed * orders[pattern] + order];
      }
      const value = values[lower[low] + upper[upperFrom[low] + (movedSet >>> lowerBits)] + movedOrder];
      const before = held[pattern];
      const sum = stack[at + 3] + value - before;
      if (sum > left) {
        if (sum - left < excess) excess = sum - left;
        continue;
      }
      let mirrorSum = sum;
      const mirrored = mirrorPatternOf[label];
      if (hasMirror) {
        const own = count + mirrored;
        const imageBlank = image[blank];
        const imageTo = image[to];
        const mirrorSet = sets[own];
        const mirrorOrder = standing[own];
        const movedMirrorSet = mirrorSet ^ ((1 << imageBlank) | (1 << imageTo));
        const mirrorLow = lowerFrom[mirrored] + (movedMirrorSet & lowerMask);
        const mirrorPasses = imagePassing[slot];
        let movedMirrorOrder = mirrorOrder;
        if (mirrorPasses !== 0) {
          const passed = bits[(mirrorSet >>> ((mirrorPasses > 0 ? imageTo : imageBlank) + 1)) & between];
          movedMirrorOrder = orderRows[mirrorTileRow[label] + mirrorPasses * passed * orders[mirrored] + mirrorOrder];
        }
        const mirrorValue =
          values[lower[mirrorLow] + upper[upperFrom[mirrorLow] + (movedMirrorSet >>> lowerBits)] + movedMirrorOrder];
        const mirrorBefore = held[own];
        mirrorSum = stack[at + 4] + mirrorValue - mirrorBefore;
        if (mirrorSum > left) {
          if (mirrorSum - left < excess) excess = mirrorSum - left;
          continue;
        }
        stack[at + 10] = own;
        stack[at + 11] = mirrorSet;
        stack[at + 12] = mirrorOrder;
        stack[at + 14] = mirrorBefore;
        held[own] = mirrorValue;
        sets[own] = movedMirrorSet;
        standing[own] = movedMirrorOrder;
      }
      stack[at + 7] = pattern;
      stack[at + 8] = set;
      stack[at + 9] = order;
      stack[at + 13] = before;
      held[pattern] = value;
      sets[pattern] = movedSet;
      standing[pattern] = movedOrder;
      cells[blank] = label;
      cells[to] = home;
      const state = afterStep[stack[at + 1] * 4 + slot];
      at += frame;
      left--;
      stack[at] = to;
      stack[at + 1] = state;
      stack[at + 2] = open[to] & allowed[state];
      stack[at + 3] = sum;
      stack[at + 4] = mirrorSum;
      stack[at + 5] = stateV;
      stack[at + 6] = stateH;
      if (at > walk.deepestTop) walk.deepestTop = at;
      if (sum === 0) found = true;
    }
    walk.top = at;
    walk.left = left;
    walk.nodes += looked;
    walk.excess = excess;
    walk.found = found;
  };

  return createKernel(board, frame, load, run);
}

/**
 * Depth-first search for single slides with expanded additive pattern databases: the estimate is the largest of the sum of
 * all patterns, the same sum for the mirrored board, and walking distance.
 *
 * Expanded (tables/expand-tables.ts) means that a value stands at the sum of cell · weight over its tiles, so a move changes
 * an index by one addition. That takes thrice the memory of compact tables and half the time.
 */
import type { Labelled } from '../board/label-board.js';
import { blankAutomaton } from '../kernel/blank-automaton.js';
import { imageStep, openSlots } from '../kernel/blank-slots.js';
import type { ExpandedTables } from '../tables/expand-tables.js';
import { type Deepening, deepen, type Kernel } from './deepening.js';
import { createKernel, type Walk } from './kernel.js';
import { walkingAxes } from './walking-axes.js';

/** What the search remembers at each depth: blank, state of the automaton, slots left, both sums, both walking states, slot. */
const frame = 8;

/** Nodes that take about two milliseconds. */
const slice = 20_000;

/** Starts a search from a board that can be solved and is known to need `atLeast` moves. */
export function deepenByExpandedPatterns(board: Labelled, expanded: ExpandedTables, atLeast = 0): Deepening {
  return deepen(board, kernelOf(board, expanded), slice, atLeast);
}

function kernelOf(board: Labelled, expanded: ExpandedTables): Kernel {
  const { rows, cols, home } = board;
  const { values, image, hasMirror, patternOf, weightOf, offsets } = expanded;
  const size = rows * cols;
  const cells = new Int32Array(size);
  const count = offsets.length;
  // First the patterns, then the mirrored ones.
  const indices = new Int32Array(2 * count);
  const mirrorPatternOf = Int32Array.from(image, (label) => count + patternOf[label]);
  const mirrorWeightOf = Int32Array.from(image, (label) => weightOf[label]);
  const steps = Int32Array.of(-cols, -1, 1, cols);
  const imageSteps = Int32Array.from(steps, (_, slot) => imageStep(slot, rows, cols, image));
  // What a label adds to its pattern's index when the blank takes a slot: `moves[label * 4 + slot]`.
  const moves = Int32Array.from({ length: size * 4 }, (_, at) => -steps[at & 3] * weightOf[at >> 2]);
  const mirrorMoves = moves.map((_, at) => -imageSteps[at & 3] * mirrorWeightOf[at >> 2]);

  const { walks, nextV, nextH, rowOf, colOf, start } = walkingAxes(rows, cols, home);
  const { next: afterStep, allowed } = blankAutomaton(size);
  const open = openSlots(rows, cols);

  const load = (frames: Int32Array, labels: ArrayLike<number>, offset: number, blank: number): number => {
    indices.set(offsets);
    indices.set(offsets, count);
    for (let cell = 0; cell < size; cell++) {
      const label = labels[offset + cell];
      cells[cell] = label;
      if (label === home) continue;
      indices[patternOf[label]] += cell * weightOf[label];
      indices[mirrorPatternOf[label]] += image[cell] * mirrorWeightOf[label];
    }
    let sum = 0;
    let mirrorSum = 0;
    for (let pattern = 0; pattern < count; pattern++) {
      sum += values[indices[pattern]];
      mirrorSum += values[indices[count + pattern]];
    }
    frames[3] = sum;
    frames[4] = mirrorSum;
    [frames[5], frames[6]] = start(cells, blank);
    return Math.max(sum, mirrorSum, (frames[5] & 255) + (frames[6] & 255));
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
        const slot = stack[at + 7];
        const label = cells[from];
        cells[blank] = label;
        cells[from] = home;
        indices[patternOf[label]] -= moves[label * 4 + slot];
        indices[mirrorPatternOf[label]] -= mirrorMoves[label * 4 + slot];
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
      const before = indices[pattern];
      const after = before + moves[label * 4 + slot];
      const sum = stack[at + 3] + values[after] - values[before];
      if (sum > left) {
        if (sum - left < excess) excess = sum - left;
        continue;
      }
      let mirrorSum = sum;
      if (hasMirror) {
        const mirrored = mirrorPatternOf[label];
        const mirrorBefore = indices[mirrored];
        const mirrorAfter = mirrorBefore + mirrorMoves[label * 4 + slot];
        mirrorSum = stack[at + 4] + values[mirrorAfter] - values[mirrorBefore];
        if (mirrorSum > left) {
          if (mirrorSum - left < excess) excess = mirrorSum - left;
          continue;
        }
        indices[mirrored] = mirrorAfter;
      }
      indices[pattern] = after;
      cells[blank] = label;
      cells[to] = home;
      stack[at + 7] = slot;
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

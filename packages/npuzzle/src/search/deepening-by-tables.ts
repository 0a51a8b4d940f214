/**
 * IDA* for single slides with additive pattern databases: the sum over the patterns, the same sum for the mirrored board,
 * and walking distance, whichever is largest.
 *
 * A tile's move changes one index by one addition and costs one new lookup per estimate. The cheap estimates are looked
 * at first; most nodes are cut by the first.
 */
import type { Labelled } from '../board/blank-and-labels.js';
import { neighborSlots } from '../board/neighbors-of-cell.js';
import { createAxisModel, walkingState } from '../heuristics/axis-model.js';
import { blankWays, firstState } from './blank-ways.js';
import { type Deepening, deepest } from './deepening.js';

/** Pattern databases as the search reads them. */
export type PatternValues = {
  readonly patterns: readonly (readonly number[])[];
  readonly values: Uint8Array;
  /** The mirror image of each cell, if the board has one. */
  readonly mirror: Int32Array | undefined;
};

/** Starts a search from a board that can be solved. */
export function deepenByTables(board: Labelled, { patterns, values, mirror }: PatternValues): Deepening {
  const { rows, cols, labels, home } = board;
  const size = rows * cols;
  const cells = labels.slice();
  const slots = neighborSlots(rows, cols);
  const image = mirror ?? Int32Array.from({ length: size }, (_, cell) => cell);

  // The index of each pattern for the board, and behind those the same for the mirrored board.
  const count = patterns.length;
  const indices = new Int32Array(2 * count);
  const patternOf = new Int32Array(size);
  const weightOf = new Int32Array(size);
  let offset = 0;
  patterns.forEach((pattern, index) => {
    indices[index] = offset;
    indices[count + index] = offset;
    pattern.forEach((label, tile) => {
      patternOf[label] = index;
      weightOf[label] = size ** tile;
    });
    offset += size ** pattern.length;
  });
  const mirrorPatternOf = Int32Array.from(image, (label) => count + patternOf[label]);
  const mirrorWeightOf = Int32Array.from(image, (label) => weightOf[label]);
  labels.forEach((label, cell) => {
    if (label === home) return;
    indices[patternOf[label]] += cell * weightOf[label];
    indices[mirrorPatternOf[label]] += image[cell] * mirrorWeightOf[label];
  });

  const vertical = createAxisModel(rows, cols, home, true);
  const horizontal = createAxisModel(rows, cols, home, false);
  const walks = vertical.walking !== undefined && horizontal.walking !== undefined;
  const none = new Int32Array(0);
  const nextV = vertical.walking?.next ?? none;
  const nextH = horizontal.walking?.next ?? none;
  const walkedV = vertical.walking?.distance ?? new Uint8Array(1);
  const walkedH = horizontal.walking?.distance ?? new Uint8Array(1);
  const rowOf = vertical.laneOf;
  const colOf = horizontal.laneOf;

  const ways = blankWays();
  const states = new Int32Array(deepest + 1);
  states[0] = firstState;
  const blanks = new Int32Array(deepest + 1);
  const tried = new Int32Array(deepest + 1);
  const sums = new Int32Array(deepest + 1);
  const mirrorSums = new Int32Array(deepest + 1);
  const statesV = new Int32Array(deepest + 1);
  const statesH = new Int32Array(deepest + 1);
  blanks[0] = board.blank;
  for (let index = 0; index < count; index++) {
    sums[0] += values[indices[index]];
    mirrorSums[0] += values[indices[count + index]];
  }
  if (walks) {
    statesV[0] = walkingState(vertical, cells, board.blank);
    statesH[0] = walkingState(horizontal, cells, board.blank);
  }
  let bound = Math.max(sums[0], mirrorSums[0], walkedV[statesV[0]] + walkedH[statesH[0]]);
  let nextBound = deepest;
  let depth = 0;
  let nodes = 0;
  let found = bound === 0;

  const run = (slice: number): boolean => {
    const stopAt = nodes + slice;
    while (!found && nodes < stopAt) {
      const slot = tried[depth];
      const at = blanks[depth];
      if (slot === 4) {
        if (depth === 0) {
          tried[0] = 0;
          bound = nextBound;
          nextBound = deepest;
          continue;
        }
        depth--;
        const from = blanks[depth];
        const label = cells[from];
        cells[at] = label;
        cells[from] = home;
        indices[patternOf[label]] += (at - from) * weightOf[label];
        indices[mirrorPatternOf[label]] += (image[at] - image[from]) * mirrorWeightOf[label];
        continue;
      }
      tried[depth] = slot + 1;
      const to = slots[at * 4 + slot];
      const state = ways[states[depth] * 4 + slot];
      if (to < 0 || state < 0) continue;
      nodes++;
      const label = cells[to];
      const left = bound - depth - 1;
      const pattern = patternOf[label];
      const before = indices[pattern];
      const after = before + (at - to) * weightOf[label];
      const sum = sums[depth] + values[after] - values[before];
      if (sum > left) {
        if (depth + 1 + sum < nextBound) nextBound = depth + 1 + sum;
        continue;
      }
      const mirrorPattern = mirrorPatternOf[label];
      const mirrorBefore = indices[mirrorPattern];
      const mirrorAfter = mirrorBefore + (image[at] - image[to]) * mirrorWeightOf[label];
      const mirrorSum = mirrorSums[depth] + values[mirrorAfter] - values[mirrorBefore];
      if (mirrorSum > left) {
        if (depth + 1 + mirrorSum < nextBound) nextBound = depth + 1 + mirrorSum;
        continue;
      }
      let stateV = statesV[depth];
      let stateH = statesH[depth];
      if (walks) {
        if (slot === 0 || slot === 3) stateV = nextV[(stateV * 2 + (slot >> 1)) * rows + rowOf[label]];
        else stateH = nextH[(stateH * 2 + (slot >> 1)) * cols + colOf[label]];
        const walked = walkedV[stateV] + walkedH[stateH];
        if (walked > left) {
          if (depth + 1 + walked < nextBound) nextBound = depth + 1 + walked;
          continue;
        }
      }
      cells[at] = label;
      cells[to] = home;
      indices[pattern] = after;
      indices[mirrorPattern] = mirrorAfter;
      depth++;
      blanks[depth] = to;
      tried[depth] = 0;
      states[depth] = state;
      sums[depth] = sum;
      mirrorSums[depth] = mirrorSum;
      statesV[depth] = stateV;
      statesH[depth] = stateH;
      if (sum === 0) found = true;
    }
    return found;
  };

  return { run, bound: () => bound, nodes: () => nodes, path: () => Array.from(blanks.subarray(1, depth + 1)) };
}

/**
 * What a region says once it is known how the rest of the board weighs each number of its mines: the mines to expect in
 * each box, a dot product with the box's polynomial, and whether a box may hold a mine or a safe cell at all, by the bits of
 * the numbers that the rest allows.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Marginals } from './region-solution.js';

/** Boxes that are weighed in one go. */
const pieceOfBoxes = 256;

/** The chances of the boxes. O(boxes × numbers of mines). */
export function* weighBoxes(
  counts: Float64Array,
  boxCounts: Float64Array,
  mineMasks: Int32Array,
  safeMasks: Int32Array,
  outside: Float64Array,
  allowed: Uint8Array,
  pace: Pace,
): Slices<Marginals> {
  const boxes = mineMasks.length;
  const { length } = counts;
  let sum = 0;
  let mask = 0;
  for (let k = 0; k < length; k++) {
    sum += counts[k] * outside[k];
    mask |= allowed[k] << k;
  }
  const expected = new Float64Array(boxes);
  const canMine = new Uint8Array(boxes);
  const canSafe = new Uint8Array(boxes);
  for (let from = 0; from < boxes; from += pieceOfBoxes) {
    const to = Math.min(boxes, from + pieceOfBoxes);
    for (let box = from; box < to; box++) {
      let mines = 0;
      for (let k = 0, at = box * length; k < length; k++) mines += boxCounts[at++] * outside[k];
      expected[box] = mines / sum;
      canMine[box] = Number((mineMasks[box] & mask) !== 0);
      canSafe[box] = Number((safeMasks[box] & mask) !== 0);
    }
    if (spend(pace, (to - from) * (length + 2))) yield;
  }
  return { expected, canMine, canSafe };
}

import { type Pace, type Slices, spend } from '@kit/grid';
import type { Marginals } from './region-solution.js';

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
  for (let box = 0; box < boxes; box++) {
    let mines = 0;
    for (let k = 0, at = box * length; k < length; k++) mines += boxCounts[at++] * outside[k];
    expected[box] = mines / sum;
    canMine[box] = Number((mineMasks[box] & mask) !== 0);
    canSafe[box] = Number((safeMasks[box] & mask) !== 0);
  }
  if (spend(pace, boxes * (length + 2))) yield;
  return { expected, canMine, canSafe };
}

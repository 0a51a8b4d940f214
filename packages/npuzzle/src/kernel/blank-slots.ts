/** What the kernels know of the blank's four slots (up, left, right, down) before they begin. */
import { countBits } from '@kit/grid';
import { neighborSlots } from './neighbors-of-cell.js';

/** By cell: the slots that don't leave the board, as bits. */
export function openSlots(rows: number, cols: number): Uint8Array {
  const open = new Uint8Array(rows * cols).fill(15);
  const below = (rows - 1) * cols;
  for (let col = 0; col < cols; col++) {
    open[col] &= ~1;
    open[below + col] &= ~8;
  }
  for (let row = 0; row < rows; row++) {
    open[row * cols] &= ~2;
    open[row * cols + cols - 1] &= ~4;
  }
  return open;
}

/** How far the blank's mirror image goes when the blank takes a slot; the same wherever it stands. */
export function imageStep(slot: number, rows: number, cols: number, image: Int32Array): number {
  const slots = neighborSlots(rows, cols);
  const cell = image.findIndex((_, at) => slots[at * 4 + slot] !== -1);
  return cell === -1 ? 0 : image[slots[cell * 4 + slot]] - image[cell];
}

/** How many bits each number below `length` has. */
export function bitCounts(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, set) => countBits(set));
}

/** What the kernels know of the blank's four slots (up, left, right, down) before they begin. */
import { countBits } from '@kit/grid';
import { neighborSlots } from './neighbors-of-cell.js';

/** By cell: the slots that don't leave the board, as bits. */
export function openSlots(rows: number, cols: number): Uint8Array {
  const slots = neighborSlots(rows, cols);
  return Uint8Array.from({ length: rows * cols }, (_, cell) => {
    const beside = slots.subarray(cell * 4, cell * 4 + 4);
    return beside.reduce((mask, to, slot) => (to === -1 ? mask : mask | (1 << slot)), 0);
  });
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

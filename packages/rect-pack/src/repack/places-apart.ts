/** Do places of one page keep apart? A sweep from left to right, with pauses. */

import { type Pace, type Slices, spend } from '@kit/grid';
import type { Box } from '../items/box.js';

/** The first two, by their indices, that meet; undefined if none do. */
export function* meetingPair(boxes: readonly Box[], pace: Pace): Slices<readonly [number, number] | undefined> {
  const order = [...boxes.keys()].sort((a, b) => boxes[a].x - boxes[b].x || a - b);
  /** What the sweep line crosses. */
  let open: number[] = [];
  for (const at of order) {
    const { x, y, endY } = boxes[at];
    const still: number[] = [];
    for (const other of open) {
      const box = boxes[other];
      if (box.endX <= x) continue;
      if (box.y < endY && y < box.endY) return [other, at];
      still.push(other);
    }
    if (spend(pace, 4 * open.length + 8)) yield;
    still.push(at);
    open = still;
  }
  return undefined;
}

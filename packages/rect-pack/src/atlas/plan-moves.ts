/**
 * Compaction: boxes far from the top left corner move to free places nearer to it, one at a time.
 *
 * Each target is free at its turn and does not meet the box's own old place either, so the pixels can be copied on the
 * same texture in the order of the list. A box moves only to a place whose far edge is nearer: every move makes progress
 * and the plan ends. A pass over all boxes costs O(live · free), a move O(live) more, and passes go on until one moves
 * nothing; pauses lie between two boxes, where the space is whole.
 */
import type { Slices } from '@kit/grid';
import type { Box } from '../items/box.js';
import type { Pace } from '../items/pace.js';
import { MaxRects } from '../kernel/max-rects.js';
import { sortedInParts } from '../orders/sorted-in-parts.js';
import type { AtlasSpace } from './atlas-space.js';

/** What is compacted, and how far. */
export type CompactTask = {
  readonly space: AtlasSpace;
  readonly width: number;
  readonly height: number;
  readonly maxMoves: number;
  /** Told of each move, in order. */
  readonly moved: (box: Box, to: Box) => void;
};

/** Moves boxes of the space, at most so many times. */
export function* compactSpace(task: CompactTask, pace: Pace): Slices<void> {
  const { space, width, height, maxMoves, moved } = task;
  let moves = 0;
  for (let before = -1; before < moves && moves < maxMoves; ) {
    before = moves;
    const free = new MaxRects('bottom-left');
    free.reset(width, height);
    for (const box of space.live) {
      pace.left -= 4 * free.size;
      if (pace.left <= 0) yield pace.rest();
      free.take(box.x, box.y, box.endX, box.endY);
    }
    const farthest = yield* sortedInParts([...space.live], (a, b) => b.endY - a.endY || b.endX - a.endX, pace);
    for (const box of farthest) {
      if (moves >= maxMoves) return;
      pace.count(1);
      pace.left -= free.size;
      if (pace.left <= 0) yield pace.rest();
      const boxWidth = box.endX - box.x;
      const boxHeight = box.endY - box.y;
      if (!free.find(boxWidth, boxHeight, 0)) continue;
      const to = { x: free.x, y: free.y, endX: free.x + boxWidth, endY: free.y + boxHeight };
      if (to.endY > box.endY || (to.endY === box.endY && to.x >= box.x)) continue;
      pace.left -= 8 * space.live.size + 4 * (free.size + space.freeCount);
      free.take(to.x, to.y, to.endX, to.endY);
      space.remove(box);
      space.occupy(to);
      moved(box, to);
      moves++;
    }
  }
}

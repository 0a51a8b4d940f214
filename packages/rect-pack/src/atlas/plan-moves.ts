/**
 * Compaction: boxes far from the top left corner move to free places nearer to it, one at a time.
 *
 * Each target is free at its turn and does not meet the box's own old place either, so the pixels can be copied on the
 * same texture in the order of the list. A box moves only to a place whose far edge is nearer: every move makes progress
 * and the plan ends. A pass over all boxes costs O(live · free), a move O(live) more, and passes go on until one moves
 * nothing; pauses lie between two boxes, where the space is whole.
 */

import { type Slices, spend } from '@kit/grid';
import type { Box } from '../items/box.js';
import { countPackings, type Tally } from '../items/tally.js';
import { MaxRects } from '../kernel/max-rects.js';
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
export function* compactSpace(task: CompactTask, pace: Tally): Slices<void> {
  const { space, width, height, maxMoves, moved } = task;
  let moves = 0;
  for (let before = -1; before < moves && moves < maxMoves; ) {
    before = moves;
    const free = new MaxRects('bottom-left');
    free.reset(width, height);
    for (const box of space.live) {
      if (spend(pace, 4 * free.size)) yield;
      free.take(box.x, box.y, box.endX, box.endY);
    }
    const farthest = [...space.live].sort((a, b) => b.endY - a.endY || b.endX - a.endX);
    for (const box of farthest) {
      if (moves >= maxMoves) return;
      countPackings(pace, 1);
      if (spend(pace, free.size)) yield;
      const boxWidth = box.endX - box.x;
      const boxHeight = box.endY - box.y;
      if (!free.find(boxWidth, boxHeight, 0)) continue;
      const to = { x: free.x, y: free.y, endX: free.x + boxWidth, endY: free.y + boxHeight };
      if (to.endY > box.endY || (to.endY === box.endY && to.x >= box.x)) continue;
      pace.work += 8 * space.live.size + 4 * (free.size + space.freeCount);
      free.take(to.x, to.y, to.endX, to.endY);
      space.remove(box);
      space.occupy(to);
      moved(box, to);
      moves++;
    }
  }
}

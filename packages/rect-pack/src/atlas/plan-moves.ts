/**
 * Compaction: boxes far from the top left corner move to free places nearer to it, one at a time.
 *
 * Each target is free at its turn and does not meet the box's own old place either, so the pixels can be copied on the
 * same texture in the order of the list. A box moves only to a place whose far edge is nearer: every move makes progress
 * and the plan ends.
 */
import { MaxRects } from '../kernel/max-rects.js';
import type { AtlasSpace, Box } from './atlas-space.js';

/** A box and where it goes. */
export type BoxMove = { readonly box: Box; readonly to: Box };

/** Moves boxes of the space, at most so many times; what it did, in order. */
export function compactSpace(space: AtlasSpace, width: number, height: number, maxMoves: number): BoxMove[] {
  const moves: BoxMove[] = [];
  for (let moved = true; moved && moves.length < maxMoves; ) {
    moved = false;
    const free = new MaxRects('bottom-left');
    free.reset(width, height);
    for (const box of space.live) free.take(box.x, box.y, box.endX, box.endY);
    const farthest = [...space.live].sort((a, b) => b.endY - a.endY || b.endX - a.endX);
    for (const box of farthest) {
      if (moves.length >= maxMoves) break;
      const boxWidth = box.endX - box.x;
      const boxHeight = box.endY - box.y;
      if (!free.find(boxWidth, boxHeight, 0)) continue;
      const to = { x: free.x, y: free.y, endX: free.x + boxWidth, endY: free.y + boxHeight };
      if (to.endY > box.endY || (to.endY === box.endY && to.x >= box.x)) continue;
      free.take(to.x, to.y, to.endX, to.endY);
      moves.push({ box, to });
      space.remove(box);
      space.occupy(to);
      moved = true;
    }
  }
  return moves;
}

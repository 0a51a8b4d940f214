/** What an atlas does with the list of maximal free rectangles that MaxRects, which packs once, does not. */
import type { Box } from '../items/box.js';
import type { FreeRects } from './free-rects.js';

/** Makes the list the same as another. */
export function copyFree(from: FreeRects, to: FreeRects): void {
  to.count = 0;
  for (let at = 0; at < from.count; at++) to.add(from.left[at], from.top[at], from.right[at], from.bottom[at]);
}

/**
 * Gives a box back: `pieces` are all maximal rectangles that are free now and were not. One of the old ones lies inside a piece
 * only if it ended at the box, so few are looked at.
 */
export function release(free: FreeRects, pieces: FreeRects, { x, y, endX, endY }: Box): void {
  const touching: number[] = [];
  for (let at = 0; at < free.count; at++) {
    if (free.left[at] > endX || free.right[at] < x || free.top[at] > endY || free.bottom[at] < y) continue;
    touching.push(at);
  }
  for (let piece = 0; piece < pieces.count; piece++) {
    const left = pieces.left[piece];
    const top = pieces.top[piece];
    const right = pieces.right[piece];
    const bottom = pieces.bottom[piece];
    for (let each = 0; each < touching.length; ) {
      const at = touching[each];
      if (free.left[at] < left || free.top[at] < top || free.right[at] > right || free.bottom[at] > bottom) {
        each++;
        continue;
      }
      free.removeAt(at);
      // The last of the list has taken its place.
      if (touching[touching.length - 1] === free.count) touching.pop();
      else touching.splice(each, 1);
    }
    free.add(left, top, right, bottom);
  }
}

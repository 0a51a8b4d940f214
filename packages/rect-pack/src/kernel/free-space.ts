/** What an atlas does with the list of maximal free rectangles that MaxRects, which packs once, does not. */
import type { FreeRects } from './free-rects.js';

/** Makes the list the same as another. */
export function copyFree(from: FreeRects, to: FreeRects): void {
  to.count = 0;
  for (let at = 0; at < from.count; at++) to.add(from.left[at], from.top[at], from.right[at], from.bottom[at]);
}

/** Gives a box back that is free now and was not: the list has all maximal rectangles once it got all that are new. */
export function release(free: FreeRects, x: number, y: number, endX: number, endY: number): void {
  for (let at = 0; at < free.count; ) {
    const inside = free.left[at] >= x && free.top[at] >= y && free.right[at] <= endX && free.bottom[at] <= endY;
    if (inside) free.removeAt(at);
    else at++;
  }
  free.add(x, y, endX, endY);
}

/**
 * From a very long list a page sees only the part that could fill it several times over; so the work grows with the list
 * and not with list × pages.
 */

import type { ItemSizes } from '../items/items.js';

const partOfPages = 8;
const leastSeen = 512;

/** Where the part of the waiting items ends that a page looks at. */
export function visiblePart(
  items: ItemSizes,
  waiting: Int32Array,
  head: number,
  frame: { readonly width: number; readonly height: number },
): number {
  const enough = partOfPages * frame.width * frame.height;
  const least = Math.min(waiting.length, head + leastSeen);
  let area = 0;
  for (let at = head; at < waiting.length; at++) {
    if (at >= least && area > enough) return at;
    const item = waiting[at];
    area += items.width[item] * items.height[item];
  }
  return waiting.length;
}

import { type Pace, type Slices, spend } from '@kit/grid';
import type { Items } from '../items/items.js';
import type { PageShape } from '../shape/page-shape.js';

/** More widths than this are not enumerated: then the bound is the plain area. */
const maxWidths = 200_000;

/**
 * The least area that an allowed page can have: for every width the least height, by area and by the longest items.
 * `quick` is content with the area where every side is allowed: a little lower, and without a look at the widths.
 */
export function* pageAreaBound(
  items: Items,
  shape: PageShape,
  offset: number,
  quick: boolean,
  pace: Pace,
): Slices<number> {
  const { area, widest, tallest } = items;
  if (items.count === 0) return 0;
  if (quick && shape.isFree) {
    const bound = freePageBound(items, shape, offset);
    if (bound !== undefined) return bound;
  }
  let best = Number.POSITIVE_INFINITY;
  let steps = 0;
  for (let width = shape.roundUp(widest + offset); ; width = shape.roundUp(width + 1)) {
    if (width > shape.maxWidth) break;
    if (++steps > maxWidths) return area;
    if (spend(pace, 32)) yield;
    const needed = Math.max(tallest, Math.ceil(area / Math.max(1, width - offset))) + offset;
    const page = shape.pageOf(width, Math.max(1, needed));
    const allowed = page.height >= needed && shape.heightBelow(width, width * page.height + 1) >= page.height;
    if (allowed) best = Math.min(best, width * page.height);
    // From here on the height can fall no further, or the page is larger than the best one anyway.
    if (best < Number.POSITIVE_INFINITY && width * (tallest + offset) >= best) break;
  }
  return best === Number.POSITIVE_INFINITY ? area : best;
}

/** The same where every side is allowed, a little lower; undefined if no frame holds the area. */
export function freePageBound(
  { area, widest, tallest }: Items,
  { maxWidth, maxHeight }: PageShape,
  offset: number,
): number | undefined {
  // Whatever the frame's sides are, their sum is at least that of the square's.
  if (offset >= 0) return area + offset * (2 * Math.floor(Math.sqrt(area)) + offset);
  // Where the page is smaller than its frame the longest are smallest: it is the narrowest frame, or the lowest.
  const least = Math.max(widest, Math.floor(area / (maxHeight - offset)));
  const lowest = Math.max(widest, Math.floor(area / tallest));
  const most = Math.min(lowest, maxWidth - offset);
  if (least > most) return undefined;
  const narrow = (least + offset) * (Math.max(tallest, Math.floor(area / least)) + offset);
  const low = (most + offset) * ((most === lowest ? tallest : Math.floor(area / most)) + offset);
  return Math.min(narrow, low);
}

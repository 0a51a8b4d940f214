/** A box by its edges, half-open: it covers `x <= px < endX`. */
export type Box = { readonly x: number; readonly y: number; readonly endX: number; readonly endY: number };

/**
 * Two boxes that meet, if some do. A line sweeps from left to right; the boxes that it crosses are kept from top to bottom,
 * so a box is compared with its neighbours only.
 */
export function meetingBoxes(boxes: readonly Box[]): readonly [Box, Box] | undefined {
  const starts = boxes.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const ends = boxes.toSorted((a, b) => a.endX - b.endX || b.y - a.y);
  const open: Box[] = [];
  let ended = 0;
  for (const box of starts) {
    for (; ends[ended].endX <= box.x; ended++) open.splice(placeAt(open, ends[ended].y), 1);
    const place = placeAt(open, box.y);
    const other = open.slice(Math.max(0, place - 1), place + 1).find(({ y, endY }) => y < box.endY && endY > box.y);
    if (other !== undefined) return [other, box];
    open.splice(place, 0, box);
  }
  return undefined;
}

/** How many of the boxes, which are in the order of their y, begin above a line. */
function placeAt(open: readonly Box[], y: number): number {
  let [low, high] = [0, open.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (open[middle].y < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

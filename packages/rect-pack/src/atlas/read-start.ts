/** The rectangles of a packing that an atlas starts from. */
import { checkInteger, checkList, checkObject, describeValue, InvalidInputError } from '@kit/grid';
import type { Box } from '../items/box.js';
import { maxPageSide, maxSide } from '../rects/limits.js';
import { checkPlaced } from '../rects/placed.js';
import type { Packing, Page, Placed } from '../types.js';
import type { AtlasRules } from './atlas-rules.js';

/** The pages of the packing, not looked at yet. */
export function startPages(from: Packing): ArrayLike<Page> {
  return checkList(checkObject(from, 'options.from').pages, 'options.from.pages');
}

/** The rectangles of a page, checked one by one. */
export function readPlaced(list: Page, page: number): Placed[] {
  const rects = checkList(checkObject(list, 'options.from.pages[]').placed, 'options.from.pages[].placed', 0, 65_536);
  return Array.from(rects, (rect, at) => {
    const name = `options.from.pages[${page}].placed[${at}]`;
    checkObject(rect, name);
    checkInteger(rect.x, `${name}.x`, 0, maxPageSide);
    checkInteger(rect.y, `${name}.y`, 0, maxPageSide);
    checkInteger(rect.width, `${name}.width`, 1, maxSide, 'bad-size');
    checkInteger(rect.height, `${name}.height`, 1, maxSide, 'bad-size');
    return { ...checkPlaced(rect, name) };
  });
}

/** Puts the rectangles of a page where they say; `take` tells whether that can be. */
export function layStart(
  placed: readonly Placed[],
  page: number,
  rules: AtlasRules,
  take: (box: Box, rect: Placed) => boolean,
): void {
  const boxes = placed.map((rect) => rules.boxOf(rect));
  const meeting = meetingBox(boxes);
  for (const [at, rect] of placed.entries()) {
    const box = boxes[at];
    const isOn = Number.isInteger(box.x) && Number.isInteger(box.y);
    if (at !== meeting && isOn && take(box, rect)) continue;
    const name = `options.from.pages[${page}].placed[${at}]`;
    const message = `${name} is ${describeValue(rect.id)} at ${rect.x}, ${rect.y}: it is outside, off the raster, overlaps or occurs twice`;
    throw new InvalidInputError('bad-packing', message, { name });
  }
}

/**
 * One of two boxes that meet, the first in the list; −1 if no boxes meet. A sweep along x keeps the boxes at that x in the
 * order of their y. While no two of them meet, a new box can only meet its two neighbours in that order.
 */
function meetingBox(boxes: readonly Box[]): number {
  const starts = boxes.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const ends = boxes.toSorted((a, b) => a.endX - b.endX || b.y - a.y);
  const open: Box[] = [];
  let ended = 0;
  for (const box of starts) {
    for (; ends[ended].endX <= box.x; ended++) open.splice(placeAt(open, ends[ended].y), 1);
    const place = placeAt(open, box.y);
    const other = open.slice(Math.max(0, place - 1), place + 1).find(({ y, endY }) => y < box.endY && endY > box.y);
    if (other !== undefined) return Math.min(boxes.indexOf(other), boxes.indexOf(box));
    open.splice(place, 0, box);
  }
  return -1;
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

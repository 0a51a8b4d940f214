/** The rectangles of a packing that an atlas starts from. */
import { checkInteger, checkList, checkObject, describeValue, InvalidInputError } from '@kit/grid';
import { type Box, meetingBoxes } from '../items/box.js';
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
  const meeting = meetingBoxes(boxes);
  const first = boxes.findIndex((box) => meeting?.includes(box));
  for (const [at, rect] of placed.entries()) {
    const box = boxes[at];
    const isOn = Number.isInteger(box.x) && Number.isInteger(box.y);
    if (at !== first && isOn && take(box, rect)) continue;
    const name = `options.from.pages[${page}].placed[${at}]`;
    const message = `${name} is ${describeValue(rect.id)} at ${rect.x}, ${rect.y}: it is outside, off the raster, overlaps or occurs twice`;
    throw new InvalidInputError('bad-packing', message, { name });
  }
}

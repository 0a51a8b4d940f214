/**
 * The largest free rectangles around one place: what becomes free when a box goes, and nothing else.
 *
 *     ┌──────┬───────┐     A maximal free rectangle that was none before meets the box that went (▒): otherwise it was
 *     │      │▓▓▓▓▓▓▓│     free already. So the free space is cut as MaxRects does it, box by box from the whole page, but
 *     ├──┬───┤       │     only pieces that still meet ▒ and are large enough go on: a handful at any time, whatever
 *     │▓▓│ ▒ │       │     else the page holds.
 *     └──┴───┴───────┘
 *
 * The neighbours are cut out first: what they leave is small, and most of the other boxes don't meet it. O(boxes) for those,
 * and O(pieces) for each that does. Nothing inside another is kept.
 *
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 */
import type { Box } from '../items/box.js';
import { FreeRects, isInside } from './free-rects.js';

/** Beyond so many pieces the rest is dropped; then the answer is true, but not complete. */
const maxPieces = 1024;

/** Boxes within a seed's sides and so much more of it are its neighbours. */
const nearby = 16;

/** What a piece has to hold: a rectangle, lying either way if it may be turned. */
export type Need = { readonly width: number; readonly height: number; readonly turnable: boolean };

/** Everything counts. */
export const anything: Need = { width: 1, height: 1, turnable: false };

/** Finds them; its lists are used again at each call. */
export class FreeAround {
  /** The maximal free rectangles of the last search. */
  readonly pieces: FreeRects = new FreeRects();
  /** Are these all? */
  complete = true;
  readonly #fresh: FreeRects = new FreeRects();
  readonly #far: Box[] = [];

  /** Searches a page around the seed, which is free; `boxes` is what stands there. */
  search(seed: Box, boxes: Iterable<Box>, page: Box, need: Need): void {
    this.#begin(page);
    const near = neighbourhood(seed);
    const far = this.#far;
    far.length = 0;
    for (const box of boxes) {
      if (meets(box, near)) this.#cut(seed, box, need);
      else far.push(box);
    }
    this.#cutFar(seed, far, near, need);
  }

  /** As {@link search}, where a grid gives the boxes that meet a part of the page: it is asked for the parts that count. */
  searchIn(seed: Box, boxesIn: (part: Box) => Iterable<Box>, page: Box, need: Need): void {
    this.#begin(page);
    const near = neighbourhood(seed);
    for (const box of boxesIn(common(near, page))) this.#cut(seed, box, need);
    this.#cutFar(seed, boxesIn(around(this.pieces)), near, need);
  }

  #begin({ x, y, endX, endY }: Box): void {
    this.complete = true;
    this.pieces.count = 0;
    this.pieces.add(x, y, endX, endY);
  }

  #cutFar(seed: Box, boxes: Iterable<Box>, near: Box, need: Need): void {
    let met = around(this.pieces);
    for (const box of boxes) {
      if (meets(box, met) && !meets(box, near) && this.#cut(seed, box, need)) met = around(this.pieces);
    }
  }

  /** Takes a box out of the pieces; false if it meets none. */
  #cut(seed: Box, { x, y, endX, endY }: Box, need: Need): boolean {
    const pieces = this.pieces;
    const fresh = this.#fresh;
    const before = pieces.count;
    fresh.count = 0;
    for (let at = 0; at < pieces.count; ) {
      const left = pieces.left[at];
      const top = pieces.top[at];
      const right = pieces.right[at];
      const bottom = pieces.bottom[at];
      if (left >= endX || right <= x || top >= endY || bottom <= y) {
        at++;
        continue;
      }
      pieces.removeAt(at);
      if (x > left && x > seed.x) addIfEnough(fresh, left, top, x, bottom, need);
      if (endX < right && endX < seed.endX) addIfEnough(fresh, endX, top, right, bottom, need);
      if (y > top && y > seed.y) addIfEnough(fresh, left, top, right, y, need);
      if (endY < bottom && endY < seed.endY) addIfEnough(fresh, left, endY, right, bottom, need);
    }
    if (pieces.count === before) return false;
    for (let at = 0; at < fresh.count; at++) {
      // Of the fresh ones those before it are pieces by now, or inside one; of two equal ones the second stays.
      if (isInside(fresh, at, pieces, 0, -1) || isInside(fresh, at, fresh, at + 1, -1)) continue;
      if (pieces.count === maxPieces) {
        this.complete = false;
        break;
      }
      pieces.add(fresh.left[at], fresh.top[at], fresh.right[at], fresh.bottom[at]);
    }
    return true;
  }
}

/** What meets it is near a box, and is cut out first. */
function neighbourhood({ x, y, endX, endY }: Box): Box {
  const reachX = endX - x + nearby + 1;
  const reachY = endY - y + nearby + 1;
  return { x: x - reachX, y: y - reachY, endX: endX + reachX, endY: endY + reachY };
}

/** What two boxes share, which meet each other. */
function common(one: Box, other: Box): Box {
  return {
    x: Math.max(one.x, other.x),
    y: Math.max(one.y, other.y),
    endX: Math.min(one.endX, other.endX),
    endY: Math.min(one.endY, other.endY),
  };
}

function meets(one: Box, other: Box): boolean {
  return one.x < other.endX && one.endX > other.x && one.y < other.endY && one.endY > other.y;
}

/** The box around all pieces; an empty one where there are none. */
function around({ left, top, right, bottom, count }: FreeRects): Box {
  const box = { x: 0, y: 0, endX: 0, endY: 0 };
  for (let at = 0; at < count; at++) {
    if (at === 0 || left[at] < box.x) box.x = left[at];
    if (at === 0 || top[at] < box.y) box.y = top[at];
    if (right[at] > box.endX) box.endX = right[at];
    if (bottom[at] > box.endY) box.endY = bottom[at];
  }
  return box;
}

function addIfEnough(
  list: FreeRects,
  left: number,
  top: number,
  right: number,
  bottom: number,
  { width, height, turnable }: Need,
): void {
  const across = right - left;
  const down = bottom - top;
  const holds = (across >= width && down >= height) || (turnable && across >= height && down >= width);
  if (holds) list.add(left, top, right, bottom);
}

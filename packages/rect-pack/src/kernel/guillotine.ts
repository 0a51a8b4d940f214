/**
 * The guillotine family: free rectangles that never overlap, each cut edge to edge.
 *
 * The free rectangle that leaves the shortest side beside the next one takes it; `split` says along which side the rest is cut
 * in two. Of six ways to choose, no other was best for any kind of list (`scripts/methods.mjs`). What a cut leaves is merged
 * with a free neighbour that shares a whole side. O(free) per rectangle.
 *
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 */
import { FreeRects } from './free-rects.js';
import type { OnlineBin } from './online-bin.js';

/** Along which side the rest is cut; `max-area` is the waste map's. */
export type Cut = 'shorter-leftover' | 'min-area' | 'max-area' | 'shorter-axis';

/** An {@link OnlineBin} of the guillotine family. */
export class Guillotine implements OnlineBin {
  x = 0;
  y = 0;
  turned = 0;
  readonly #split: Cut;
  readonly #free: FreeRects = new FreeRects();
  #bestScore = 0;
  #bestAt = -1;

  constructor(split: Cut) {
    this.#split = split;
  }

  reset(width: number, height: number): void {
    this.#free.count = 0;
    this.#free.add(0, 0, width, height);
  }

  /** Starts with a bin that has no free space; {@link release} gives it some. */
  resetFull(): void {
    this.#free.count = 0;
  }

  /** Adds free space that meets no other free space. */
  release(x: number, y: number, endX: number, endY: number): void {
    if (endX > x && endY > y) this.#free.add(x, y, endX, endY);
  }

  get size(): number {
    return this.#free.count;
  }

  place(width: number, height: number, turnable: number): boolean {
    this.#bestAt = -1;
    this.#bestScore = Number.POSITIVE_INFINITY;
    this.#try(width, height, 0);
    if (turnable === 1 && width !== height) this.#try(height, width, 1);
    if (this.#bestAt < 0) return false;
    this.#cut(this.turned === 0 ? width : height, this.turned === 0 ? height : width);
    return true;
  }

  #try(width: number, height: number, turned: number): void {
    const { left, top, right, bottom, count } = this.#free;
    for (let at = 0; at < count; at++) {
      const spareX = right[at] - left[at] - width;
      const spareY = bottom[at] - top[at] - height;
      if (spareX < 0 || spareY < 0) continue;
      const score = Math.min(spareX, spareY);
      if (score >= this.#bestScore) continue;
      this.#bestScore = score;
      this.#bestAt = at;
      this.x = left[at];
      this.y = top[at];
      this.turned = turned;
    }
  }

  #cut(width: number, height: number): void {
    const free = this.#free;
    const at = this.#bestAt;
    const right = free.right[at];
    const bottom = free.bottom[at];
    const cutX = this.x + width;
    const cutY = this.y + height;
    const across = this.#cutsAcross(right - cutX, bottom - cutY, width, height);
    free.removeAt(at);
    this.#addMerged(cutX, this.y, right, across ? cutY : bottom);
    this.#addMerged(this.x, cutY, across ? right : cutX, bottom);
  }

  /** True if the lower part gets the full width. */
  #cutsAcross(spareX: number, spareY: number, width: number, height: number): boolean {
    switch (this.#split) {
      case 'shorter-leftover':
        return spareX <= spareY;
      case 'min-area':
        return width * spareY > spareX * height;
      case 'max-area':
        return width * spareY <= spareX * height;
      default:
        return width + spareX <= height + spareY;
    }
  }

  #addMerged(left: number, top: number, right: number, bottom: number): void {
    if (left >= right || top >= bottom) return;
    const free = this.#free;
    for (let at = 0; at < free.count; at++) {
      const sameColumns = free.left[at] === left && free.right[at] === right;
      const sameRows = free.top[at] === top && free.bottom[at] === bottom;
      if (sameColumns && free.bottom[at] === top) top = free.top[at];
      else if (sameColumns && free.top[at] === bottom) bottom = free.bottom[at];
      else if (sameRows && free.right[at] === left) left = free.left[at];
      else if (sameRows && free.left[at] === right) right = free.right[at];
      else continue;
      free.removeAt(at);
      at = -1;
    }
    free.add(left, top, right, bottom);
  }
}

/**
 * The guillotine family: free rectangles that never overlap, each cut edge to edge.
 *
 * `choice` says which free rectangle takes the next one, `split` along which side the rest is cut in two. What a cut
 * leaves is merged with a free neighbour that shares a whole side. O(free) a rectangle.
 *
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 */
import { FreeRects } from './free-rects.js';
import type { OnlineBin } from './online-bin.js';

/** Which free rectangle takes the next one. */
export type FreeRectChoice =
  | 'best-area'
  | 'best-short-side'
  | 'best-long-side'
  | 'worst-area'
  | 'worst-short-side'
  | 'worst-long-side';

/** Along which side the rest is cut. */
export type Cut = 'shorter-leftover' | 'longer-leftover' | 'min-area' | 'max-area' | 'shorter-axis' | 'longer-axis';

/** An {@link OnlineBin} of the guillotine family. */
export class Guillotine implements OnlineBin {
  x = 0;
  y = 0;
  turned = 0;
  /** What is compared, and whether the least or the most of it wins. */
  readonly #measure: 'area' | 'short-side' | 'long-side';
  readonly #wantsWorst: boolean;
  readonly #split: Cut;
  readonly #free: FreeRects = new FreeRects();
  #bestScore = 0;
  #bestAt = -1;

  constructor(choice: FreeRectChoice, split: Cut) {
    this.#wantsWorst = choice.startsWith('worst');
    this.#measure = choice.endsWith('area') ? 'area' : choice.endsWith('short-side') ? 'short-side' : 'long-side';
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
    const measure = this.#measure;
    const wantsWorst = this.#wantsWorst;
    for (let at = 0; at < count; at++) {
      const freeWidth = right[at] - left[at];
      const freeHeight = bottom[at] - top[at];
      const spareX = freeWidth - width;
      const spareY = freeHeight - height;
      if (spareX < 0 || spareY < 0) continue;
      let score = freeWidth * freeHeight;
      if (measure === 'short-side') score = Math.min(spareX, spareY);
      else if (measure === 'long-side') score = Math.max(spareX, spareY);
      if (wantsWorst) score = -score;
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
      case 'longer-leftover':
        return spareX > spareY;
      case 'min-area':
        return width * spareY > spareX * height;
      case 'max-area':
        return width * spareY <= spareX * height;
      case 'shorter-axis':
        return width + spareX <= height + spareY;
      default:
        return width + spareX > height + spareY;
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

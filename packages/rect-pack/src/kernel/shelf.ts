/**
 * Shelves: rows from edge to edge, as high as the first rectangle on them. The simplest family and the fastest.
 *
 * The rules differ in the shelf that is chosen: the newest only, or the one that leaves the least height. A rectangle that may
 * be turned lies flat on a new shelf and stands on an open one where it fits. O(shelves) per rectangle.
 */
import type { OnlineBin } from './online-bin.js';

/** How a shelf is chosen, by name. */
export type ShelfChoice = 'best-height' | 'next-fit';

/** An {@link OnlineBin} that fills rows. */
export class Shelf implements OnlineBin {
  x = 0;
  y = 0;
  turned = 0;
  readonly #rule: ShelfChoice;
  readonly #tops: number[] = [];
  readonly #heights: number[] = [];
  readonly #fills: number[] = [];
  #width = 0;
  #height = 0;
  #bestScore = 0;
  #bestShelf = -1;

  constructor(rule: ShelfChoice) {
    this.#rule = rule;
  }

  reset(width: number, height: number): void {
    this.#tops.length = 0;
    this.#heights.length = 0;
    this.#fills.length = 0;
    this.#width = width;
    this.#height = height;
  }

  get size(): number {
    return this.#tops.length;
  }

  place(width: number, height: number, turnable: number): boolean {
    this.#bestShelf = -1;
    this.#bestScore = Number.POSITIVE_INFINITY;
    const stands = turnable === 1 && width > height;
    this.#try(stands ? height : width, stands ? width : height, stands ? 1 : 0);
    if (turnable === 1 && this.#bestShelf < 0)
      this.#try(stands ? width : height, stands ? height : width, stands ? 0 : 1);
    if (this.#bestShelf < 0) return this.#open(width, height, turnable);
    const shelf = this.#bestShelf;
    this.x = this.#fills[shelf];
    this.y = this.#tops[shelf];
    this.#fills[shelf] = this.x + (this.turned === 0 ? width : height);
    return true;
  }

  #try(width: number, height: number, turned: number): void {
    const shelves = this.#tops.length;
    for (let shelf = this.#rule === 'next-fit' ? Math.max(0, shelves - 1) : 0; shelf < shelves; shelf++) {
      const spareX = this.#width - this.#fills[shelf] - width;
      const spareY = this.#heights[shelf] - height;
      if (spareX < 0 || spareY < 0) continue;
      if (spareY >= this.#bestScore) continue;
      this.#bestScore = spareY;
      this.#bestShelf = shelf;
      this.turned = turned;
    }
  }

  #open(width: number, height: number, turnable: number): boolean {
    const last = this.#tops.length - 1;
    const top = last < 0 ? 0 : this.#tops[last] + this.#heights[last];
    const fits = width <= this.#width && top + height <= this.#height;
    const fitsTurned = turnable === 1 && height <= this.#width && top + width <= this.#height;
    if (!fits && !fitsTurned) return false;
    this.turned = fitsTurned && (!fits || width < height) ? 1 : 0;
    this.x = 0;
    this.y = top;
    this.#tops.push(top);
    this.#heights.push(this.turned === 0 ? height : width);
    this.#fills.push(this.turned === 0 ? width : height);
    return true;
  }
}

/**
 * Skyline: only the upper edge of what is placed is kept, as a list of segments.
 *
 *          ┌──┐
 *     ┌────┘  │      ┌───      a rectangle may lie on any segment that it starts on;
 *     │       └──────┘         what is below it is lost, or goes to the waste map
 *
 * It takes the place whose far edge is least. The waste map is a guillotine list of the buried space, tried before the
 * skyline. The level under a rectangle is the greatest in a window that slides over the segments, so a rectangle takes
 * O(segments).
 * Why there are other skylines too: chained-skyline.ts.
 *
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 */
import { Guillotine } from './guillotine.js';
import type { OnlineBin } from './online-bin.js';

/** An {@link OnlineBin} that keeps the upper edge only. */
export class Skyline implements OnlineBin {
  x = 0;
  y = 0;
  turned = 0;
  readonly #waste: Guillotine | undefined;
  /** Where a segment starts and how high it lies; it ends where the next starts. */
  #starts: number[] = [];
  #levels: number[] = [];
  #width = 0;
  #height = 0;
  #bestSegment = -1;
  #bestScore = 0;
  #bestTie = 0;
  readonly #highest: number[] = [];

  constructor(wasteMap: boolean) {
    this.#waste = wasteMap ? new Guillotine('max-area') : undefined;
  }

  reset(width: number, height: number): void {
    this.#starts = [0];
    this.#levels = [0];
    this.#width = width;
    this.#height = height;
    this.#waste?.resetFull();
  }

  /** How many places there are to be looked at. */
  get size(): number {
    return this.#starts.length + (this.#waste?.size ?? 0);
  }

  place(width: number, height: number, turnable: number): boolean {
    const waste = this.#waste;
    if (waste?.place(width, height, turnable)) {
      this.x = waste.x;
      this.y = waste.y;
      this.turned = waste.turned;
      return true;
    }
    this.#bestSegment = -1;
    this.#bestScore = Number.POSITIVE_INFINITY;
    this.#bestTie = Number.POSITIVE_INFINITY;
    this.#try(width, height, 0);
    if (turnable === 1 && width !== height) this.#try(height, width, 1);
    if (this.#bestSegment < 0) return false;
    this.#raise(this.turned === 0 ? width : height, this.turned === 0 ? height : width);
    return true;
  }

  #try(width: number, height: number, turned: number): void {
    const starts = this.#starts;
    const levels = this.#levels;
    // The segments that may yet be the highest of the window, by falling level.
    const highest = this.#highest;
    let head = 0;
    let tail = 0;
    // The window ends before this one.
    let end = 0;
    for (let segment = 0; segment < starts.length; segment++) {
      const x = starts[segment];
      const endX = x + width;
      if (endX > this.#width) break;
      for (; end < starts.length && starts[end] < endX; end++) {
        while (tail > head && levels[highest[tail - 1]] <= levels[end]) tail--;
        highest[tail++] = end;
      }
      if (highest[head] < segment) head++;
      const y = levels[highest[head]];
      if (y + height <= this.#height) {
        const score = y + height;
        const tie = this.#segmentEnd(segment) - x;
        if (score < this.#bestScore || (score === this.#bestScore && tie < this.#bestTie)) {
          this.#bestScore = score;
          this.#bestTie = tie;
          this.#bestSegment = segment;
          this.x = x;
          this.y = y;
          this.turned = turned;
        }
      }
    }
  }

  #segmentEnd(segment: number): number {
    return segment + 1 < this.#starts.length ? this.#starts[segment + 1] : this.#width;
  }

  /** Lays the new segment over the old ones; hands what it buries to the waste map. */
  #raise(width: number, height: number): void {
    const starts = this.#starts;
    const levels = this.#levels;
    const first = this.#bestSegment;
    const endX = this.x + width;
    let last = first;
    for (; last < starts.length && starts[last] < endX; last++) {
      this.#waste?.release(starts[last], levels[last], Math.min(this.#segmentEnd(last), endX), this.y);
    }
    const level = this.y + height;
    if (this.#segmentEnd(last - 1) > endX) {
      starts.splice(first, last - first, this.x, endX);
      levels.splice(first, last - first, level, levels[last - 1]);
    } else {
      starts.splice(first, last - first, this.x);
      levels.splice(first, last - first, level);
    }
    for (let segment = Math.max(1, first); segment <= first + 1 && segment < starts.length; ) {
      if (levels[segment] !== levels[segment - 1]) {
        segment++;
        continue;
      }
      starts.splice(segment, 1);
      levels.splice(segment, 1);
    }
  }
}

import type { FreeRects } from '../kernel/free-rects.js';

/**
 * How large the places are that taking an entry away makes, with all that were used before it.
 *
 * Of those used before it some go, and none comes until it is used itself; what is added stands in the way. So the places get no
 * larger until something near is removed, and then only those that meet what has gone.
 */
export class KnownRoom {
  /** Widths and heights by turns. */
  readonly #sides: number[] = [];
  /** Of places whose sides are no longer than this the largest are known. */
  #reach = 0;

  /** May there be such a place? Also where it is not known. */
  mayHold(width: number, height: number): boolean {
    if (width > this.#reach || height > this.#reach) return true;
    const sides = this.#sides;
    for (let at = 0; at < sides.length; at += 2) if (sides[at] >= width && sides[at + 1] >= height) return true;
    return false;
  }

  /** Remembers the largest places; of those that are cut off at the reach or beyond it no more is known. */
  keep({ left, top, right, bottom, count }: FreeRects, reach: number): void {
    this.#reach = reach;
    this.#sides.length = 0;
    for (let at = 0; at < count; at++) this.#sides.push(right[at] - left[at], bottom[at] - top[at]);
  }

  /**
   * Something has gone so far away, beside and below or above; less than 0 where they overlap. What is wide and high enough to
   * meet both may have a place now.
   */
  shrink(beside: number, below: number): void {
    this.#reach = Math.min(this.#reach, Math.max(beside, below) + 1);
  }

  forget(): void {
    this.#reach = 0;
  }
}

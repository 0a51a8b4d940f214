/**
 * MaxRects: the free space as the list of all maximal free rectangles, which overlap each other.
 *
 * A placed rectangle cuts every free one that it meets into up to four; of the new ones those inside another are
 * dropped. Only new ones can be inside: what the cut left alone was maximal before and the new are parts of what was
 * removed. And inside only those that touch the placed rectangle on the side where they were cut: a part left of it ends
 * where it begins, so what contains the part and does not meet the rectangle ends there too. O(free) in practice.
 *
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 */
import { EdgeContacts } from './edge-contacts.js';
import { FreeRects, isInside } from './free-rects.js';
import type { OnlineBin } from './online-bin.js';

/** How a place is chosen, by name. */
export type MaxRectsChoice = 'best-short-side' | 'best-area' | 'bottom-left' | 'contact-point';

/** Comparisons after which a step leaves the rest of the new ones as they are: what lies inside another does no harm. */
const maxComparisons = 300_000;

/** An {@link OnlineBin} that keeps all maximal free rectangles. */
export class MaxRects implements OnlineBin {
  x = 0;
  y = 0;
  turned = 0;
  /** How good the last place found is; less is better. */
  score = 0;
  /** The second criterion, for equal scores. */
  tieScore = 0;
  /** The maximal free rectangles; who knows the free space may write it here. */
  readonly free: FreeRects = new FreeRects();
  readonly #rule: MaxRectsChoice;
  readonly #fresh: FreeRects = new FreeRects();
  /** Those of the old ones that touch what was placed last. */
  readonly #touching: FreeRects = new FreeRects();
  /** What has been placed: only contact point looks at it. */
  readonly #used: EdgeContacts = new EdgeContacts();
  #width = 0;
  #height = 0;

  constructor(rule: MaxRectsChoice) {
    this.#rule = rule;
  }

  reset(width: number, height: number): void {
    this.free.count = 0;
    this.#used.clear();
    this.#width = width;
    this.#height = height;
    this.free.add(0, 0, width, height);
  }

  get size(): number {
    return this.free.count;
  }

  place(width: number, height: number, turnable: number): boolean {
    if (!this.find(width, height, turnable)) return false;
    if (this.turned === 0) this.take(this.x, this.y, this.x + width, this.y + height);
    else this.take(this.x, this.y, this.x + height, this.y + width);
    return true;
  }

  /** Finds the best place by the rule, or by another than its own, but does not take it. */
  find(width: number, height: number, turnable: number, rule: MaxRectsChoice = this.#rule): boolean {
    this.score = Number.POSITIVE_INFINITY;
    this.tieScore = Number.POSITIVE_INFINITY;
    this.#try(width, height, 0, rule);
    if (turnable === 1 && width !== height) this.#try(height, width, 1, rule);
    return this.score < Number.POSITIVE_INFINITY;
  }

  #try(width: number, height: number, turned: number, rule: MaxRectsChoice): void {
    const { left, top, right, bottom, count } = this.free;
    for (let at = 0; at < count; at++) {
      const x = left[at];
      const y = top[at];
      const spareX = right[at] - x - width;
      const spareY = bottom[at] - y - height;
      if (spareX < 0 || spareY < 0) continue;
      let score = Math.min(spareX, spareY);
      let tie = Math.max(spareX, spareY);
      if (rule === 'best-area') {
        score = (right[at] - x) * (bottom[at] - y);
      } else if (rule === 'bottom-left') {
        score = y + height;
        tie = x;
      } else if (rule === 'contact-point') {
        score = -this.#contact(x, y, x + width, y + height);
      }
      if (score > this.score || (score === this.score && tie >= this.tieScore)) continue;
      this.score = score;
      this.tieScore = tie;
      this.x = x;
      this.y = y;
      this.turned = turned;
    }
  }

  /** How much of the outline touches what is placed or the edges of the bin. */
  #contact(x: number, y: number, endX: number, endY: number): number {
    let length = 0;
    if (x === 0 || endX === this.#width) length += endY - y;
    if (y === 0 || endY === this.#height) length += endX - x;
    return length + this.#used.contact(x, y, endX, endY);
  }

  /** Takes a box out of the free space, whether it was free or not. */
  take(x: number, y: number, endX: number, endY: number): void {
    const free = this.free;
    const fresh = this.#fresh;
    const touching = this.#touching;
    fresh.count = 0;
    touching.count = 0;
    if (this.#rule === 'contact-point') this.#used.add(x, y, endX, endY);
    for (let at = 0; at < free.count; ) {
      const left = free.left[at];
      const top = free.top[at];
      const right = free.right[at];
      const bottom = free.bottom[at];
      if (left >= endX || right <= x || top >= endY || bottom <= y) {
        if (left === endX || right === x || top === endY || bottom === y) touching.add(left, top, right, bottom);
        at++;
        continue;
      }
      free.removeAt(at);
      if (x > left) fresh.add(left, top, x, bottom);
      if (endX < right) fresh.add(endX, top, right, bottom);
      if (y > top) fresh.add(left, top, right, y);
      if (endY < bottom) fresh.add(left, endY, right, bottom);
    }
    this.#keepMaximal();
  }

  #keepMaximal(): void {
    const free = this.free;
    const fresh = this.#fresh;
    const touching = this.#touching;
    let left = maxComparisons;
    for (let at = 0; at < fresh.count && left > 0; at++) {
      if (isInside(fresh, at, touching, 0, -1) || isInside(fresh, at, fresh, 0, at)) fresh.removeAt(at--);
      left -= touching.count + fresh.count;
    }
    for (let at = 0; at < fresh.count; at++) {
      free.add(fresh.left[at], fresh.top[at], fresh.right[at], fresh.bottom[at]);
    }
  }
}

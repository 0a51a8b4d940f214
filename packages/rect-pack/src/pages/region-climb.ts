/**
 * A climb by regions for a page that cannot hold everything.
 *
 * Everything that touches a random window is taken out, and the hole, which is larger than the window, is filled again
 * from what was there and what is homeless: at each step the item that fits best of all. If the hole then covers no less
 * area, it stays. Small wastes next to each other melt together this way until something fits into them.
 *
 * Only the surroundings of the window are looked at, so a step costs O(items) plus a small packing.
 *
 * @see Shaw, Using constraint programming and local search methods to solve vehicle routing problems, 1998
 */

import { type Pace, type Random, type Slices, spend } from '@kit/grid';
import type { Box } from '../items/box.js';
import { bottomOf, copyOf, emptyLayout, type Items, type Layout, put, rightOf, worthOf } from '../items/items.js';
import { MaxRects, type MaxRectsChoice } from '../kernel/max-rects.js';

/** How many homeless items compete for a hole. */
const maxHomeless = 24;

/** With more items than these the windows become smaller, so that about as many lie in one; and at most so many may. */
const usualItems = 1000;
const maxTaken = 200;

/** A climb on page 0 of a layout; the caller repeats {@link RegionClimb.step}. */
export class RegionClimb {
  readonly layout: Layout;
  readonly #items: Items;
  readonly #random: Random;
  readonly #width: number;
  readonly #height: number;
  readonly #kernels: readonly MaxRects[];
  readonly #pool: Int32Array;
  /** What stood in the region. */
  readonly #taken: Int32Array;
  readonly #used: Uint8Array;
  /** Where those lie in the hole that are put there. */
  readonly #trial: Layout;

  constructor(items: Items, start: Layout, width: number, height: number, random: Random) {
    this.#items = items;
    this.#random = random;
    this.#width = width;
    this.#height = height;
    this.layout = copyOf(start);
    this.#kernels = (['best-short-side', 'best-area', 'contact-point'] satisfies MaxRectsChoice[]).map(
      (rule) => new MaxRects(rule),
    );
    this.#pool = new Int32Array(items.count);
    this.#taken = new Int32Array(items.count);
    this.#used = new Uint8Array(items.count);
    this.#trial = emptyLayout(items.count);
  }

  /** Empties a region and fills it again; true if more area is covered than before. */
  *step(pace: Pace): Slices<boolean> {
    const random = this.#random;
    const { x, y, turned, page } = this.layout;
    const { count } = this.#items;
    const part = Math.min(1, Math.sqrt(usualItems / count)) / 32;
    const spanX = Math.ceil(this.#width * (1 + random.int(4)) * part);
    const spanY = Math.ceil(this.#height * (1 + random.int(4)) * part);
    const left = random.int(this.#width - spanX + 1);
    const top = random.int(this.#height - spanY + 1);
    const right = left + spanX;
    const bottom = top + spanY;
    const pool = this.#pool;
    let taken = 0;
    let area = 0;
    let boxLeft = left;
    let boxTop = top;
    let boxRight = right;
    let boxBottom = bottom;
    for (let item = 0; item < count; item++) {
      if (page[item] < 0) continue;
      const endX = rightOf(this.#items, this.layout, item);
      const endY = bottomOf(this.#items, this.layout, item);
      if (x[item] >= right || endX <= left || y[item] >= bottom || endY <= top) continue;
      this.#taken[taken] = item;
      pool[taken++] = item;
      area += worthOf(this.#items, item);
      boxLeft = Math.min(boxLeft, x[item]);
      boxTop = Math.min(boxTop, y[item]);
      boxRight = Math.max(boxRight, endX);
      boxBottom = Math.max(boxBottom, endY);
    }
    if (spend(pace, count)) yield;
    if (taken > maxTaken) return false;
    const kernel = this.#kernels[random.int(this.#kernels.length)];
    const marginX = this.#width >> 6;
    const marginY = this.#height >> 6;
    const hole: Box = {
      x: Math.max(0, boxLeft - marginX),
      y: Math.max(0, boxTop - marginY),
      endX: Math.min(this.#width, boxRight + marginX),
      endY: Math.min(this.#height, boxBottom + marginY),
    };
    yield* this.#openHole(kernel, taken, hole, pace);
    if (spend(pace, 2 * count)) yield;
    const filled = yield* this.#fillHole(kernel, this.#addHomeless(taken), pace);
    if (filled < area) return false;
    for (let at = 0; at < taken; at++) page[this.#taken[at]] = -1;
    for (let item = 0; item < count; item++) {
      if (this.#used[item] === 0) continue;
      x[item] = this.#trial.x[item] + hole.x;
      y[item] = this.#trial.y[item] + hole.y;
      turned[item] = this.#trial.turned[item];
      page[item] = 0;
    }
    return filled > area;
  }

  /** The kernel's bin becomes the box around the hole; what stays there is taken out of its free space. */
  *#openHole(kernel: MaxRects, taken: number, hole: Box, pace: Pace): Slices<void> {
    const { x: left, y: top, endX: right, endY: bottom } = hole;
    const { x, y, page } = this.layout;
    const { count } = this.#items;
    const used = this.#used;
    used.fill(0);
    for (let at = 0; at < taken; at++) used[this.#pool[at]] = 1;
    kernel.reset(right - left, bottom - top);
    for (let item = 0; item < count; item++) {
      if (page[item] < 0 || used[item] === 1) continue;
      const endX = rightOf(this.#items, this.layout, item);
      const endY = bottomOf(this.#items, this.layout, item);
      if (x[item] >= right || endX <= left || y[item] >= bottom || endY <= top) continue;
      if (spend(pace, 2 * kernel.size)) yield;
      kernel.take(x[item] - left, y[item] - top, endX - left, endY - top);
    }
    used.fill(0);
  }

  /** Adds homeless items to the pool, from a random one on; returns how many there are. */
  #addHomeless(taken: number): number {
    const { page } = this.layout;
    const { count } = this.#items;
    let end = taken;
    let item = this.#random.int(count);
    for (let seen = 0; seen < count && end < taken + maxHomeless; seen++) {
      if (page[item] < 0) this.#pool[end++] = item;
      item = item + 1 === count ? 0 : item + 1;
    }
    return end;
  }

  /** Fills the hole from the pool; returns the area covered. */
  *#fillHole(kernel: MaxRects, poolSize: number, pace: Pace): Slices<number> {
    const pool = this.#pool;
    const { width, height, turnable } = this.#items;
    const random = this.#random;
    let size = poolSize;
    let covered = 0;
    if (size > 2) {
      // One of them goes first, wherever it fits best.
      const first = random.int(size);
      covered += this.#put(kernel, pool[first]);
      if (covered > 0) pool[first] = pool[--size];
    }
    const bySize = random.int(2) === 0;
    for (;;) {
      let best = -1;
      let bestScore = Number.POSITIVE_INFINITY;
      if (spend(pace, size * (kernel.size + 1))) yield;
      for (let at = 0; at < size; at++) {
        const item = pool[at];
        if (!kernel.find(width[item], height[item], turnable[item])) continue;
        const score = bySize ? -width[item] * height[item] : kernel.score * (0.75 + 0.25 * random.next());
        if (score >= bestScore) continue;
        best = at;
        bestScore = score;
      }
      if (best < 0) return covered;
      covered += this.#put(kernel, pool[best]);
      pool[best] = pool[--size];
    }
  }

  #put(kernel: MaxRects, item: number): number {
    const { width, height, turnable } = this.#items;
    if (!kernel.place(width[item], height[item], turnable[item])) return 0;
    this.#used[item] = 1;
    put(this.#trial, item, kernel, 0);
    return worthOf(this.#items, item);
  }
}

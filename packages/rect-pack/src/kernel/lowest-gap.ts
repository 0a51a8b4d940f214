/**
 * Lowest gap first: not the rectangle looks for its place, the place chooses its rectangle.
 *
 *     │      ┌────┐     The lowest segment of the skyline, with its two walls, is the gap. Of the rectangles that fit
 *     │      │    └──   the best goes in: one that fills the width exactly, one that is level with a wall, else the
 *     ├──────┘ gap ┘    first of the sequence. If none fits, the gap is filled up to its lower wall and is waste.
 *
 * The waste so far is known at every step, so a packing that cannot beat the best known one is given up early; a search
 * over sequences lives on that. At most `window` fitting candidates are compared: O(n · (window + segments)).
 *
 * @see Wei, Oon, Zhu, Lim, A skyline heuristic for the 2D rectangular packing and strip packing problems, 2011
 * @see Burke, Kendall, Whitwell, A new placement heuristic for the orthogonal stock-cutting problem, 2004
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import type { GapItems, ItemSizes, Layout } from '../items/items.js';
import {
  closeSegment,
  firstSegment,
  ground,
  higherOf,
  layInto,
  leftEdge,
  levelOf,
  nextOf,
  openSkyline,
  previousOf,
  rightEdge,
  segmentSize,
  skylineLength,
  walked,
} from './chained-skyline.js';

/**
 * How far a gap looks that is thrifty: for each mean area of an item that closing it would waste it compares so many
 * candidates that fit, and passes so many that don't, one more of each, and no more than the window and `max`.
 */
export type Thrift = { readonly candidates: number; readonly misfits: number; readonly max: number };

/** What a run is about. */
export type GapRun = {
  /** The sequence, of which the first `count` are packed. */
  readonly order: Int32Array;
  readonly count: number;
  /** The bin, and where its corner lies on the page. */
  readonly width: number;
  readonly height: number;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** It is given up when more is wasted. */
  readonly maxWaste: number;
  /** How many candidates that fit a gap are compared. */
  readonly window: number;
  readonly thrift?: Thrift | undefined;
  /** Where the places go, and the number of the page. */
  readonly out: Layout;
  readonly page: number;
};

/** The items by the least side that can lie along the bottom. A parameter, so that the kernel alone bundles no other sort. */
export type NarrowestFirst = (items: ItemSizes, pace: Pace) => Int32Array;

/** The work on a run goes on, everything that fits is in, or more than allowed is wasted. */
type Standing = 'paused' | 'packed' | 'given up';

/** No order yet. */
const none: Int32Array = /* @__PURE__ */ new Int32Array(0);

/** The kernel with its working space, for lists of at most so many items. */
export class LowestGap {
  /** Area of what the last run placed. */
  area = 0;
  /** How many the last run placed. */
  placed = 0;
  /** The highest edge that the last run reached. */
  top = 0;
  /** The rightmost edge that the last run reached. */
  right = 0;
  readonly #items: GapItems;
  readonly #inOrder: NarrowestFirst;
  readonly #next: Int32Array;
  readonly #width: Int32Array;
  readonly #height: Int32Array;
  readonly #turnable: Uint8Array;
  readonly #skyline: Int32Array;
  readonly #gone: Uint8Array;
  /** Items by the least side that can lie along the bottom, narrowest first. */
  #narrowest: Int32Array = none;
  // How the run stands between two slices.
  #tracks = false;
  #least = 0;
  #narrow = 0;
  #fresh = 0;
  #waste = 0;

  constructor(items: GapItems, inOrder: NarrowestFirst) {
    this.#items = items;
    this.#inOrder = inOrder;
    this.#next = new Int32Array(items.count + 1);
    this.#width = new Int32Array(items.count);
    this.#height = new Int32Array(items.count);
    this.#turnable = new Uint8Array(items.count);
    this.#skyline = new Int32Array(skylineLength(items.count));
    this.#gone = new Uint8Array(items.count);
  }

  /**
   * Packs the first items of a sequence into a bin. What is placed gets the page in the layout, the rest is left as it
   * is. False if it was given up because more than `maxWaste` is wasted.
   */
  *run(job: GapRun, pace: Pace): Slices<boolean> {
    const { order, count, width, height } = job;
    // Over a small part of the items the pointer to the narrowest one would cost more than it saves.
    this.#tracks = count * 4 >= this.#items.count;
    if (this.#tracks && this.#narrowest === none) this.#narrowest = this.#inOrder(this.#items, pace);
    this.#least = Number.POSITIVE_INFINITY;
    if (this.#tracks && count < this.#items.count) this.#gone.fill(1);
    this.#load(order, count);
    pace.work += count;
    this.#next[count] = 0;
    openSkyline(this.#skyline, width, height);
    this.#narrow = 0;
    this.#fresh = firstSegment + segmentSize;
    this.#waste = 0;
    this.area = 0;
    this.placed = 0;
    this.top = 0;
    this.right = 0;
    for (;;) {
      if (spend(pace, 0)) yield;
      const standing = this.#goOn(job, pace);
      if (standing !== 'paused') return standing === 'packed';
    }
  }

  /** Fills gaps until the slice is over or the run is. */
  #goOn(job: GapRun, pace: Pace): Standing {
    const {
      order,
      count,
      height: binHeight,
      x: originX = 0,
      y: originY = 0,
      maxWaste,
      window,
      thrift,
      out,
      page,
    } = job;
    const next = this.#next;
    const widths = this.#width;
    const heights = this.#height;
    const turnables = this.#turnable;
    const skyline = this.#skyline;
    const tracks = this.#tracks;
    const narrowest = this.#narrowest;
    const { width: itemWidth, height: itemHeight, turnable: itemTurnable } = this.#items;
    const gone = this.#gone;
    let least = this.#least;
    let narrow = this.#narrow;
    let fresh = this.#fresh;
    let waste = this.#waste;
    let left = pace.due - pace.work;
    let standing: Standing = 'packed';
    const { count: all, area } = this.#items;
    let candidates = window;
    let patience = window * 4 + 64;
    while (this.placed < count) {
      if (left <= 0) {
        standing = 'paused';
        break;
      }
      left -= 4;
      const low = skyline[ground + higherOf];
      const level = skyline[low + levelOf];
      const before = skyline[low + previousOf];
      const after = skyline[low + nextOf];
      const gapStart = skyline[low];
      const gap = skyline[after] - gapStart;
      // The edges of the bin are walls up to its height.
      const leftWall = Math.min(skyline[before + levelOf], binHeight) - level;
      const rightWall = Math.min(skyline[after + levelOf], binHeight) - level;
      const room = binHeight - level;
      if (tracks && gone[narrowest[narrow]] === 1) {
        while (gone[narrowest[narrow]] === 1) narrow++;
        const thin = narrowest[narrow];
        least = itemTurnable[thin] === 1 && itemHeight[thin] < itemWidth[thin] ? itemHeight[thin] : itemWidth[thin];
      }
      let best = -1;
      let bestPrevious = 0;
      let bestScore = -1;
      let bestTurned = 0;
      if (gap >= least) {
        if (thrift !== undefined) {
          const wasted = (gap * Math.min(leftWall, rightWall) * all) / area;
          candidates = Math.min(window, 1 + thrift.candidates * wasted);
          patience = Math.min(thrift.max, 1 + thrift.misfits * wasted);
        }
        let seen = 0;
        let looked = 0;
        let turns = 0;
        for (let previous = count, item = next[count]; item < count; previous = item, item = next[item]) {
          turns++;
          const width = widths[item];
          const height = heights[item];
          let fits = 0;
          if (width <= gap && height <= room) {
            fits = 1;
            let score = gap - width < least ? 0 : 1;
            if (width === gap) score = 4;
            if (height === leftWall || height === rightWall) score += 2;
            if (score > bestScore) {
              bestScore = score;
              best = item;
              bestPrevious = previous;
              bestTurned = 0;
            }
          }
          if (turnables[item] === 1 && height <= gap && width <= room) {
            fits = 1;
            let score = gap - height < least ? 0 : 1;
            if (height === gap) score = 4;
            if (width === leftWall || width === rightWall) score += 2;
            if (score > bestScore) {
              bestScore = score;
              best = item;
              bestPrevious = previous;
              bestTurned = 1;
            }
          }
          if (bestScore === 6) break;
          seen += fits;
          if (seen >= candidates || ++looked - seen > patience) break;
        }
        left -= turns;
      }
      if (best < 0) {
        if (before === leftEdge && after === rightEdge) {
          if (waste + gap * room > maxWaste) standing = 'given up';
          break;
        }
        const raise = Math.min(leftWall, rightWall);
        waste += gap * raise;
        if (waste > maxWaste) {
          standing = 'given up';
          break;
        }
        closeSegment(skyline, low, before, after, level + raise);
        continue;
      }
      next[bestPrevious] = next[best];
      const index = order[best];
      gone[index] = 1;
      const width = bestTurned === 1 ? heights[best] : widths[best];
      const height = bestTurned === 1 ? widths[best] : heights[best];
      const atRight = height === leftWall ? false : height === rightWall || rightWall > leftWall;
      const x = atRight ? gapStart + gap - width : gapStart;
      if (layInto(skyline, low, before, after, atRight, x, width, level + height, fresh)) fresh += segmentSize;
      left -= skyline[walked];
      skyline[walked] = 0;
      out.x[index] = originX + x;
      out.y[index] = originY + level;
      out.turned[index] = bestTurned;
      out.page[index] = page;
      this.placed++;
      this.area += width * height;
      if (level + height > this.top) this.top = level + height;
      if (x + width > this.right) this.right = x + width;
    }
    this.#least = least;
    this.#narrow = narrow;
    this.#fresh = fresh;
    this.#waste = waste;
    pace.work = pace.due - left;
    return standing;
  }

  /** Copies items in the order of the sequence, chains them, and takes note of the narrowest side. */
  #load(order: Int32Array, count: number): void {
    const { width, height, turnable } = this.#items;
    let least = this.#least;
    for (let at = 0; at < count; at++) {
      const item = order[at];
      this.#width[at] = width[item];
      this.#height[at] = height[item];
      this.#turnable[at] = turnable[item];
      this.#next[at] = at + 1;
      this.#gone[item] = 0;
      if (width[item] < least) least = width[item];
      if (turnable[item] === 1 && height[item] < least) least = height[item];
    }
    this.#least = least;
  }
}

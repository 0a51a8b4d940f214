/**
 * Lowest gap, first fit: the lean sister of {@link LowestGap}, for sequences that are good as they are.
 *
 *     │      ┌────┐     The lowest segment of the skyline is the gap, and the first of the sequence that is not too wide
 *     │      │    └──   goes into it, next to the higher wall. If none of the next few members fits, the gap is filled up
 *     ├──────┘ gap ┘    to its lower wall and is waste.
 *
 * In a sequence by falling height a narrow gap is better wasted than given to one that is much lower: that would leave a
 * hole under everything that follows. So a gap looks no further than it is worth: the more area closing it would waste,
 * the more members are looked at. Two or three are, for each that is placed; O(n · (patience + segments)) at worst.
 *
 * The kernel keeps its sequence with the sizes copied, for runs at one width after the other. It shares the chain with
 * {@link LowestGap}, and not the loop. One loop that asks a strategy which member to take was 12 to 18 % slower here; one loop
 * with both ways to choose written out was up to 9 % slower there, on lists of 60 to 2,000 (old and new interleaved, minima).
 */

import type { Pace } from '@kit/grid';
import { type Items, int32Arrays, type Layout } from '../items/items.js';
import { mergeLayout } from '../items/subset.js';
import {
  closeSegment,
  fillSegment,
  firstSegment,
  ground,
  higherOf,
  insertSegment,
  leftEdge,
  levelOf,
  nextOf,
  openSkyline,
  previousOf,
  rightEdge,
  segmentSize,
  walked,
} from './chained-skyline.js';
import { type GapMemory, gapMemory, pageLayout } from './gap-memory.js';

/**
 * How many members may be too wide for a gap before it is given up: one, and for each mean area of a member that would be
 * wasted then `care` more, up to `max` in all.
 */
export type Patience = { readonly care: number; readonly max: number };

/** The strip of a run: how wide, how high at most, how much of it may be wasted, and how long a gap looks. */
export type FirstFitRun = {
  readonly width: number;
  readonly maxHeight: number;
  readonly maxWaste: number;
  readonly patience: Patience;
};

/** How the work on a run stands. */
export type Standing = 'paused' | 'packed' | 'given up';

/** The kernel with its sequence and its working space. */
export class FirstFitGap {
  /** The highest edge that the last run reached. */
  top = 0;
  /** The rightmost edge that the last run reached. */
  right = 0;
  readonly #count: number;
  /** The sequence; undefined if the items are taken as they stand. */
  readonly #sequence: Int32Array | undefined;
  /** The sizes of its members. */
  readonly #width: Int32Array;
  readonly #height: Int32Array;
  readonly #turnable: Uint8Array;
  readonly #turns: boolean;
  /** The shortest side: nothing fits a gap that is narrower. */
  readonly #narrowest: number;
  /** 1 by the mean area of a member. */
  readonly #perArea: number;
  readonly #next: Int32Array;
  /** The segments, four numbers each: every member makes one at the most, besides the first and the three fixed ones. */
  readonly #skyline: Int32Array;
  /** Where the last run put the members of the sequence. */
  #layout: Layout;
  /** Does the layout belong to somebody else by now? */
  #isTaken = false;
  // How the run stands between two slices.
  #job: FirstFitRun = { width: 0, maxHeight: 0, maxWaste: 0, patience: { care: 0, max: 1 } };
  #fresh = 0;
  #placed = 0;
  #wasted = 0;
  #failedGap = 0;
  #failedEnd = 0;
  #failedSeen = 0;

  /** A kernel for the sequence, a permutation of all items, or for the items as they stand; it changes neither. */
  constructor(items: Items, sequence: Int32Array | undefined, memory: GapMemory = gapMemory(items.count)) {
    const { count } = items;
    this.#count = count;
    this.#sequence = sequence;
    this.#turns = items.turns;
    this.#narrowest = items.narrowest;
    this.#perArea = count / items.area;
    this.#layout = memory.layout;
    this.#next = memory.next;
    this.#skyline = memory.skyline;
    this.#width = items.width;
    this.#height = items.height;
    this.#turnable = items.turnable;
    if (sequence === undefined) return;
    [this.#width, this.#height] = int32Arrays(2, count);
    if (items.turns) this.#turnable = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      const item = sequence[at];
      this.#width[at] = items.width[item];
      this.#height[at] = items.height[item];
      if (items.turns) this.#turnable[at] = items.turnable[item];
    }
  }

  /** Begins to pack all of the sequence into a strip. */
  start(job: FirstFitRun, pace: Pace): void {
    const count = this.#count;
    const next = this.#next;
    this.#job = job;
    if (this.#isTaken) {
      this.#layout = pageLayout(count);
      this.#isTaken = false;
    }
    for (let at = 0; at < count; at++) next[at] = at + 1;
    // Entry `count` is the head of the chain, and its end.
    next[count] = 0;
    pace.work += count;
    openSkyline(this.#skyline, job.width, job.maxHeight);
    this.#fresh = firstSegment + segmentSize;
    this.#placed = 0;
    this.#wasted = 0;
    this.#failedGap = 0;
    this.#failedEnd = count;
    this.#failedSeen = 0;
    this.top = 0;
    this.right = 0;
  }

  /**
   * Packs until the slice is over or the run is. It is given up when it is higher than `maxHeight`, when more than
   * `maxWaste` is wasted, or because a member is wider than the strip.
   */
  goOn(pace: Pace): Standing {
    const { maxHeight, maxWaste, patience } = this.#job;
    const care = patience.care * this.#perArea;
    const { max } = patience;
    const count = this.#count;
    const widths = this.#width;
    const heights = this.#height;
    const next = this.#next;
    const skyline = this.#skyline;
    const turns = this.#turns;
    const turnable = this.#turnable;
    const narrowest = this.#narrowest;
    const { x: lefts, y: tops, turned: turneds } = this.#layout;
    let { top, right } = this;
    let fresh = this.#fresh;
    let wasted = this.#wasted;
    // The last gap that nothing fitted, the last member looked at for it, and how many there are up to that one.
    let failedGap = this.#failedGap;
    let failedEnd = this.#failedEnd;
    let failedSeen = this.#failedSeen;
    let placed = this.#placed;
    let budget = pace.due - pace.work;
    let standing: Standing = 'packed';
    while (placed < count) {
      if (budget <= skyline[walked]) {
        standing = 'paused';
        break;
      }
      const low = skyline[ground + higherOf];
      const level = skyline[low + levelOf];
      let before = skyline[low + previousOf];
      let after = skyline[low + nextOf];
      let start = skyline[low];
      let end = skyline[after];
      let wallLeft = skyline[before + levelOf];
      let wallRight = skyline[after + levelOf];
      let previous = count;
      let seen = 0;
      for (;;) {
        const gap = end - start;
        const raise = Math.min(wallLeft, wallRight);
        const waste = gap * (raise - level);
        // What was too wide for a wider gap is too wide for this one.
        if (gap <= failedGap && seen < failedSeen) {
          previous = failedEnd;
          seen = failedSeen;
        }
        const more = waste * care;
        const sight = more < max ? 1 + (more | 0) : max;
        const known = seen;
        let member = gap < narrowest ? count : next[previous];
        let turned = 0;
        for (; member !== count; previous = member, member = next[member]) {
          if (seen >= sight) {
            member = count;
            break;
          }
          if (widths[member] <= gap) break;
          if (turns && heights[member] <= gap && turnable[member] === 1) {
            turned = 1;
            break;
          }
          seen++;
        }
        budget -= 5 + seen - known;
        if (turns && turned === 0 && member !== count && turnable[member] === 1) {
          // It lies down to fill the gap, or not to stick out of the strip.
          const length = heights[member];
          if (length === gap || (length < gap && level + length > maxHeight)) turned = 1;
        }
        if (member === count) {
          if (before === leftEdge && after === rightEdge) {
            // The strip is level: what does not go in now never will.
            standing = 'given up';
            break;
          }
          if (gap >= narrowest) {
            failedGap = gap;
            failedEnd = previous;
            failedSeen = seen;
          }
          wasted += waste;
          if (wasted > maxWaste) standing = 'given up';
          else closeSegment(skyline, low, before, after, raise);
          break;
        }
        next[previous] = next[member];
        if (member === failedEnd) failedGap = 0;
        else if (seen < failedSeen) failedSeen--;
        const width = turned === 1 ? heights[member] : widths[member];
        const newLevel = level + (turned === 1 ? widths[member] : heights[member]);
        if (newLevel > top) {
          top = newLevel;
          if (top > maxHeight) {
            standing = 'given up';
            break;
          }
        }
        const atRight = newLevel !== wallLeft && (newLevel === wallRight || wallRight > wallLeft);
        const x = atRight ? end - width : start;
        if (x + width > right) right = x + width;
        lefts[member] = x;
        tops[member] = level;
        if (turns) turneds[member] = turned;
        placed++;
        if (width === gap) {
          fillSegment(skyline, low, before, after, newLevel);
          break;
        }
        // What is left of the gap lies between a wall and the item, which makes a segment or lengthens the wall.
        const isLevel = newLevel === (atRight ? wallRight : wallLeft);
        if (!isLevel) insertSegment(skyline, fresh, x, newLevel, atRight ? low : before, atRight ? after : low);
        if (atRight) {
          end = x;
          if (isLevel) skyline[after] = x;
          else after = fresh;
          wallRight = newLevel;
        } else {
          start += width;
          skyline[low] = start;
          if (!isLevel) before = fresh;
          wallLeft = newLevel;
        }
        if (!isLevel) fresh += segmentSize;
        if (placed === count || budget <= skyline[walked]) break;
      }
      if (standing === 'given up') break;
    }
    this.top = top;
    this.right = right;
    pace.work = pace.due - budget + skyline[walked];
    skyline[walked] = 0;
    if (standing !== 'paused') return standing;
    this.#fresh = fresh;
    this.#wasted = wasted;
    this.#failedGap = failedGap;
    this.#failedEnd = failedEnd;
    this.#failedSeen = failedSeen;
    this.#placed = placed;
    return standing;
  }

  /** Hands over the layout of the last run, which has to be a whole one. */
  takeLayout(): Layout {
    const places = this.#layout;
    const sequence = this.#sequence;
    if (sequence === undefined) {
      this.#isTaken = true;
      return places;
    }
    const layout = pageLayout(this.#count);
    mergeLayout(places, sequence, layout);
    return layout;
  }
}

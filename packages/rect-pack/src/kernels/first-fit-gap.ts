/**
 * Lowest gap, first fit: the lean sister of {@link LowestGap}, for sequences that are good as they are.
 *
 *     │      ┌────┐     The lowest segment of the skyline is the gap, and the first of the sequence that is not too wide
 *     │      │    └──   goes into it, next to the higher wall. If none of the next `patience` members fits, the gap is
 *     ├──────┘ gap ┘    filled up to its lower wall and is waste.
 *
 * In a sequence by falling height a narrow gap is better wasted than given to one that is much lower: that would leave a
 * hole under everything that follows. So little patience is dense as well as fast: a handful of members are looked at
 * for each that is placed, O(n · (patience + segments)) at worst.
 *
 * The kernel keeps its sequence with the sizes copied, for runs at one width after the other.
 */
import { type Items, int32Arrays, type Layout } from './items.js';

/** The kernel with its sequence and its working space. */
export class FirstFitGap {
  /** The highest edge that the last run reached. */
  top = 0;
  /** The rightmost edge that the last run reached. */
  right = 0;
  readonly #items: Items;
  readonly #count: number;
  /** The sequence, and the sizes of its members. */
  readonly #item: Int32Array;
  readonly #width: Int32Array;
  readonly #height: Int32Array;
  readonly #turns: boolean;
  readonly #next: Int32Array;
  /** The skyline: as many segments as there are members or columns. */
  #starts: Int32Array = new Int32Array(0);
  #levels: Int32Array = this.#starts;
  /** Where the last run put everything. */
  #layout: Layout | undefined;

  /** A kernel for the sequence, a permutation of all items; the caller leaves it as it is. */
  constructor(items: Items, sequence: Int32Array) {
    const count = sequence.length;
    this.#items = items;
    this.#count = count;
    this.#item = sequence;
    this.#next = new Int32Array(count + 1);
    this.#turns = items.turnable.includes(1);
    if (isIdentity(sequence)) {
      this.#width = items.width;
      this.#height = items.height;
      return;
    }
    const [width, height] = int32Arrays(2, count) as [Int32Array, Int32Array];
    for (let at = 0; at < count; at++) {
      const member = sequence[at]!;
      width[at] = items.width[member]!;
      height[at] = items.height[member]!;
    }
    this.#width = width;
    this.#height = height;
  }

  /**
   * Packs all of the sequence into a strip; false if it was given up, because it is higher than `maxHeight`, because
   * more than `maxWaste` is wasted, or because a member is wider than the strip.
   */
  run(stripWidth: number, maxHeight: number, maxWaste: number, patience: number): boolean {
    const count = this.#count;
    const widths = this.#width;
    const heights = this.#height;
    const next = this.#next;
    const most = Math.min(count, stripWidth) + 3;
    if (this.#starts.length < most) {
      [this.#starts, this.#levels] = int32Arrays(2, most) as [Int32Array, Int32Array];
    }
    const starts = this.#starts;
    const levels = this.#levels;
    const turns = this.#turns;
    const items = this.#item;
    const { turnable, width: uprightWidth } = this.#items;
    this.#layout ??= wholeLayout(this.#items.count);
    const { x: lefts, y: tops, turned: turneds } = this.#layout;
    for (let at = 0; at < count; at++) next[at] = at + 1;
    // Entry `count` is the head of the chain, and its end.
    next[count] = 0;
    starts[0] = 0;
    starts[1] = stripWidth;
    levels[0] = 0;
    let segments = 1;
    let top = 0;
    let right = 0;
    let waste = 0;
    // The last gap that nothing fitted, the last member looked at for it, and how many came into sight since.
    let failedGap = 0;
    let failedEnd = count;
    let unseen = 0;
    let low = 0;
    let level = 0;
    // The rest of a gap beside what went in is the lowest again.
    let stays = false;
    for (let placed = 0; placed < count; ) {
      if (!stays) {
        low = 0;
        level = levels[0]!;
        for (let segment = 1; segment < segments; segment++) {
          const other = levels[segment]!;
          if (other < level) {
            level = other;
            low = segment;
          }
        }
      }
      stays = false;
      const start = starts[low]!;
      const gap = starts[low + 1]! - start;
      // What was too wide for a wider gap is too wide for this one: only those that came into sight since then count.
      const goesOn = gap <= failedGap;
      let previous = goesOn ? failedEnd : count;
      let member = next[previous]!;
      let left = goesOn ? unseen : patience;
      let turned = 0;
      for (; member !== count; previous = member, member = next[member]!) {
        if (left-- === 0) {
          member = count;
          break;
        }
        if (widths[member]! <= gap) break;
        if (turns && heights[member]! <= gap && turnable[items[member]!] === 1) {
          turned = 1;
          break;
        }
      }
      const wallLeft = low > 0 ? levels[low - 1]! : maxHeight;
      const wallRight = low + 1 < segments ? levels[low + 1]! : maxHeight;
      if (member === count) {
        if (segments === 1) {
          // The strip is level: whatever is first goes in, or it never will.
          if (patience > count) return this.#end(top, right, false);
          patience = count + 1;
          failedGap = 0;
          continue;
        }
        failedGap = gap;
        failedEnd = previous;
        unseen = 0;
        const raise = Math.min(wallLeft, wallRight);
        waste += gap * (raise - level);
        if (waste > maxWaste) return this.#end(top, right, false);
        let end = low + 1;
        if (wallRight === raise) end++;
        const from = wallLeft === raise ? low : low + 1;
        if (wallLeft !== raise) levels[low] = raise;
        // The segments from `from` to `end` become one with the one before them.
        const gone = end - from;
        segments -= gone;
        for (let segment = from; segment <= segments; segment++) {
          starts[segment] = starts[segment + gone]!;
          levels[segment] = levels[segment + gone]!;
        }
        continue;
      }
      next[previous] = next[member]!;
      if (member === failedEnd) failedGap = 0;
      else if (!goesOn) unseen++;
      const width = turned === 1 ? heights[member]! : widths[member]!;
      const height = turned === 1 ? widths[member]! : heights[member]!;
      const newLevel = level + height;
      if (newLevel > top) {
        top = newLevel;
        if (top > maxHeight) return this.#end(top, right, false);
      }
      const atRight = newLevel !== wallLeft && (newLevel === wallRight || wallRight > wallLeft);
      const x = atRight ? start + gap - width : start;
      if (x + width > right) right = x + width;
      const item = items[member]!;
      lefts[item] = x;
      tops[item] = level;
      if (turns) turneds[item] = width === uprightWidth[item] ? 0 : 1;
      placed++;
      const joinsLeft = newLevel === wallLeft && low > 0;
      const joinsRight = newLevel === wallRight && low + 1 < segments;
      if (width === gap) {
        levels[low] = newLevel;
        const from = joinsLeft ? low : low + 1;
        const gone = (joinsLeft ? 1 : 0) + (joinsRight ? 1 : 0);
        if (gone === 0) continue;
        segments -= gone;
        for (let segment = from; segment <= segments; segment++) {
          starts[segment] = starts[segment + gone]!;
          levels[segment] = levels[segment + gone]!;
        }
        continue;
      }
      stays = true;
      if (!atRight && joinsLeft) starts[low] = start + width;
      else if (atRight && joinsRight) starts[low + 1] = x;
      else {
        const at = atRight ? low + 1 : low;
        for (let segment = segments; segment >= at; segment--) {
          starts[segment + 1] = starts[segment]!;
          levels[segment + 1] = levels[segment]!;
        }
        segments++;
        levels[at] = newLevel;
        if (atRight) starts[at] = x;
        else {
          starts[at + 1] = start + width;
          low++;
        }
      }
    }
    return this.#end(top, right, true);
  }

  #end(top: number, right: number, whole: boolean): boolean {
    this.top = top;
    this.right = right;
    return whole;
  }

  /** Hands over the layout of the last run, which has to be a whole one. */
  takeLayout(): Layout {
    const layout = this.#layout!;
    this.#layout = undefined;
    return layout;
  }
}

/** A layout in which everything is on page 0. */
function wholeLayout(count: number): Layout {
  const [x, y, page] = int32Arrays(3, count) as [Int32Array, Int32Array, Int32Array];
  return { x, y, turned: new Uint8Array(count), page };
}

function isIdentity(sequence: Int32Array): boolean {
  for (let at = 0; at < sequence.length; at++) if (sequence[at] !== at) return false;
  return true;
}

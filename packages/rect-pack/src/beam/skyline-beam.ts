/**
 * A beam over skylines: many packings grow side by side, item by item, and only the most promising go on.
 *
 *     level 0      level 1      level 2            Each state is a skyline and the set of what lies under it. Its lowest
 *                   ▁▁▁▁│        ▁▁▁▁▃▃▃           gap is filled with each of the few items that suit it best; of all
 *     ────────  →   ▃▃─────  →   ▃▃▁▁▁──   →  …    the children the `width` best go on, but of those with equal sizes
 *                   ▅▅▅────      ▅▅▅▁▁──           under them and equal waste only one.
 *
 * A child is judged by `(bias + share of waste) / mean area of its items`: little waste, and the large items early, since
 * small ones close the last gaps. A single greedy pass can't weigh that; it is worth two percent of a page.
 * Work: levels × width × (items + branching × segments).
 *
 * @see Fontan, Libralesso, PackingSolver: a tree search-based solver for two-dimensional packing problems, 2020: the guide
 * @see Burke, Kendall, Whitwell, A new placement heuristic for the orthogonal stock-cutting problem, 2004: lowest gap
 */

import { emptyLayout, type Items, int32Arrays, type Layout } from '../kernels/items.js';
import { sortSmallestFirst } from '../orders/sort-by.js';
import { OpenSkyline } from './open-skyline.js';
import { selectLeast } from './select-least.js';

/** How a beam is led. */
export type BeamGuide = {
  /** How many states go on from a level. */
  readonly width: number;
  /** How many items each state's gap tries. */
  readonly branching: number;
  /** The larger it is, the more do large items count, and the less does waste. */
  readonly bias: number;
  /** A packing that wastes more is of no use: what a bin is larger than all that has to go in. */
  readonly maxWaste: number;
};

/** How much an item's area and its contact with the walls count for a gap, against a pixel of waste. */
const areaWeight = 0.2;
const contactWeight = 30;

/** Until so much of the bin is full only every fifth state goes on: the last choices need the width more than the first. */
const lateFrom = 0.8;
const earlyPart = 0.2;

/** One generation of states: slot `s` has its segments at `s * stride` and its items at `s * words`. */
type Generation = {
  readonly starts: Int32Array;
  readonly levels: Int32Array;
  readonly segments: Int32Array;
  readonly used: Int32Array;
  /** How many of the narrowest are in: those before are not looked at again. */
  readonly narrow: Int32Array;
  readonly hash: Int32Array;
  readonly node: Int32Array;
  readonly waste: Float64Array;
  readonly covered: Float64Array;
};

/** Fills a bin as far as possible, step by step. An item is coded `2 · item`, plus 1 if it is turned. */
export class SkylineBeam {
  /** Area that the best packing so far covers. */
  bestArea = 0;
  /** How many items it holds. */
  bestCount = 0;
  readonly #items: Items;
  readonly #guide: BeamGuide;
  readonly #binHeight: number;
  readonly #binArea: number;
  readonly #narrowSide: Int32Array;
  readonly #byNarrowSide: Int32Array;
  readonly #marks: Int32Array;
  readonly #stride: number;
  readonly #words: number;
  readonly #skyline: OpenSkyline;
  #now: Generation;
  #then: Generation;
  #states = 1;
  #depth = 0;
  /** What a gap likes best, the best first. */
  readonly #liked: Int32Array;
  readonly #likedScore: Float64Array;
  #likedCount = 0;
  readonly #childOf: Int32Array;
  readonly #childItem: Int32Array;
  readonly #childOrder: Int32Array;
  readonly #childRank: Float64Array;
  /** Sets and wastes of a level's children, by their hash: the level in which an entry was made, the set, the waste. */
  readonly #seen: Int32Array;
  readonly #seenMask: number;
  /** Four numbers for each state that went on: parent, item, x, y. Node 0 is the empty bin. */
  readonly #nodes: Int32Array;
  #nodeCount = 1;
  readonly #bestLeaf = { parent: 0, code: -1, x: 0, y: 0 };

  constructor(items: Items, binWidth: number, binHeight: number, guide: BeamGuide) {
    const { count, width, height, turnable } = items;
    this.#items = items;
    this.#guide = guide;
    this.#binHeight = binHeight;
    this.#binArea = binWidth * binHeight;
    this.#narrowSide = width.map((side, item) => (turnable[item] === 1 ? Math.min(side, height[item]!) : side));
    this.#byNarrowSide = sortSmallestFirst(count, (item) => this.#narrowSide[item]!);
    const least = count > 0 ? this.#narrowSide[this.#byNarrowSide[0]!]! : 1;
    this.#stride = Math.min(count, Math.floor(binWidth / least)) + 4;
    this.#words = (count + 31) >> 5;
    this.#marks = marksOf(items);
    this.#skyline = new OpenSkyline(this.#stride, binHeight);
    this.#now = this.#generation();
    this.#then = this.#generation();
    const most = guide.width * guide.branching;
    this.#liked = new Int32Array(guide.branching);
    this.#likedScore = new Float64Array(guide.branching);
    [this.#childOf, this.#childItem, this.#childOrder] = int32Arrays(3, most) as [Int32Array, Int32Array, Int32Array];
    this.#childRank = new Float64Array(most);
    let size = 64;
    while (size < 2 * most) size *= 2;
    this.#seen = new Int32Array(3 * size);
    this.#seenMask = size - 1;
    this.#nodes = new Int32Array(4 * (1 + guide.width * count));
    this.#now.starts[1] = binWidth;
    this.#now.segments[0] = 1;
  }

  #generation(): Generation {
    const { width } = this.#guide;
    const [starts, levels] = int32Arrays(2, width * this.#stride) as [Int32Array, Int32Array];
    const [segments, narrow, hash, node] = int32Arrays(4, width) as [Int32Array, Int32Array, Int32Array, Int32Array];
    const used = new Int32Array(width * this.#words);
    const waste = new Float64Array(width);
    const covered = new Float64Array(width);
    return { starts, levels, segments, used, narrow, hash, node, waste, covered };
  }

  /** Every state grows by one item; false if none can. */
  step(): boolean {
    const { width } = this.#guide;
    let children = 0;
    for (let state = 0; state < this.#states; state++) children = this.#expand(state, children);
    if (children === 0) return false;
    for (let child = 0; child < children; child++) this.#childOrder[child] = child;
    const early = this.bestArea < lateFrom * this.#binArea;
    const kept = Math.min(children, early ? Math.ceil(width * earlyPart) : width);
    selectLeast(this.#childOrder, this.#childRank, children, kept);
    for (let slot = 0; slot < kept; slot++) this.#grow(slot, this.#childOrder[slot]!);
    const held = this.#now;
    this.#now = this.#then;
    this.#then = held;
    this.#states = kept;
    this.#depth++;
    return true;
  }

  /** The best packing so far, on page 0. */
  layout(): Layout {
    const layout = emptyLayout(this.#items.count);
    const put = (code: number, x: number, y: number): void => {
      const item = code >> 1;
      layout.x[item] = x;
      layout.y[item] = y;
      layout.turned[item] = code & 1;
      layout.page[item] = 0;
    };
    const { parent, code, x, y } = this.#bestLeaf;
    if (code >= 0) put(code, x, y);
    for (let node = parent; node > 0; node = this.#nodes[4 * node]!) {
      put(this.#nodes[4 * node + 1]!, this.#nodes[4 * node + 2]!, this.#nodes[4 * node + 3]!);
    }
    return layout;
  }

  #load(state: number): void {
    const { starts, levels, segments, waste } = this.#now;
    this.#skyline.load(starts, levels, state * this.#stride, segments[state]!, waste[state]!);
  }

  /** Closes the gaps of a state that nothing fits, and lists its children. */
  #expand(state: number, children: number): number {
    const now = this.#now;
    const skyline = this.#skyline;
    const { width, height } = this.#items;
    this.#load(state);
    let low = skyline.lowest();
    for (; ; low = skyline.lowest()) {
      if (skyline.levels[low]! >= this.#binHeight) return children;
      this.#chooseItems(state, low);
      if (this.#likedCount > 0) break;
      skyline.raise(low);
    }
    skyline.save(now.starts, now.levels, state * this.#stride);
    now.segments[state] = skyline.segments;
    now.waste[state] = skyline.waste;
    const placed = this.#depth + 1;
    let total = children;
    for (let at = 0; at < this.#likedCount; at++) {
      const code = this.#liked[at]!;
      const item = code >> 1;
      if (at > 0) this.#load(state);
      this.#lay(low, code);
      const narrowest = this.#narrowestLeft(state, item);
      skyline.closeNarrow(narrowest);
      const covered = now.covered[state]! + width[item]! * height[item]!;
      if (covered > this.bestArea) {
        this.bestArea = covered;
        this.bestCount = placed;
        Object.assign(this.#bestLeaf, { parent: now.node[state]!, code, x: skyline.x, y: skyline.y });
      }
      const waste = skyline.waste + skyline.lost(narrowest);
      if (waste > this.#guide.maxWaste) continue;
      if (this.#wasSeen((now.hash[state]! + this.#marks[item]!) | 0, skyline.waste | 0)) continue;
      this.#childRank[total] = ((this.#guide.bias + waste / (covered + waste)) * placed) / covered;
      this.#childOf[total] = state;
      this.#childItem[total] = code;
      total++;
    }
    return total;
  }

  /** Has this level a child of equal sizes and equal waste already? If not it has now. */
  #wasSeen(set: number, waste: number): boolean {
    const seen = this.#seen;
    const level = this.#depth + 1;
    let at = (set ^ Math.imul(waste, 0x9e37_79b1)) & this.#seenMask;
    while (seen[3 * at] === level) {
      if (seen[3 * at + 1] === set && seen[3 * at + 2] === waste) return true;
      at = (at + 1) & this.#seenMask;
    }
    seen[3 * at] = level;
    seen[3 * at + 1] = set;
    seen[3 * at + 2] = waste;
    return false;
  }

  /** A child becomes a state of the next generation. */
  #grow(slot: number, child: number): void {
    const now = this.#now;
    const then = this.#then;
    const skyline = this.#skyline;
    const words = this.#words;
    const state = this.#childOf[child]!;
    const code = this.#childItem[child]!;
    const item = code >> 1;
    this.#load(state);
    this.#lay(skyline.lowest(), code);
    const node = this.#nodeCount++;
    then.node[slot] = node;
    const nodes = this.#nodes;
    nodes[4 * node] = now.node[state]!;
    nodes[4 * node + 1] = code;
    nodes[4 * node + 2] = skyline.x;
    nodes[4 * node + 3] = skyline.y;
    skyline.closeNarrow(this.#narrowestLeft(state, item));
    skyline.save(then.starts, then.levels, slot * this.#stride);
    then.segments[slot] = skyline.segments;
    then.waste[slot] = skyline.waste;
    for (let word = 0; word < words; word++) then.used[slot * words + word] = now.used[state * words + word]!;
    then.used[slot * words + (item >> 5)]! |= 1 << (item & 31);
    then.narrow[slot] = now.narrow[state]!;
    then.hash[slot] = (now.hash[state]! + this.#marks[item]!) | 0;
    then.covered[slot] = now.covered[state]! + this.#items.width[item]! * this.#items.height[item]!;
  }

  #lay(low: number, code: number): void {
    const { width, height } = this.#items;
    const item = code >> 1;
    if ((code & 1) === 0) this.#skyline.place(low, width[item]!, height[item]!);
    else this.#skyline.place(low, height[item]!, width[item]!);
  }

  /** The narrowest side that is not in yet, the item given left out. */
  #narrowestLeft(state: number, except: number): number {
    const { used, narrow } = this.#now;
    const from = state * this.#words;
    const order = this.#byNarrowSide;
    let at = narrow[state]!;
    for (; at < order.length; at++) {
      const item = order[at]!;
      if ((used[from + (item >> 5)]! & (1 << (item & 31))) === 0) break;
    }
    narrow[state] = at;
    for (; at < order.length; at++) {
      const item = order[at]!;
      const free = (used[from + (item >> 5)]! & (1 << (item & 31))) === 0;
      if (free && item !== except) return this.#narrowSide[item]!;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** The items that suit the lowest gap best. */
  #chooseItems(state: number, low: number): void {
    this.#likedCount = 0;
    const { count, width, height, turnable } = this.#items;
    const { used } = this.#now;
    const from = state * this.#words;
    const skyline = this.#skyline;
    const gap = skyline.starts[low + 1]! - skyline.starts[low]!;
    const room = this.#binHeight - skyline.levels[low]!;
    const narrowest = this.#narrowestLeft(state, -1);
    if (gap < narrowest) return;
    const left = skyline.leftWall(low);
    const right = skyline.rightWall(low);
    const { branching } = this.#guide;
    let enough = 0;
    let lastWidth = 0;
    let lastHeight = 0;
    for (let word = 0; word < this.#words; word++) {
      let free = ~used[from + word]!;
      while (free !== 0) {
        const item = (word << 5) + 31 - Math.clz32(free & -free);
        free &= free - 1;
        if (item >= count) break;
        const itemWidth = width[item]!;
        const itemHeight = height[item]!;
        // Of equal ones, which are neighbours, the first will do.
        if (itemWidth === lastWidth && itemHeight === lastHeight) continue;
        lastWidth = itemWidth;
        lastHeight = itemHeight;
        const turns = turnable[item] === 1;
        // Without contact an item is at best as good as its area: most are out of the question at once.
        if (
          itemWidth * itemHeight <= enough &&
          differ(itemWidth, itemHeight, gap, left, right, room) &&
          (!turns || differ(itemHeight, itemWidth, gap, left, right, room))
        ) {
          continue;
        }
        if (itemWidth <= gap && itemHeight <= room) {
          this.#like(2 * item, misfit(itemWidth, itemHeight, gap, room, left, right, narrowest));
        }
        if (turns && itemHeight <= gap && itemWidth <= room) {
          this.#like(2 * item + 1, misfit(itemHeight, itemWidth, gap, room, left, right, narrowest));
        }
        if (this.#likedCount === branching) enough = -this.#likedScore[branching - 1]! / areaWeight;
      }
    }
  }

  #like(code: number, score: number): void {
    const liked = this.#liked;
    const scores = this.#likedScore;
    let at = this.#likedCount;
    if (at === liked.length) {
      if (score >= scores[at - 1]!) return;
      at--;
    } else this.#likedCount++;
    for (; at > 0 && scores[at - 1]! > score; at--) {
      scores[at] = scores[at - 1]!;
      liked[at] = liked[at - 1]!;
    }
    scores[at] = score;
    liked[at] = code;
  }
}

/** How badly an item suits a gap: the waste beside it, less its contact with the walls and a part of its area. */
function misfit(
  width: number,
  height: number,
  gap: number,
  room: number,
  left: number,
  right: number,
  narrowest: number,
): number {
  const rest = gap - width;
  const levelLeft = height === left;
  const levelRight = height === right;
  let waste = 0;
  if (rest > 0 && rest < narrowest) {
    // The sliver ends at the far wall, or where this item does.
    const wall = levelLeft ? right : levelRight ? left : Math.min(left, right);
    waste = rest * Math.min(height, wall);
  }
  let contact = rest === 0 ? 2 : 0;
  if (levelLeft || levelRight) contact += 1.5;
  if (rest === 0 && levelLeft && levelRight) contact++;
  if (height === room) contact++;
  return waste - contact * contactWeight * width - width * height * areaWeight;
}

/** Does no side meet what it lies against? May say no where it is yes, once in a while: the product is taken mod 2³². */
function differ(width: number, height: number, gap: number, left: number, right: number, room: number): boolean {
  return Math.imul(Math.imul(width - gap, height - left), Math.imul(height - right, height - room)) !== 0;
}

/** A random-looking number for each size, the same for equal sizes: their sum tells sets apart. */
function marksOf({ count, width, height }: Items): Int32Array {
  const marks = new Int32Array(count);
  for (let item = 0; item < count; item++) {
    let mixed = Math.imul(width[item]! * 65_537 + height[item]!, 0x9e37_79b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
    marks[item] = mixed ^ (mixed >>> 16);
  }
  return marks;
}

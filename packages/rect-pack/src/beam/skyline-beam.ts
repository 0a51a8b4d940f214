/**
 * A beam over skylines: many packings grow side by side, item by item, and only the most promising go on.
 *
 *     level 0      level 1      level 2            Each state is a skyline and the set of what lies under it. Its lowest
 *                   ▁▁▁▁│        ▁▁▁▁▃▃▃           gap is filled with each of the few items that suit it best; of all
 *     ────────  →   ▃▃─────  →   ▃▃▁▁▁──   →  …    the children the `width` best go on, but of those with equal sizes
 *                   ▅▅▅────      ▅▅▅▁▁──           under them and equal waste only one.
 *
 * A child is judged by `(bias + share of waste) / mean area of its items`: little waste, and the large items early, since
 * small ones close the last gaps. A single greedy pass can't weigh that; it is worth two percent of a page. An upper edge of
 * many steps counts as waste to come: of two that have wasted as much the more level one closes better.
 * Work: levels × width × (items + branching × segments).
 *
 * @see Fontan, Libralesso, PackingSolver: a tree search-based solver for two-dimensional packing problems, 2020: the guide
 * @see Burke, Kendall, Whitwell, A new placement heuristic for the orthogonal stock-cutting problem, 2004: lowest gap
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import { emptyLayout, type Items, int32Arrays, type Layout, put, worthOf } from '../items/items.js';
import { subsetOf } from '../items/subset.js';
import { sortedOrder } from '../orders/sort-by.js';
import { GapChoice } from './gap-choice.js';
import { type Generation, makeGeneration, orderings } from './generation.js';
import { OpenSkyline } from './open-skyline.js';
import { marksOf, SeenSets } from './seen-sets.js';
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
  /**
   * Until so much of the bin is full only a part of the states goes on: the last choices need the width more than the
   * first.
   */
  readonly lateFrom: number;
  readonly earlyPart: number;
  /** How much waste each segment of a skyline stands for, in mean areas of an item: a ragged edge is hard to close. */
  readonly edgeCost: number;
};

/** Fills a bin as far as possible, step by step. An item is coded `2 · item`, plus 1 if it is turned. */
export class SkylineBeam {
  /** Area that the fullest packing so far covers. */
  bestArea = 0;
  /** What the items of the best one so far count for. */
  bestWorth = 0;
  /** How many items it holds. */
  bestCount = 0;
  /** The items by falling area, and where they stood in the list. */
  readonly #items: Items;
  readonly #original: Int32Array;
  readonly #guide: BeamGuide;
  readonly #binHeight: number;
  readonly #binArea: number;
  /** The waste that a segment stands for. */
  readonly #segmentCost: number;
  readonly #narrowSide: Int32Array;
  readonly #byNarrowSide: Int32Array;
  /** The same of the sides that can stand upright. */
  readonly #lowSide: Int32Array;
  readonly #byLowSide: Int32Array;
  readonly #marks: Int32Array;
  readonly #stride: number;
  readonly #words: number;
  readonly #skyline: OpenSkyline;
  #now: Generation;
  #then: Generation;
  #states = 1;
  #depth = 0;
  readonly #choice: GapChoice;
  readonly #childOf: Int32Array;
  readonly #childItem: Int32Array;
  readonly #childOrder: Int32Array;
  readonly #childRank: Float64Array;
  readonly #seen: SeenSets;
  /** Four numbers for each state that went on: parent, item, x, y. Node 0 is the empty bin. */
  readonly #nodes: Int32Array;
  #nodeCount = 1;
  readonly #bestLeaf = { parent: 0, code: -1, x: 0, y: 0 };

  /** A beam over at least one item. */
  constructor(items: Items, binWidth: number, binHeight: number, guide: BeamGuide) {
    this.#original = sortedOrder(items.width.map((side, item) => ~(side * items.height[item])));
    this.#items = subsetOf(items, this.#original);
    const { count, width, height, turnable } = this.#items;
    this.#guide = guide;
    this.#binHeight = binHeight;
    this.#binArea = binWidth * binHeight;
    this.#segmentCost = (guide.edgeCost * this.#items.area) / count;
    this.#narrowSide = width.map((side, item) => (turnable[item] === 1 ? Math.min(side, height[item]) : side));
    this.#byNarrowSide = sortedOrder(this.#narrowSide);
    this.#lowSide = height.map((side, item) => (turnable[item] === 1 ? Math.min(side, width[item]) : side));
    this.#byLowSide = sortedOrder(this.#lowSide);
    const least = this.#narrowSide[this.#byNarrowSide[0]];
    this.#stride = Math.min(count, Math.floor(binWidth / least)) + 4;
    this.#words = (count + 31) >> 5;
    this.#marks = marksOf(this.#items);
    this.#skyline = new OpenSkyline(this.#stride, binHeight);
    const states = Math.min(guide.width, orderings(count));
    this.#now = makeGeneration(states, this.#stride, this.#words);
    this.#then = makeGeneration(states, this.#stride, this.#words);
    const maxChildren = states * guide.branching;
    this.#choice = new GapChoice(this.#items, guide.branching);
    [this.#childOf, this.#childItem, this.#childOrder] = int32Arrays(3, maxChildren);
    this.#childRank = new Float64Array(maxChildren);
    this.#seen = new SeenSets(maxChildren);
    this.#nodes = new Int32Array(4 * (1 + states * count));
    this.#now.starts[1] = binWidth;
    this.#now.segments[0] = 1;
  }

  /** Every state grows by one item; false if none can. */
  *step(pace: Pace): Slices<boolean> {
    const { width, lateFrom, earlyPart } = this.#guide;
    let children = 0;
    for (let state = 0; state < this.#states; state++) {
      const before = children;
      children = this.#expand(state, children);
      // Choosing looks at items and segments, each child walks along the segments a few times.
      if (spend(pace, 32 + 4 * this.#now.segments[state] * (1 + children - before) + this.#words)) yield;
    }
    if (children === 0) return false;
    for (let child = 0; child < children; child++) this.#childOrder[child] = child;
    const early = this.bestArea < lateFrom * this.#binArea;
    const kept = Math.min(children, early ? Math.ceil(width * earlyPart) : width);
    selectLeast(this.#childOrder, this.#childRank, children, kept);
    pace.work += 4 * children;
    for (let slot = 0; slot < kept; slot++) {
      if (spend(pace, 0)) yield;
      this.#grow(slot, this.#childOrder[slot]);
      pace.work += 16 + 4 * this.#then.segments[slot] + this.#words;
    }
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
    const putBack = (code: number, x: number, y: number): void => {
      put(layout, this.#original[code >> 1], { x, y, turned: code & 1 }, 0);
    };
    const { parent, code, x, y } = this.#bestLeaf;
    if (code >= 0) putBack(code, x, y);
    for (let node = parent; node > 0; node = this.#nodes[4 * node]) {
      putBack(this.#nodes[4 * node + 1], this.#nodes[4 * node + 2], this.#nodes[4 * node + 3]);
    }
    return layout;
  }

  #load(state: number): void {
    const { starts, levels, segments, waste } = this.#now;
    this.#skyline.load(starts, levels, state * this.#stride, segments[state], waste[state]);
  }

  /** Closes the gaps of a state that nothing fits, and lists its children. */
  #expand(state: number, children: number): number {
    const now = this.#now;
    const choice = this.#choice;
    const skyline = this.#skyline;
    const { width, height } = this.#items;
    this.#load(state);
    let low = skyline.lowest();
    for (; ; low = skyline.lowest()) {
      if (skyline.levels[low] >= this.#binHeight) return children;
      const gap = skyline.starts[low + 1] - skyline.starts[low];
      const room = this.#binHeight - skyline.levels[low];
      const left = skyline.leftWall(low);
      const right = skyline.rightWall(low);
      choice.choose(now.used, state * this.#words, gap, room, left, right, this.#narrowestLeft(state, -1));
      if (choice.count > 0) break;
      skyline.raise(low);
    }
    skyline.save(now.starts, now.levels, state * this.#stride);
    now.segments[state] = skyline.segments;
    now.waste[state] = skyline.waste;
    const placed = this.#depth + 1;
    let total = children;
    for (let at = 0; at < choice.count; at++) {
      const code = choice.codes[at];
      const item = code >> 1;
      if (at > 0) this.#load(state);
      this.#lay(low, code);
      const narrowest = this.#narrowestLeft(state, item);
      skyline.closeNarrow(narrowest);
      const covered = now.covered[state] + width[item] * height[item];
      if (covered > this.bestArea) this.bestArea = covered;
      const worth = now.worth[state] + worthOf(this.#items, item);
      if (worth > this.bestWorth) {
        this.bestWorth = worth;
        this.bestCount = placed;
        Object.assign(this.#bestLeaf, { parent: now.node[state], code, x: skyline.x, y: skyline.y });
      }
      const waste = skyline.waste + skyline.lost(narrowest, this.#lowestLeft(state, item));
      if (waste > this.#guide.maxWaste) continue;
      if (this.#seen.has(placed, (now.hash[state] + this.#marks[item]) | 0, skyline.waste | 0)) continue;
      const likely = waste + this.#segmentCost * skyline.segments;
      this.#childRank[total] = ((this.#guide.bias + likely / (covered + likely)) * placed) / covered;
      this.#childOf[total] = state;
      this.#childItem[total] = code;
      total++;
    }
    return total;
  }

  /** A child becomes a state of the next generation. */
  #grow(slot: number, child: number): void {
    const now = this.#now;
    const then = this.#then;
    const skyline = this.#skyline;
    const words = this.#words;
    const state = this.#childOf[child];
    const code = this.#childItem[child];
    const item = code >> 1;
    this.#load(state);
    this.#lay(skyline.lowest(), code);
    const node = this.#nodeCount++;
    then.node[slot] = node;
    const nodes = this.#nodes;
    nodes[4 * node] = now.node[state];
    nodes[4 * node + 1] = code;
    nodes[4 * node + 2] = skyline.x;
    nodes[4 * node + 3] = skyline.y;
    skyline.closeNarrow(this.#narrowestLeft(state, item));
    skyline.save(then.starts, then.levels, slot * this.#stride);
    then.segments[slot] = skyline.segments;
    then.waste[slot] = skyline.waste;
    for (let word = 0; word < words; word++) then.used[slot * words + word] = now.used[state * words + word];
    then.used[slot * words + (item >> 5)] |= 1 << (item & 31);
    then.narrow[slot] = now.narrow[state];
    then.low[slot] = now.low[state];
    then.hash[slot] = (now.hash[state] + this.#marks[item]) | 0;
    then.covered[slot] = now.covered[state] + this.#items.width[item] * this.#items.height[item];
    then.worth[slot] = now.worth[state] + worthOf(this.#items, item);
  }

  #lay(low: number, code: number): void {
    const { width, height } = this.#items;
    const item = code >> 1;
    if ((code & 1) === 0) this.#skyline.place(low, width[item], height[item]);
    else this.#skyline.place(low, height[item], width[item]);
  }

  /** The narrowest side that is not in yet, the item given left out. */
  #narrowestLeft(state: number, except: number): number {
    return this.#leastLeft(state, except, this.#now.narrow, this.#byNarrowSide, this.#narrowSide);
  }

  /** The lowest side that is not in yet, the item given left out. */
  #lowestLeft(state: number, except: number): number {
    return this.#leastLeft(state, except, this.#now.low, this.#byLowSide, this.#lowSide);
  }

  #leastLeft(state: number, except: number, known: Int32Array, order: Int32Array, sides: Int32Array): number {
    const { used } = this.#now;
    const from = state * this.#words;
    let at = known[state];
    for (; at < order.length; at++) {
      const item = order[at];
      if ((used[from + (item >> 5)] & (1 << (item & 31))) === 0) break;
    }
    known[state] = at;
    for (; at < order.length; at++) {
      const item = order[at];
      const free = (used[from + (item >> 5)] & (1 << (item & 31))) === 0;
      if (free && item !== except) return sides[item];
    }
    return Number.POSITIVE_INFINITY;
  }
}

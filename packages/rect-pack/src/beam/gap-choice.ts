/**
 * The few items that suit a gap best: what a state of the beam tries.
 *
 *     │ ┌──┐ left │        An item suits a gap if it fills its width, is level with a wall or reaches the top, if what
 *     │ │▒▒│ wall │        is left beside it is wide enough for another one, and if it is large.
 *     └─┴──┴──────┘
 *
 * Those in contact are few and are looked up by their sides. The others are at best as good as their area, so they are
 * looked at from the largest on until the worst of the chosen is better.
 */
import type { Items } from '../items/items.js';
import { indexSides, type SideIndex } from './side-index.js';

/** How much an item's area and its contact with the walls count for a gap, against a pixel of waste. */
const areaWeight = 0.2;
const contactWeight = 30;

/** A list of the best, the best first. An item is coded `2 · item`, plus 1 if it is turned. */
export class GapChoice {
  readonly codes: Int32Array;
  /** How many there are. */
  count = 0;
  readonly #scores: Float64Array;
  readonly #items: Items;
  readonly #byWidth: SideIndex;
  readonly #byHeight: SideIndex;
  #gap = 0;
  #room = 0;
  #left = 0;
  #right = 0;
  #narrowest = 0;

  /** A choice of so many among items that stand by falling area. */
  constructor(items: Items, branching: number) {
    this.#items = items;
    this.#byWidth = indexSides(items, false);
    this.#byHeight = indexSides(items, true);
    this.codes = new Int32Array(branching);
    this.#scores = new Float64Array(branching);
  }

  /**
   * Looks at the items whose bits are not set in the words of `used` behind `from`, for a gap so wide, with so much room
   * above, between walls that rise so far on its left and right; no item left is narrower than `narrowest`.
   */
  choose(
    used: Int32Array,
    from: number,
    gap: number,
    room: number,
    left: number,
    right: number,
    narrowest: number,
  ): void {
    this.count = 0;
    if (gap < narrowest) return;
    this.#gap = gap;
    this.#room = room;
    this.#left = left;
    this.#right = right;
    this.#narrowest = narrowest;
    this.#chooseTouching(used, from, this.#byWidth, gap, -1);
    this.#chooseTouching(used, from, this.#byHeight, left, gap);
    if (right !== left) this.#chooseTouching(used, from, this.#byHeight, right, gap);
    if (room !== left && room !== right) this.#chooseTouching(used, from, this.#byHeight, room, gap);
    this.#chooseLarge(used, from);
  }

  /** Those with a side of this length, except those `known` wide: they have been looked at. */
  #chooseTouching(used: Int32Array, from: number, { starts, codes }: SideIndex, side: number, known: number): void {
    if (side + 1 >= starts.length) return;
    const { width, height } = this.#items;
    const end = starts[side + 1];
    let lastAcross = 0;
    let lastDown = 0;
    let lastTurned = 0;
    for (let at = starts[side]; at < end; at++) {
      const code = codes[at];
      const item = code >> 1;
      if ((used[from + (item >> 5)] & (1 << (item & 31))) !== 0) continue;
      const turned = code & 1;
      const across = turned === 1 ? height[item] : width[item];
      const down = turned === 1 ? width[item] : height[item];
      if (across > this.#gap || down > this.#room || across === known) continue;
      // Of equal ones, which are neighbours, the first will do.
      if (across === lastAcross && down === lastDown && turned === lastTurned) continue;
      lastAcross = across;
      lastDown = down;
      lastTurned = turned;
      this.#like(code, this.#misfit(across, down));
    }
  }

  /** Those without contact, the largest first. */
  #chooseLarge(used: Int32Array, from: number): void {
    const { count, width, height, turnable } = this.#items;
    const gap = this.#gap;
    const room = this.#room;
    const left = this.#left;
    const right = this.#right;
    const words = (count + 31) >> 5;
    const max = this.codes.length;
    let enough = this.count === max ? -this.#scores[max - 1] / areaWeight : 0;
    let lastAcross = 0;
    let lastDown = 0;
    for (let word = 0; word < words; word++) {
      let free = ~used[from + word];
      while (free !== 0) {
        const item = (word << 5) + 31 - Math.clz32(free & -free);
        free &= free - 1;
        if (item >= count) return;
        const across = width[item];
        const down = height[item];
        if (across * down <= enough) return;
        if (across === lastAcross && down === lastDown) continue;
        lastAcross = across;
        lastDown = down;
        const stands = across < gap && down < room && down !== left && down !== right;
        const lies = turnable[item] === 1 && down < gap && across < room && across !== left && across !== right;
        if (stands) this.#like(2 * item, this.#misfit(across, down));
        if (lies) this.#like(2 * item + 1, this.#misfit(down, across));
        if ((stands || lies) && this.count === max) enough = -this.#scores[max - 1] / areaWeight;
      }
    }
  }

  #like(code: number, score: number): void {
    const liked = this.codes;
    const scores = this.#scores;
    let at = this.count;
    if (at === liked.length) {
      if (score >= scores[at - 1]) return;
      at--;
    } else this.count++;
    for (; at > 0 && scores[at - 1] > score; at--) {
      scores[at] = scores[at - 1];
      liked[at] = liked[at - 1];
    }
    scores[at] = score;
    liked[at] = code;
  }

  /** How badly an item suits the gap: the waste beside it, less its contact with the walls and a part of its area. */
  #misfit(width: number, height: number): number {
    const left = this.#left;
    const right = this.#right;
    const rest = this.#gap - width;
    const levelLeft = height === left;
    const levelRight = height === right;
    let waste = 0;
    if (rest > 0 && rest < this.#narrowest) {
      // The sliver ends at the far wall, or where this item does.
      const wall = levelLeft ? right : levelRight ? left : Math.min(left, right);
      waste = rest * Math.min(height, wall);
    }
    let contact = rest === 0 ? 2 : 0;
    if (levelLeft || levelRight) contact += 1.5;
    if (rest === 0 && levelLeft && levelRight) contact++;
    if (height === this.#room) contact++;
    return waste - contact * contactWeight * width - width * height * areaWeight;
  }
}

/**
 * The few items that suit a gap best: what a state of the beam tries.
 *
 *     │ ┌──┐ left │        An item suits a gap if it fills its width, is level with a wall or reaches the top, if what
 *     │ │▒▒│ wall │        is left beside it is wide enough for another one, and if it is large.
 *     └─┴──┴──────┘
 */
import type { Items } from '../kernels/items.js';

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

  constructor(items: Items, branching: number) {
    this.#items = items;
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
    const { count, width, height, turnable } = this.#items;
    const words = (count + 31) >> 5;
    const branching = this.codes.length;
    let enough = 0;
    let lastWidth = 0;
    let lastHeight = 0;
    for (let word = 0; word < words; word++) {
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
        if (this.count === branching) enough = -this.#scores[branching - 1]! / areaWeight;
      }
    }
  }

  #like(code: number, score: number): void {
    const liked = this.codes;
    const scores = this.#scores;
    let at = this.count;
    if (at === liked.length) {
      if (score >= scores[at - 1]!) return;
      at--;
    } else this.count++;
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

/**
 * Which digits the cells of a sum can have.
 *
 * Cells that all differ: a walk over sets of used digits. Cells some of which may be equal: all fillings are tried, with the
 * rest of the sum as a bound, so there may be few cells only.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { waysOf } from '../../layout/ways.js';

/** By cell the digits (masks) that some filling with different digits has; all 0 if there is none. */
export function fillingsOfDifferent(given: readonly number[], total: number, size: number): number[] {
  // A row's sum of 0 would be any; no cell can have 0.
  if (total <= 0) return given.map(() => 0);
  const { masks, walk } = waysOf(size);
  for (let at = 0; at < given.length; at++) masks[at] = given[at];
  const last = given.length - 1;
  walk({ cells: given, sums: given.map((_, at) => (at === last ? total : 0)), apart: [] });
  return [...masks.subarray(0, given.length)];
}

/** Cells of a sum, some taken off. */
export type SignedSum = {
  /** By cell: its digits. */
  readonly masks: readonly number[];
  /** By cell: 1, or -1 where it is taken off. */
  readonly signs: readonly number[];
  /** What they add up to. */
  readonly total: number;
  /** Do the cells at these places see each other? */
  readonly differ: (a: number, b: number) => boolean;
};

/** By cell the digits (masks) that some filling has. */
export function fillings({ masks, signs, total, differ }: SignedSum): number[] {
  const count = masks.length;
  const found = masks.map(() => 0);
  // By cell: the earlier cells that differ from it, as a mask of places; and the digit that it has now, as a bit.
  const apart = masks.map((_, at) => {
    let earlier = 0;
    for (let other = 0; other < at; other++) if (differ(other, at)) earlier |= 1 << other;
    return earlier;
  });
  const chosen = masks.map(() => 0);
  // What the cells from each one on can still add.
  const least = new Array<number>(count + 1).fill(0);
  const most = new Array<number>(count + 1).fill(0);
  for (let at = count - 1; at >= 0; at--) {
    const [low, high] = [lowestBit(masks[at]) + 1, 32 - Math.clz32(masks[at])];
    least[at] = least[at + 1] + (signs[at] === 1 ? low : -high);
    most[at] = most[at + 1] + (signs[at] === 1 ? high : -low);
  }
  // How many digits no filling has had yet: without one there is nothing more to find.
  let missing = masks.reduce((sum, mask) => sum + countBits(mask), 0);
  const fill = (at: number, left: number): boolean => {
    if (at === count) return left === 0;
    if (left < least[at] || left > most[at]) return false;
    let open = masks[at];
    for (let others = apart[at]; others !== 0; others &= others - 1) open &= ~chosen[lowestBit(others)];
    // The last cell has what is left.
    if (at === count - 1) open &= (1 << (left * signs[at])) >> 1;
    let any = false;
    for (; open !== 0 && missing > 0; open &= open - 1) {
      chosen[at] = open & -open;
      if (!fill(at + 1, left - signs[at] * (lowestBit(open) + 1))) continue;
      any = true;
      if ((found[at] & chosen[at]) === 0) missing--;
      found[at] |= chosen[at];
    }
    return any;
  };
  fill(0, total);
  return found;
}

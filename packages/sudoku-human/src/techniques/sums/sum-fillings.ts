/**
 * Which digits the cells of a sum can have.
 *
 * Cells that all differ: a walk over sets of used digits. Cells some of which may be equal: all fillings are tried, with the
 * rest of the sum as a bound, so there may be few cells only.
 */

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
  const found = masks.map(() => 0);
  const chosen: number[] = [];
  const ends = (at: number): [number, number] => {
    const [low, high] = [32 - Math.clz32(masks[at] & -masks[at]), 32 - Math.clz32(masks[at])];
    return signs[at] === 1 ? [low, high] : [-high, -low];
  };
  // What the cells from each one on can still add.
  const least = new Array<number>(masks.length + 1).fill(0);
  const most = new Array<number>(masks.length + 1).fill(0);
  for (let at = masks.length - 1; at >= 0; at--) {
    const [low, high] = ends(at);
    least[at] = least[at + 1] + low;
    most[at] = most[at + 1] + high;
  }
  const fill = (at: number, left: number): boolean => {
    if (left < least[at] || left > most[at]) return false;
    if (at === masks.length) return true;
    let any = false;
    for (let rest = masks[at]; rest !== 0; rest &= rest - 1) {
      const digit = 32 - Math.clz32(rest & -rest);
      if (chosen.some((other, i) => other === digit && differ(i, at))) continue;
      chosen.push(digit);
      if (fill(at + 1, left - signs[at] * digit)) {
        any = true;
        found[at] |= rest & -rest;
      }
      chosen.pop();
    }
    return any;
  };
  fill(0, total);
  return found;
}

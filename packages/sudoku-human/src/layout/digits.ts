/** Digits up to 16: as masks, and as the one character that texts have for them. */

import type { Digit } from '../types.js';

/** The digits of a mask, ascending. */
export function digitsOfMask(mask: number): Digit[] {
  const digits: Digit[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
}

/** 1 to 9, then A for 10 and so on. */
export function digitName(digit: Digit): string {
  return digit.toString(36).toUpperCase();
}

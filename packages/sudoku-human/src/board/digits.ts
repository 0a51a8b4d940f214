/** Digits as bits: bit `d - 1` of a mask stands for digit `d`, so the candidates of a cell fit in one small integer. */

import type { Digit } from '../types.js';

/** The mask of all digits of the classic board. */
export const ALL_DIGITS = 0x1ff;

/** The mask of one digit. */
export function maskOf(digit: Digit): number {
  return 1 << (digit - 1);
}

/** The digits of a mask in ascending order. */
export function digitsOf(mask: number): Digit[] {
  const digits: Digit[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
}

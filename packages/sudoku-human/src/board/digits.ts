/** Digits as bits: bit `d - 1` of a mask stands for digit `d`, so nine candidates fit in one small integer. */

import type { Digit } from '../types.js';

/** The mask of all nine digits. */
export const ALL_DIGITS = 0x1ff;

/** The mask of one digit. */
export function maskOf(digit: Digit): number {
  return 1 << (digit - 1);
}

/** The digits of a mask in ascending order. */
export function digitsOf(mask: number): Digit[] {
  const digits: Digit[] = [];
  for (let digit = 1; digit <= 9; digit++) if (mask & maskOf(digit)) digits.push(digit);
  return digits;
}

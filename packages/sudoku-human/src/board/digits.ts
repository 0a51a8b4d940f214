/** Digits as bits: bit `d - 1` of a mask stands for digit `d`, so the candidates of a cell fit in one small integer. */

import type { Digit } from '../types.js';

/** The mask of one digit. */
export function maskOf(digit: Digit): number {
  return 1 << (digit - 1);
}

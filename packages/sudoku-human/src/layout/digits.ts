import type { Digit } from '../types.js';

/** 1 to 9, then A for 10 and so on. */
export function digitName(digit: Digit): string {
  return digit < 10 ? `${digit}` : digit.toString(36).toUpperCase();
}

/**
 * A big integer in decimal digits, a thousand at a time: the whole at once would be a single step of many milliseconds
 * where there are hundreds of thousands of them. Short ones, which is nearly all, are written in one go.
 */
import { type Pace, type Slices, spend } from '@kit/grid';

const digits = 1000;

/** The digits of a number that is not negative. */
export function* digitsOf(number: bigint, pace: Pace): Slices<string> {
  const base = 10n ** BigInt(digits);
  const parts: string[] = [];
  let left = number;
  while (left >= base) {
    parts.push((left % base).toString().padStart(digits, '0'));
    left /= base;
    // Each division goes over all that is left; how much that is shows only at the end, so the longest is assumed.
    if (spend(pace, 100_000)) yield;
  }
  parts.push(left.toString());
  return parts.reverse().join('');
}

/** The few smallest of many, in order: one insertion each, so that a million cells need no sort. */
import { type Pace, type Slices, spend } from '@kit/grid';

export function* smallest(
  items: readonly number[],
  count: number,
  compare: (a: number, b: number) => number,
  pace: Pace,
): Slices<number[]> {
  const kept: number[] = [];
  for (const item of items) {
    if (spend(pace, 2)) yield;
    if (kept.length === count && compare(item, kept[count - 1]) >= 0) continue;
    let at = kept.length;
    while (at > 0 && compare(item, kept[at - 1]) < 0) at--;
    kept.splice(at, 0, item);
    if (kept.length > count) kept.pop();
    if (spend(pace, count)) yield;
  }
  return kept;
}

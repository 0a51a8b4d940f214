/**
 * Shuffling in place and in slices: draws as `shuffle` of a `Random` does, so a list has the same order by either.
 */
import { type MutableCells, type Pace, type Random, type Slices, spend } from '@kit/grid';

/** Shuffles the members from one place up to another. */
export function* shuffleSlices(random: Random, list: MutableCells, from: number, to: number, pace: Pace): Slices<void> {
  for (let last = to - 1; last > from; last--) {
    const chosen = from + random.int(last - from + 1);
    const held = list[last];
    list[last] = list[chosen];
    list[chosen] = held;
    if (spend(pace, 4)) yield;
  }
}

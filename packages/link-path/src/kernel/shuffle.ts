/**
 * Shuffling in place: draws as `shuffle` of a `Random` does, so a list has the same order by either.
 */
import type { MutableCells, Pace, Random } from '@kit/grid';

/** Shuffles the members from one place up to another. */
export function shufflePart(random: Random, list: MutableCells, from: number, to: number, pace: Pace): void {
  for (let last = to - 1; last > from; last--) {
    const chosen = from + random.int(last - from + 1);
    const held = list[last];
    list[last] = list[chosen];
    list[chosen] = held;
  }
  pace.work += 4 * Math.max(0, to - from - 1);
}

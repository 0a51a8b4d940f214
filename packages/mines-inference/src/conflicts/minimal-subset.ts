/**
 * A minimal subset that still has a property which supersets inherit (being contradictory, forcing a cell).
 *
 * Ever smaller pieces are left out, the last of the list first; at pieces of one, whatever can't be left out stays
 * necessary in every smaller subset, so the result is minimal by inclusion. About k·log(n/k) tests for k of n.
 *
 * @see Junker, "QuickXplain" (2004), for the problem; this is plain deletion in halving pieces
 */
import { type Pace, type Slices, spend } from '@kit/grid';

export function* minimalSubset<T>(
  items: readonly T[],
  holds: (subset: readonly T[]) => Slices<boolean>,
  pace: Pace,
): Slices<T[]> {
  let kept = [...items];
  let piece = 1;
  while (piece * 2 <= kept.length) piece *= 2;
  for (; piece >= 1; piece = Math.floor(piece / 2)) {
    for (let end = kept.length; end > 0; end -= piece) {
      const without = kept.slice(0, Math.max(0, end - piece)).concat(kept.slice(end));
      if (spend(pace, 1 + kept.length / 4)) yield;
      if (yield* holds(without)) kept = without;
    }
  }
  return kept;
}

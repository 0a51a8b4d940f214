/**
 * Which numbers of mines each region may have so that the others and the rest can make the total: exact, in booleans.
 *
 * If no support has a gap larger than the rest can bridge, sums of supports with the rest are intervals and the answer
 * is arithmetic. Else (an endgame without rest cells) prefix and suffix sums of the supports are walked.
 */

import { type Pace, type Slices, spend } from '@kit/grid';

/** A set of numbers of mines (`low + i` for every i with `support[i] === 1`), and how many regions have it (default 1). */
export type MineSet = { readonly low: number; readonly support: Uint8Array; readonly times?: number | undefined };

/** What {@link allowedCounts} finds. */
export type AllowedCounts = {
  /** Can the total be made at all? */
  readonly possible: boolean;
  /** For one region of each set: 1 where its number of mines is part of some layout of the whole board. */
  readonly regions: readonly Uint8Array[];
  /** Fewest and most mines that the rest cells can hold. */
  readonly restFewest: number;
  readonly restMost: number;
};

export function* allowedCounts(
  sets: readonly MineSet[],
  rest: number,
  total: number,
  pace: Pace,
): Slices<AllowedCounts> {
  let largest = 1;
  let low = 0;
  let high = 0;
  let length = 0;
  for (const set of sets) {
    const times = set.times ?? 1;
    largest = Math.max(largest, largestStep(set.support));
    low += set.low * times;
    high += (set.low + set.support.length - 1) * times;
    length += set.support.length;
  }
  if (spend(pace, 2 * length + 8 * sets.length)) yield;
  if (largest > rest + 1) return yield* bySums(sets, rest, total, pace);
  const regions = sets.map(({ low: own, support }) => {
    const ownHigh = own + support.length - 1;
    const first = Math.max(0, total - rest - (high - ownHigh) - own);
    const end = Math.min(support.length, total - (low - own) - own + 1);
    const allowed = new Uint8Array(support.length);
    for (let i = first; i < end; i++) allowed[i] = support[i];
    return allowed;
  });
  const possible = total >= low && total <= high + rest;
  // The ends of the range are sums themselves; only where the total cuts through it do gaps matter.
  if (largest === 1 || (high <= total && low >= total - rest)) {
    return { possible, regions, restFewest: Math.max(0, total - high), restMost: Math.min(rest, total - low) };
  }
  let sums = singleton(total);
  for (const set of sets) sums = yield* addTimes(sums, set, set.times ?? 1, pace);
  return { possible, regions, ...restBounds(sums, rest, total) };
}

function* bySums(sets: readonly MineSet[], rest: number, total: number, pace: Pace): Slices<AllowedCounts> {
  const prefixes: Uint8Array[] = [singleton(total)];
  for (const set of sets) prefixes.push(yield* addTimes(prefixes[prefixes.length - 1], set, set.times ?? 1, pace));
  let after = singleton(total);
  const regions: Uint8Array[] = [];
  for (let index = sets.length - 1; index >= 0; index--) {
    const set = sets[index];
    const before = yield* addTimes(prefixes[index], set, (set.times ?? 1) - 1, pace);
    const others = yield* addTimes(before, { low: 0, support: after }, 1, pace);
    const allowed = new Uint8Array(set.support.length);
    for (let i = 0; i < allowed.length; i++) {
      if (set.support[i] === 0) continue;
      // Does some sum of the others leave the rest no fewer mines than none, and no more than it has cells?
      const most = total - set.low - i;
      const found = most < 0 ? -1 : others.indexOf(1, Math.max(0, most - rest));
      if (found !== -1 && found <= most) allowed[i] = 1;
      if (spend(pace, 1 + Math.min(rest, total) / 4)) yield;
    }
    regions[index] = allowed;
    after = yield* addTimes(after, set, set.times ?? 1, pace);
  }
  const bounds = restBounds(prefixes[sets.length], rest, total);
  return { possible: bounds.restFewest <= bounds.restMost, regions, ...bounds };
}

/** Fewest and most mines in the rest; fewest above most if there is no layout. */
function restBounds(sums: Uint8Array, rest: number, total: number): { restFewest: number; restMost: number } {
  const most = sums.indexOf(1, Math.max(0, total - rest));
  return { restFewest: total - sums.lastIndexOf(1), restMost: most === -1 ? -1 : total - most };
}

function largestStep(support: Uint8Array): number {
  let largest = 1;
  let last = 0;
  for (let i = 1; i < support.length; i++) {
    if (support[i] === 0) continue;
    largest = Math.max(largest, i - last);
    last = i;
  }
  return largest;
}

function singleton(total: number): Uint8Array {
  const sums = new Uint8Array(total + 1);
  sums[0] = 1;
  return sums;
}

/** Adds a set's counts `times` times to the sums. A sum that has no place in `sums` is left out. */
function* addTimes(sums: Uint8Array, { low, support }: MineSet, times: number, pace: Pace): Slices<Uint8Array> {
  let before = sums;
  for (let time = 0; time < times; time++) {
    const after = new Uint8Array(sums.length);
    for (let i = 0; i < support.length; i++) {
      if (support[i] === 0) continue;
      for (let sum = 0; sum + low + i < after.length; sum++) if (before[sum] === 1) after[sum + low + i] = 1;
      if (spend(pace, after.length)) yield;
    }
    before = after;
  }
  return before;
}

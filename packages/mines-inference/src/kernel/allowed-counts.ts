/**
 * Which numbers of mines each region may have so that the others and the rest can make the total: exact, in booleans.
 *
 * If no support has a gap larger than the rest can bridge, sums of supports with the rest are intervals and the answer
 * is arithmetic. Else (an endgame without rest cells) prefix and suffix sums of the supports are walked.
 */

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

export function allowedCounts(sets: readonly MineSet[], rest: number, total: number): AllowedCounts {
  return sets.every(({ support }) => largestStep(support) <= rest + 1)
    ? byIntervals(sets, rest, total)
    : bySums(sets, rest, total);
}

function byIntervals(sets: readonly MineSet[], rest: number, total: number): AllowedCounts {
  let low = 0;
  let high = 0;
  for (const set of sets) {
    const times = set.times ?? 1;
    low += set.low * times;
    high += (set.low + set.support.length - 1) * times;
  }
  const regions = sets.map(({ low: own, support }) => {
    const ownHigh = own + support.length - 1;
    const fewest = total - rest - (high - ownHigh);
    const most = total - (low - own);
    return support.map((has, i) => (own + i >= fewest && own + i <= most ? has : 0));
  });
  // The ends of the range are sums themselves; only where the total cuts through it do gaps matter.
  const gaps = sets.some(({ support }) => largestStep(support) > 1);
  const sums = gaps && (high > total || low < total - rest) ? restBounds(sumAll(sets, total), rest, total) : undefined;
  return {
    possible: total >= low && total <= high + rest,
    regions,
    restFewest: sums?.restFewest ?? Math.max(0, total - high),
    restMost: sums?.restMost ?? Math.min(rest, total - low),
  };
}

function bySums(sets: readonly MineSet[], rest: number, total: number): AllowedCounts {
  const prefixes: Uint8Array[] = [singleton(total)];
  for (const set of sets) prefixes.push(addTimes(prefixes[prefixes.length - 1]!, set, set.times ?? 1));
  let after = singleton(total);
  const regions: Uint8Array[] = [];
  for (let index = sets.length - 1; index >= 0; index--) {
    const set = sets[index]!;
    const others = addSets(addTimes(prefixes[index]!, set, (set.times ?? 1) - 1), after);
    regions[index] = set.support.map((has, i) => {
      if (has === 0) return 0;
      for (let inRest = 0; inRest <= rest; inRest++) {
        const needed = total - set.low - i - inRest;
        if (needed >= 0 && others[needed] === 1) return 1;
      }
      return 0;
    });
    after = addTimes(after, set, set.times ?? 1);
  }
  const bounds = restBounds(prefixes[sets.length]!, rest, total);
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
    if (i - last > largest) largest = i - last;
    last = i;
  }
  return largest;
}

function singleton(total: number): Uint8Array {
  const sums = new Uint8Array(total + 1);
  sums[0] = 1;
  return sums;
}

function sumAll(sets: readonly MineSet[], total: number): Uint8Array {
  return sets.reduce((sums, set) => addTimes(sums, set, set.times ?? 1), singleton(total));
}

function addTimes(sums: Uint8Array, set: MineSet, times: number): Uint8Array {
  let result = sums;
  for (let i = 0; i < times; i++) result = addSet(result, set);
  return result;
}

/** All sums up to the length of `sums`. */
function addSet(sums: Uint8Array, { low, support }: MineSet): Uint8Array {
  const result = new Uint8Array(sums.length);
  for (let i = 0; i < support.length; i++) {
    if (support[i] === 0) continue;
    for (let sum = 0; sum + low + i < sums.length; sum++) if (sums[sum] === 1) result[sum + low + i] = 1;
  }
  return result;
}

function addSets(a: Uint8Array, b: Uint8Array): Uint8Array {
  return addSet(a, { low: 0, support: b });
}

/**
 * How much a search has worked, counted, so that it pauses in time on any machine.
 *
 * A unit is about a turn of an inner loop, some nanoseconds; all parts of a search count theirs on one pace. Work that is
 * linear in the input runs in one piece, for which inputs are capped. Only work that grows faster asks
 * {@link spend} between two pieces, and yields when it says so.
 */

/**
 * Counts the work of one search.
 *
 * @internal
 */
export type Pace = {
  /** Units so far. A kernel may add to them itself and ask {@link spend} later. */
  work: number;
  /** The number of units at which the next pause is due. */
  due: number;
  /** How many units the slice has. */
  slice: number;
};

/** Units of a slice: about 2 ms. */
const fullSlice = 250_000;

/** The first slice is shorter, since code that has not run yet is many times slower; each next one is a quarter longer. */
const firstSlice = 10_000;

/**
 * The pace of a new search.
 *
 * @param slice - units of the first slice; a test that wants a pause wherever there may be one gives 1, which stays 1
 * @returns a pace that has counted nothing yet
 * @internal
 *
 * @example
 * ```ts
 * import { createPace, spend } from '@kit/grid';
 *
 * const pace = createPace();
 * spend(pace, 9_999); // => false
 * spend(pace, 1); // => true
 * pace.work; // => 10000
 * ```
 */
export function createPace(slice: number = firstSlice): Pace {
  return { work: 0, due: slice, slice };
}

/**
 * Counts work, and says whether it is time to yield. If it is, the next slice begins.
 *
 * @param pace - the pace of the search
 * @param work - units since the last call, 0 if they were counted by hand
 * @returns whether to yield
 * @internal
 *
 * @example
 * ```ts
 * import { createPace, type Pace, type Slices, spend } from '@kit/grid';
 *
 * function* pairsOf(list: readonly number[], pace: Pace): Slices<number> {
 *   let pairs = 0;
 *   for (const a of list) {
 *     for (const b of list) if (a < b) pairs++;
 *     if (spend(pace, list.length)) yield;
 *   }
 *   return pairs;
 * }
 * pairsOf([3, 1, 2], createPace()).next().value; // => 3
 * ```
 */
export function spend(pace: Pace, work: number): boolean {
  pace.work += work;
  if (pace.work < pace.due) return false;
  pace.slice = Math.min(fullSlice, pace.slice + (pace.slice >> 2));
  pace.due = pace.work + pace.slice;
  return true;
}
